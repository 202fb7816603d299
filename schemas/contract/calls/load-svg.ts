import { string } from "yup";

import { defineCall } from "../define-call.ts";
import { shape } from "../shapes/shape.ts";

export const loadSvg = defineCall("loadSvg", {
  summary: "The sanitized markup of an SVG of the media library or of an allowed host.",
  access: "public",
  body: { format: "json", schema: shape({ url: string().max(2000).required() }) },
  answer: shape({ svg: string().required() }),
});
