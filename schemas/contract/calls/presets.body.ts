import { mixed, string } from "yup";

import { isRecord } from "../../fields/check.ts";
import { shape } from "../shapes/shape.ts";

/** What `savePreset` takes: what the look is called, and its settings by their keys. */
export const presetBody = shape({
  name: string().trim().min(1).max(60).required(),
  values: mixed<Readonly<Record<string, unknown>>>((value): value is Readonly<Record<string, unknown>> =>
    isRecord(value),
  )
    .required()
    .meta({ openapi: { type: "object", additionalProperties: true } }),
});
