import { expect, test } from "vitest";

import { toggle } from "#schemas/fields/toggle.ts";

import { defineBlock } from "./define-block.ts";

test("[PV2] no definition has a field of the name that every block has already", () => {
  const label = { fr_FR: "Bloc", en_US: "Block" };
  const about = { slug: "sample", label, help: label, group: "text", version: 1, mode: "static" } as const;
  expect(() => defineBlock({ ...about, fields: { visibility: toggle({ label }) } })).toThrow(/visibility already/);
  expect(defineBlock({ ...about, fields: { isVisible: toggle({ label }) } }).slug).toBe("sample");
});
