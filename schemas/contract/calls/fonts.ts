import { array, boolean, number, string } from "yup";

import type { UploadedFamily } from "../../site/font-family.ts";
import { defineCall } from "../define-call.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { familyBody, fontsBody } from "./fonts.body.ts";

const familiesShape = typed<readonly UploadedFamily[]>()(
  array(
    shape({
      id: number().integer().required(),
      name: string().required(),
      isInUse: boolean().required(),
      files: array(
        shape({
          name: string().required(),
          weight: number().integer().required(),
          style: string<"normal" | "italic">().oneOf(["normal", "italic"]).defined(),
          url: string().required(),
          bytes: number().integer().required(),
        }),
      ).required(),
    }),
  ).required(),
);

/** Typefaces of the estate's own (spec §3, "font"), beside those that the site brings. */
export const fontCalls = {
  listFontFamilies: defineCall("GET /admin/font-family", {
    summary: "The typefaces that the estate has uploaded, with their files and whether the site is set in them.",
    access: "ADMIN",
    isOwn: true,
    answer: familiesShape,
  }),

  addFonts: defineCall("POST /admin/font-family", {
    summary:
      "Adds font files (field `font`: WOFF2, WOFF, TrueType or OpenType, up to 5 MiB) to the family of that name, else each " +
      "to the one that it says it belongs to. Weight and slant are read from the files' names; a face of the same weight " +
      "and slant is replaced. Kept are the Latin letters, as WOFF2. Answers all families.",
    access: "ADMIN",
    isOwn: true,
    refuses: [409, 422],
    example: { body: { name: "Clairveille Serif" } },
    body: { format: "multipart", schema: fontsBody },
    answer: familiesShape,
  }),

  renameFontFamily: defineCall("PUT /admin/font-family/{id}", {
    summary: "Calls an uploaded typeface otherwise; one that the site is set in keeps its name (409). Answers all.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409],
    params: { id: "id" },
    example: { body: { name: "Clairveille Serif" } },
    body: { format: "json", schema: familyBody },
    answer: familiesShape,
  }),

  removeFontFamily: defineCall("DELETE /admin/font-family/{id}", {
    summary: "Removes an uploaded typeface with its files, unless the site is set in it (409). Answers the others.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409],
    params: { id: "id" },
    answer: familiesShape,
  }),
};
