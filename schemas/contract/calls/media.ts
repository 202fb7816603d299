import { array, boolean, number, string } from "yup";

import type { Image } from "../../content/image.ts";
import { type MediaList, type MediaTag, mediaUseKinds, type MediumDetails, mediumKinds } from "../../content/media.ts";
import { defineCall } from "../define-call.ts";
import { imageShape } from "../shapes/image-shape.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { cropBody, describedBody, fileBody } from "./media.body.ts";

const mediumShape = shape({
  id: number().integer().required(),
  kind: string().oneOf(mediumKinds).required(),
  image: imageShape,
  address: string().required(),
  bytes: number().integer().required(),
  alt: shape({ fr_FR: string().optional(), en_US: string().optional() }),
  isDecorative: boolean().required(),
  tags: array(string().required()).required(),
  isCropped: boolean().required(),
});

const pixels = () => number().integer().min(0).required();

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
    summary:
      "The media library (spec §5: pictures, films; PDFs), newest first; `search` keeps what has these words in its name, " +
      "its words or its tags, `isUnused` what stands nowhere on the site.",
    access: "ADMIN",
    isOwn: true,
    example: { query: { search: "cave", kind: "image" } },
    list: {
      defaults: { nbItem: 24, page: 1, orderBy: "-id" },
      filters: {
        id: { type: "integer" },
        search: { type: "text", onlyEqual: true },
        kind: { type: "choice", choices: mediumKinds, onlyEqual: true },
        tag: { type: "text", onlyEqual: true },
        isUnused: { type: "boolean", onlyEqual: true },
      },
      orderBy: ["id"],
    },
    answer: typed<MediaList>()(shape({ media: array(mediumShape).required(), total: number().integer().required() })),
  }),

  listMediaTags: defineCall("GET /admin/media/tag", {
    summary: "The tags of the media library, and how many media have each.",
    access: "ADMIN",
    isOwn: true,
    answer: typed<readonly MediaTag[]>()(
      array(shape({ tag: string().required(), count: number().integer().required() })).required(),
    ),
  }),

  getMedium: defineCall("GET /admin/media/{id}", {
    summary:
      "A medium with all places where it stands: as visitors have them, and in what is edited and not yet public.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    answer: typed<MediumDetails>()(
      shape({
        medium: mediumShape,
        original: shape({
          image: imageShape,
          crop: shape({ x: pixels(), y: pixels(), width: pixels(), height: pixels() }),
        })
          .nullable()
          .defined(),
        uses: array(
          shape({
            kind: string().oneOf(mediaUseKinds).required(),
            id: number().integer().nullable().defined(),
            place: string().required(),
            title: string().defined(),
            isPublic: boolean().required(),
            isDraft: boolean().required(),
          }),
        ).required(),
      }),
    ),
  }),

  addMedia: defineCall("POST /admin/media", {
    summary:
      "Adds a file (field `image`) to the media library: a picture (JPEG, PNG, WebP, AVIF or SVG, up to 5 MiB), a film " +
      "(MP4, MOV, AVI, WMV or FLV, up to 32 MiB) or a PDF (up to 16 MiB). A picture says something (`alt`, in the default " +
      "language at least) or is marked as decorative; `focal` is what crops keep in view.",
    access: "ADMIN",
    isOwn: true,
    refuses: [422],
    example: { body: { alt: { fr_FR: "Les vignes en octobre" }, focal: { x: 40, y: 60 }, tags: ["Vignes"] } },
    body: { format: "multipart", schema: describedBody, hasFilms: true },
    answer: typed<Image>()(imageShape),
  }),

  changeMedia: defineCall("PUT /admin/media/{id}", {
    summary:
      "Changes what a medium of the library says, whether it only adorns, what crops keep in view, and the tags that it is " +
      "found by; what is left out stays.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    example: { body: { alt: { fr_FR: "La cave" }, focal: { x: 50, y: 30 }, tags: ["Cave", "Hiver"] } },
    body: { format: "json", schema: describedBody },
    answer: typed<Image>()(imageShape),
  }),

  replaceMedia: defineCall("POST /admin/media/{id}/file", {
    summary:
      "Puts a file (field `image`, as in `addMedia`) in the place of a medium's: all that shows it shows the new one, under a " +
      "new address; the old one leads there.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 422],
    params: { id: "id" },
    example: { body: {} },
    body: { format: "multipart", schema: fileBody, hasFilms: true },
    answer: typed<Image>()(imageShape),
  }),

  cropMedia: defineCall("PUT /admin/media/{id}/crop", {
    summary:
      "Shows a part of a picture in its place, in pixels of what it was before it was ever cropped; null: all of it again.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409, 422],
    params: { id: "id" },
    example: { body: { crop: null } },
    body: { format: "json", schema: cropBody },
    answer: typed<Image>()(imageShape),
  }),

  deleteMedia: defineCall("DELETE /admin/media/{id}", {
    summary: "Removes a medium that stands nowhere on the site; refused with the places where it stands.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409],
    params: { id: "id" },
    example: { params: { id: 900 } },
    answer: nothing,
  }),
};
