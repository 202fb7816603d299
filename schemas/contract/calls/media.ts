import { string } from "yup";

import { defineCall } from "../define-call.ts";
import { shape } from "../shapes/shape.ts";

export const mediaCalls = {
  loadSvg: defineCall("POST /image/load-svg", {
    summary: "The sanitized markup of an SVG of the media library or of an allowed host.",
    access: "public",
    refuses: [429],
    example: { body: { url: "/media/mark.svg" } },
    body: { format: "json", schema: shape({ url: string().max(2000).required() }) },
    answer: shape({ svg: string().required() }),
  }),
};
