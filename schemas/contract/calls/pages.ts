import { array, boolean, number, string } from "yup";

import type { PageList } from "../../content/page-item.ts";
import type { ComponentConfig } from "../../page/layout.ts";
import { defineCall } from "../define-call.ts";
import { layoutShape, propsShape } from "../shapes/layout-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

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

export const pageCalls = {
  listPages: defineCall("GET /page", {
    summary: "The page list: slugs, titles and menu flags, in one language.",
    access: "public",
    isOwn: true,
    list: {
      defaults: { nbItem: 100, page: 1, orderBy: "order" },
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
    answer: typed<PageList>()(
      shape({ pages: array(shape(pageFields)).required(), total: number().integer().required() }),
    ),
  }),

  getPage: defineCall("GET /page/{id}", {
    summary: "One page with its published layout.",
    access: "public",
    params: { id: "id" },
    answer: shape({
      ...pageFields,
      layout: shape({ id: number().integer().required(), document: layoutShape }).nullable().defined(),
    }),
  }),

  getComponentConfig: defineCall("GET /component/conf/{slug}", {
    summary: "The site-wide settings of one block.",
    access: "public",
    example: { params: { slug: "banner" } },
    params: { slug: "slug" },
    answer: typed<ComponentConfig>()(
      shape({ slug: string().required(), v: number().integer().required(), props: propsShape }),
    ),
  }),
};
