import { array, boolean, number, string } from "yup";

import type { Image } from "../../content/image.ts";
import type { MediaList } from "../../content/media.ts";
import { defineCall } from "../define-call.ts";
import { imageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { describedBody } from "./media.body.ts";

export const mediaCalls = {
  loadSvg: defineCall("POST /image/load-svg", {
    summary: "The sanitized markup of an SVG of the media library or of an allowed host.",
    access: "public",
    refuses: [429],
    example: { body: { url: "/media/mark.svg" } },
    body: { format: "json", schema: shape({ url: string().max(2000).required() }) },
    answer: shape({ svg: string().required() }),
  }),

  listMedia: defineCall("GET /admin/media", {
    summary: "The pictures of the media library, newest first; `search` keeps those whose names or words have it.",
    access: "ADMIN",
    isOwn: true,
    example: { query: { search: "cave" } },
    list: {
      defaults: { nbItem: 24, page: 1, orderBy: "-id" },
      filters: { id: { type: "integer" }, search: { type: "text", onlyEqual: true } },
      orderBy: ["id"],
    },
    answer: typed<MediaList>()(
      shape({
        media: array(
          shape({
            id: number().integer().required(),
            image: imageShape,
            alt: shape({ fr_FR: string().optional(), en_US: string().optional() }),
            isDecorative: boolean().required(),
          }),
        ).required(),
        total: number().integer().required(),
      }),
    ),
  }),

  addMedia: defineCall("POST /admin/media", {
    summary:
      "Adds a picture (field `image`: JPEG, PNG, WebP, AVIF or SVG, up to 5 MiB) to the media library. It says something " +
      "(`alt`, in the default language at least) or is marked as decorative; `focal` is what crops keep in view.",
    access: "ADMIN",
    isOwn: true,
    refuses: [422],
    example: { body: { alt: { fr_FR: "Les vignes en octobre" }, focal: { x: 40, y: 60 } } },
    body: { format: "multipart", schema: describedBody },
    answer: typed<Image>()(imageShape),
  }),

  changeMedia: defineCall("PUT /admin/media/{id}", {
    summary: "Changes what a picture of the media library says, whether it only adorns, and what crops keep in view.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    example: { body: { alt: { fr_FR: "La cave" }, focal: { x: 50, y: 30 } } },
    body: { format: "json", schema: describedBody },
    answer: typed<Image>()(imageShape),
  }),
};
