import { array, boolean, number, string } from "yup";

import type { News, NewsList } from "../../content/news.ts";
import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

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

export const newsCalls = {
  listNews: defineCall("GET /news", {
    summary: "News, latest first; `promoted=true` keeps the promoted ones.",
    access: "public",
    example: { query: { promoted: true } },
    list: {
      defaults: { nbItem: 10, page: 1, orderBy: "-date" },
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
    answer: typed<NewsList>()(shape({ news: array(newsShape).required(), total: number().integer().required() })),
  }),

  getNews: defineCall("GET /news/{id}", {
    summary: "One news item.",
    access: "public",
    isOwn: true,
    params: { id: "id" },
    answer: typed<News>()(newsShape),
  }),
};
