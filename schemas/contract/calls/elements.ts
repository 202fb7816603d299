import { array, number, string } from "yup";

import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";

const elementShape = shape({
  id: number().integer().required(),
  route: string().required(),
  slug: string().defined(),
  title: string().defined(),
  text: string().defined(),
  image: optionalImageShape,
  link: string().defined(),
  url: string().defined(),
  message: string().optional(),
  couleur_de_fond: string().optional(),
});

export const listElements = defineCall("listElements", {
  summary: "One page of the items of an element list.",
  access: "public",
  params: { route: "slug" },
  list: {
    filters: {
      id: { type: "integer" },
      slug: { type: "text" },
      title: { type: "text" },
      search: { type: "text", onlyEqual: true },
    },
    orderBy: ["id", "slug", "title", "order"],
  },
  answer: shape({
    elements: array(elementShape).required(),
    total: number().integer().required(),
    pagination: shape({ page: number().integer().required(), nbItem: number().integer().required() }),
  }),
});

export const listElementPages = defineCall("listElementPages", {
  summary: "The items of every element list that has pages of its own.",
  access: "public",
  list: { filters: { id: { type: "integer" }, route: { type: "text" } }, orderBy: ["id", "route"] },
  answer: shape({
    elements: array(
      shape({
        id: number().integer().required(),
        route: string().required(),
        title: string().defined(),
        url: string().required(),
      }),
    ).required(),
    total: number().integer().required(),
  }),
});

export const getElement = defineCall("getElement", {
  summary: "One item of an element list.",
  access: "public",
  params: { route: "slug", id: "id" },
  answer: elementShape,
});
