import { array, number, string } from "yup";

import { defineCall } from "../define-call.ts";
import { imageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";

const albumShape = shape({
  id: number().integer().required(),
  slug: string().defined(),
  title: string().defined(),
  text: string().defined(),
  url: string().required(),
  images: array(imageShape).required(),
});

export const listAlbums = defineCall("listAlbums", {
  summary: "The albums with their pictures.",
  access: "public",
  list: {
    filters: {
      id: { type: "integer" },
      slug: { type: "text" },
      title: { type: "text" },
      search: { type: "text", onlyEqual: true },
    },
    orderBy: ["id", "slug", "title", "order"],
  },
  answer: shape({ albums: array(albumShape).required(), total: number().integer().required() }),
});

export const getAlbum = defineCall("getAlbum", {
  summary: "One album with its pictures.",
  access: "public",
  params: { id: "id" },
  answer: albumShape,
});
