import { array, boolean, number, string } from "yup";

import { defineCall } from "../define-call.ts";
import { layoutShape } from "../shapes/layout-shape.ts";
import { shape } from "../shapes/shape.ts";

const pageFields = {
  id: number().integer().required(),
  slug: string().defined(),
  path: string().nullable().defined(),
  menuTitle: string().defined(),
  title: string().defined(),
  metaDescription: string().defined(),
  menuIcon: string().defined(),
  order: number().required(),
  parent: number().integer().nullable().defined(),
  children: array(number().integer().required()).required(),
  type: string().required(),
  isMenu: boolean().required(),
  isFixedRight: boolean().required(),
  isAbsoluteMenu: boolean().required(),
  isReload: boolean().required(),
  isCms: boolean().required(),
  hasCustomHeader: boolean().required(),
  hasCustomFooter: boolean().required(),
  isECommerce: boolean().required(),
};

export const listPages = defineCall("listPages", {
  summary: "The page list: slugs, titles and menu flags, in one language.",
  access: "public",
  list: {
    filters: {
      id: { type: "integer" },
      slug: { type: "text" },
      title: { type: "text" },
      menuTitle: { type: "text" },
      type: { type: "text" },
      parent: { type: "integer" },
      isMenu: { type: "boolean" },
    },
    orderBy: ["id", "slug", "title", "menuTitle", "type", "order"],
  },
  answer: shape({ pages: array(shape(pageFields)).required(), total: number().integer().required() }),
});

export const getPage = defineCall("getPage", {
  summary: "One page with its published layout.",
  access: "public",
  params: { id: "id" },
  answer: shape({
    ...pageFields,
    layout: shape({ id: number().integer().required(), document: layoutShape }).nullable().defined(),
  }),
});
