import { array, number, string } from "yup";

import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";

const serviceShape = shape({
  id: number().integer().required(),
  slug: string().defined(),
  title: string().defined(),
  summary: string().defined(),
  text: string().defined(),
  image: optionalImageShape,
  tags: array(string().required()).required(),
  url: string().defined(),
});

export const listServices = defineCall("listServices", {
  summary: "The services; `tag` keeps those that have one of the tags it names, by commas.",
  access: "public",
  list: {
    filters: {
      id: { type: "integer" },
      slug: { type: "text" },
      title: { type: "text" },
      search: { type: "text", onlyEqual: true },
      tag: { type: "text", onlyEqual: true },
    },
    orderBy: ["id", "slug", "title", "order"],
  },
  answer: shape({ services: array(serviceShape).required(), total: number().integer().required() }),
});

export const getService = defineCall("getService", {
  summary: "One service.",
  access: "public",
  params: { id: "id" },
  answer: serviceShape,
});
