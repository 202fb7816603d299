import { array, number, string } from "yup";

import type { Album, AlbumList } from "../../content/album.ts";
import { defineCall } from "../define-call.ts";
import { imageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const albumShape = shape({
  id: number().integer().required(),
  slug: string().defined(),
  title: string().defined(),
  text: string().defined(),
  url: string().required(),
  images: array(imageShape).required(),
});

export const albumCalls = {
  listAlbums: defineCall("GET /album", {
    summary: "The albums with their pictures.",
    access: "public",
    example: { query: { page: 1, nbItem: 100 } },
    list: {
      defaults: { nbItem: 100, page: 1, orderBy: "order" },
      filters: {
        id: { type: "integer" },
        slug: { type: "text" },
        title: { type: "text" },
        search: { type: "text", onlyEqual: true },
      },
      orderBy: ["id", "slug", "title", "order"],
    },
    answer: typed<AlbumList>()(shape({ albums: array(albumShape).required(), total: number().integer().required() })),
  }),

  getAlbum: defineCall("GET /album/{id}", {
    summary: "One album with its pictures.",
    access: "public",
    params: { id: "id" },
    answer: typed<Album>()(albumShape),
  }),
};
