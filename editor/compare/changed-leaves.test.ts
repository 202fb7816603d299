import { expect, test } from "vitest";

import { blankSettings } from "#schemas/page-settings/page-settings.ts";
import { blankPopup } from "#schemas/popups/popup-document.ts";

import { changedLeaves } from "./changed-leaves.ts";

test("of a page's settings each text by its language, and everything else", () => {
  const after = { ...blankSettings, title: { fr_FR: "Le bal", en_US: "The ball" }, order: 4, isMenu: true };
  expect(changedLeaves("page", { ...blankSettings, title: { fr_FR: "Bal", en_US: "The ball" } }, after)).toEqual([
    "title/fr_FR",
    "order",
    "isMenu",
  ]);
  expect(changedLeaves("page", blankSettings, after)).toContain("title/en_US");
  expect(changedLeaves("page", after, { ...after })).toEqual([]);
});

test("of what is set everywhere each field of each block, one that is set no more among them", () => {
  const before = { version: 1, configs: { banner: { v: 1, props: { height: "short" } } } };
  const after = { version: 1, configs: { quote: { v: 1, props: { text: { fr_FR: "Ah" } } } } };
  expect(changedLeaves("config", before, after)).toEqual(["banner/props/height", "quote/props/text/fr_FR"]);
});

test("of the site's settings and of a popup what is set, by its language where it is said in one", () => {
  const before = { values: { name: { fr_FR: "Domaine" }, colour: "#123456" } };
  const after = { values: { name: { fr_FR: "Château" }, colour: "#123456", logo: { id: 3 } } };
  expect(changedLeaves("site", before, after)).toEqual(["name/fr_FR", "logo"]);
  expect(changedLeaves("popup", blankPopup, { ...blankPopup, title: { fr_FR: "Fermé" } })).toEqual(["title/fr_FR"]);
});

test("of a form each value by its place", () => {
  const form = (label: string, max: number) => ({
    title: { fr_FR: "Visite" },
    steps: [{ key: "step1", title: {}, fields: [{ key: "name", kind: "text", label: { fr_FR: label }, max }] }],
  });
  expect(changedLeaves("form", form("Nom", 10), form("Prénom", 20))).toEqual([
    "fields/name/label/fr_FR",
    "fields/name/max",
  ]);
});
