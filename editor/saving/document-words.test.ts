import { createIntl } from "react-intl";
import { expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import english from "#schemas/messages/admin-en_US.json" with { type: "json" };
import type { LayoutDocument } from "#schemas/page/layout.ts";

import { layoutWords } from "./document-words.ts";

const intl = createIntl({ locale: "en-US", messages: english });
const words = layoutWords(definitionsBySlug);
const album = { id: "a", slug: "album", v: 1, props: {}, slots: {} };
const page: LayoutDocument = { version: 1, kind: "page", root: ["a"], blocks: { a: album } };

test("[PV1] in a conflict when a block is shown has a name, and is said in the estate's words and time", () => {
  const leaf = "a/props/visibility";
  expect(words.leafName(page, leaf)).toEqual({ fr_FR: "Album · Affichage", en_US: "Album · Visibility" });
  const until = { until: "2026-09-30T22:00:00.000Z" };
  expect(words.valueWords?.(leaf, until, intl)).toBe("Shown until September 30, 2026");
  expect(words.valueWords?.(leaf, undefined, intl)).toBe("Always shown, to everybody");
  expect(words.valueWords?.(leaf, { until: "soon" }, intl)).toBeNull();
  expect(words.valueWords?.("a/props/title/fr_FR", "Vin", intl)).toBeNull();
});
