import { expect, test } from "vitest";

import { blankSettings, type PageSettings } from "#schemas/page-settings/page-settings.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { openScene, writing } from "../saving/test-scene.ts";
import { BothDrafts } from "./both-drafts.ts";
import { PageDraft } from "./page-draft.ts";
import { openTestSettings } from "./test-settings.ts";

const house: PageSettings = { ...blankSettings, title: { fr_FR: "La maison" } };
const retitle = { type: "set", field: "title", locale: "fr_FR", value: "Le domaine" } as const;

async function scene() {
  const [layout, page] = await Promise.all([openScene(), openTestSettings(house)]);
  const settings = new PageDraft(async () => await Promise.resolve({ store: page.store, close: async () => {} }));
  const both = new BothDrafts(layout.store, settings, {
    settingsRefused: ({ message }) => `settings: ${message}`,
    layoutLeft: (outcome) => `layout: ${typeof outcome === "string" ? outcome : outcome.message}`,
  });
  return { layout, page, both };
}

test("what was changed of the settings goes public with the layout, and is told among the steps", async () => {
  const { layout, page, both } = await scene();
  layout.store.edit([writing("h", "title", "Nos vins")]);
  expect(await both.publish("")).toBe("published");
  expect([layout.server.published, page.server.published]).toEqual([1, null]);
  expect(both.hasChanges).toBe(false);
  page.store.edit([retitle]);
  expect(both.hasChanges).toBe(true);
  expect(both.unpublishedSteps.map(({ label }) => label?.key)).toEqual(["setPage"]);
  expect(await both.publish("Vendanges")).toBe("published");
  // Nothing of the layout was new.
  expect([layout.server.published, page.server.published]).toEqual([1, 1]);
  expect(both.hasChanges).toBe(false);
});

test("nothing goes public while one of both can't be saved, and nothing is lost", async () => {
  const { layout, page, both } = await scene();
  layout.store.edit([writing("h", "title", "Nos vins")]);
  page.store.edit([retitle]);
  page.server.troubles.push("unreachable");
  expect(await both.publish("")).toBe("not-saved");
  expect([layout.server.published, page.server.published]).toEqual([null, null]);
  layout.server.troubles.push("signed-out");
  layout.store.edit([writing("h", "title", "Nos grands vins")]);
  expect(await both.publish("")).toBe("signed-out");
  expect([layout.server.published, page.server.published]).toEqual([null, null]);
  expect(await both.publish("")).toBe("published");
  expect([layout.server.published, page.server.published]).toEqual([1, 1]);
  expect(page.server.document.title.fr_FR).toBe("Le domaine");
});

test("a refusal says which of both it is about: settings keep the layout back, a layout that stays says that they went", async () => {
  const refused = await scene();
  refused.page.refusal = "est déjà pris";
  refused.page.store.edit([retitle]);
  refused.layout.store.edit([writing("h", "title", "Nos vins")]);
  expect(await refused.both.publish("")).toEqual({ words: "settings: est déjà pris" });
  expect([refused.layout.server.published, refused.both.hasChanges]).toEqual([null, true]);

  const left = await scene();
  left.page.store.edit([retitle]);
  left.layout.store.edit([writing("h", "title", "Nos vins")]);
  await left.layout.claire.publish("");
  left.layout.store.edit([writing("h", "title", "Nos grands vins")]);
  expect(await left.both.publish("")).toEqual({ words: "layout: behind" });
  expect([left.page.server.published, left.both.hasChanges]).toEqual([1, true]);
  expect(await left.both.publish("")).toBe("published");
});

test("settings that can't be opened keep everything back", async () => {
  const layout = await openScene();
  const settings = new PageDraft(async () => await Promise.reject(new Error("Nobody there")));
  const both = new BothDrafts(layout.store, settings, { settingsRefused: () => "", layoutLeft: () => "" });
  expectConsole("warn", /Nobody there/);
  expect(await both.publish("")).toBe("not-saved");
  expect(layout.server.published).toBeNull();
});
