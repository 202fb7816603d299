import { array, mixed, number, string } from "yup";

import type { SettingsPreset } from "../../content/preset.ts";
import { isRecord } from "../../fields/check.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { presetBody } from "./presets.body.ts";

const presetShape = shape({
  id: number().integer().required(),
  name: string().required(),
  values: mixed<Readonly<Record<string, unknown>>>((value): value is Readonly<Record<string, unknown>> =>
    isRecord(value),
  )
    .required()
    .meta({ openapi: { type: "object", description: "Settings by their keys.", additionalProperties: true } }),
});

/** Looks of the site that operators keep beside those that come with the product. */
export const presetCalls = {
  listPresets: defineCall("GET /admin/site/preset", {
    summary: "The looks of the site that operators have kept, by name.",
    access: "ADMIN",
    isOwn: true,
    answer: typed<readonly SettingsPreset[]>()(array(presetShape).required()),
  }),

  savePreset: defineCall("POST /admin/site/preset", {
    summary: "Keeps settings as a look under a name, in the place of the one that had it.",
    access: "ADMIN",
    isOwn: true,
    refuses: [409, 422],
    example: { body: { name: "Vendanges", values: { COLOR_PRIMARY: "#7a1f3d" } } },
    body: { format: "json", schema: presetBody },
    answer: shape({ id: number().integer().required() }),
  }),

  deletePreset: defineCall("DELETE /admin/site/preset/{id}", {
    summary: "Forgets a look; what was set by it stays.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    answer: nothing,
  }),
};
