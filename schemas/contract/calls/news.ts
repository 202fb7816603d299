import { array, boolean, number, string } from "yup";

import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";

const newsShape = shape({
  id: number().integer().required(),
  slug: string().defined(),
  title: string().defined(),
  summary: string().defined(),
  text: string().defined(),
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .defined(),
  promoted: boolean().required(),
  image: optionalImageShape,
  url: string().defined(),
});

export const listNews = defineCall("listNews", {
  summary: "News, latest first; `promoted=true` keeps the promoted ones.",
  access: "public",
  list: {
    filters: {
      id: { type: "integer" },
      slug: { type: "text" },
      title: { type: "text" },
      date: { type: "day" },
      promoted: { type: "boolean" },
      search: { type: "text", onlyEqual: true },
    },
    orderBy: ["id", "slug", "title", "date"],
  },
  answer: shape({ news: array(newsShape).required(), total: number().integer().required() }),
});

export const getNews = defineCall("getNews", {
  summary: "One news item.",
  access: "public",
  params: { id: "id" },
  answer: newsShape,
});
