import { mixed } from "yup";

import type { LayoutDocument } from "../../page/layout.ts";

/** A layout document in an answer: its own parser in `schemas/page` knows the rest. */
export const layoutShape = mixed<LayoutDocument>(isLayoutShaped)
  .meta({
    openapi: {
      type: "object",
      description: "A layout document: a flat map of blocks and ordered lists of their ids.",
      required: ["version", "kind", "root", "blocks"],
      properties: {
        version: { type: "integer" },
        kind: { enum: ["page", "frame", "reusable", "template"] },
        root: { type: "array", items: { type: "string" } },
        blocks: { type: "object", additionalProperties: { type: "object" } },
      },
    },
  })
  .required();

/** Any JSON object: keys are the block's own props. */
export const propsShape = mixed<Readonly<Record<string, unknown>>>(isPlainObject)
  .meta({ openapi: { type: "object", additionalProperties: true } })
  .required();

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isLayoutShaped(value: unknown): value is LayoutDocument {
  return (
    isPlainObject(value) &&
    Number.isInteger(value["version"]) &&
    typeof value["kind"] === "string" &&
    Array.isArray(value["root"]) &&
    isPlainObject(value["blocks"])
  );
}
