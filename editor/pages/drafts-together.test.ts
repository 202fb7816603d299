import { expect, test } from "vitest";

import { blankSettings, type PageSettings } from "#schemas/page-settings/page-settings.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { LazyDraft } from "../saving/lazy-draft.ts";
import { openScene, writing } from "../saving/test-scene.ts";
import { testEverywhere } from "../everywhere/test-everywhere.ts";
import { DraftsTogether } from "./drafts-together.ts";
import { openTestSettings } from "./test-settings.ts";

const house: PageSettings = { ...blankSettings, title: { fr_FR: "La maison" } };
const retitle = { type: "set", field: "title", locale: "fr_FR", value: "Le domaine" } as const;

async function scene() {
  const [layout, page] = await Promise.all([openScene(), openTestSettings(house)]);
  const settings = new LazyDraft(async () => await Promise.resolve({ store: page.store, close: async () => {} }));
  const everywhere = testEverywhere();
  await everywhere.draft.open();
  const together = new DraftsTogether(
    layout.store,
    [
      { draft: settings, refused: ({ message }) => `settings: ${message}` },
      { draft: everywhere.draft, refused: ({ message }) => `everywhere: ${message}` },
    ],
    (outcome) => `rest: ${typeof outcome === "string" ? outcome : outcome.message}`,
  );
  return { layout, page, everywhere, together };
}

test("what was changed of the settings goes public with the layout, and is told among the steps", async () => {
  const { layout, page, together } = await scene();
  layout.store.edit([writing("h", "title", "Nos vins")]);
  expect(await together.publish("")).toBe("published");
  expect([layout.server.published, page.server.published]).toEqual([1, null]);
  expect(together.hasChanges).toBe(false);
  page.store.edit([retitle]);
  expect(together.hasChanges).toBe(true);
  expect(together.unpublishedSteps.map(({ label }) => label?.key)).toEqual(["setPage"]);
  expect(await together.publish("Vendanges")).toBe("published");
  // Nothing of the layout was new.
  expect([layout.server.published, page.server.published]).toEqual([1, 1]);
  expect(together.hasChanges).toBe(false);
});

test("nothing goes public while one of them can't be saved, and nothing is lost", async () => {
  const { layout, page, together } = await scene();
  layout.store.edit([writing("h", "title", "Nos vins")]);
  page.store.edit([retitle]);
  page.server.troubles.push("unreachable");
  expect(await together.publish("")).toBe("not-saved");
  expect([layout.server.published, page.server.published]).toEqual([null, null]);
  layout.server.troubles.push("signed-out");
  layout.store.edit([writing("h", "title", "Nos grands vins")]);
  expect(await together.publish("")).toBe("signed-out");
  expect([layout.server.published, page.server.published]).toEqual([null, null]);
  expect(await together.publish("")).toBe("published");
  expect([layout.server.published, page.server.published]).toEqual([1, 1]);
  expect(page.server.document.title.fr_FR).toBe("Le domaine");
});

test("a refusal says which of them it is about: settings keep the layout back, a layout that stays says that they went", async () => {
  const refused = await scene();
  refused.page.refusal = "est déjà pris";
  refused.page.store.edit([retitle]);
  refused.layout.store.edit([writing("h", "title", "Nos vins")]);
  expect(await refused.together.publish("")).toEqual({ words: "settings: est déjà pris" });
  expect([refused.layout.server.published, refused.together.hasChanges]).toEqual([null, true]);

  const left = await scene();
  left.page.store.edit([retitle]);
  left.layout.store.edit([writing("h", "title", "Nos vins")]);
  await left.layout.claire.publish("");
  left.layout.store.edit([writing("h", "title", "Nos grands vins")]);
  expect(await left.together.publish("")).toEqual({ words: "rest: behind" });
  expect([left.page.server.published, left.together.hasChanges]).toEqual([1, true]);
  expect(await left.together.publish("")).toBe("published");
});

test("settings that can't be opened keep everything back", async () => {
  const layout = await openScene();
  const settings = new LazyDraft(async () => await Promise.reject(new Error("Nobody there")));
  const together = new DraftsTogether(layout.store, [{ draft: settings, refused: () => "" }], () => "");
  expectConsole("warn", /Nobody there/);
  expect(await together.publish("")).toBe("not-saved");
  expect(layout.server.published).toBeNull();
});

const enlarge = { type: "set-props", id: "heading", changes: [{ prop: "size", value: "display" }] } as const;

test("what was set everywhere goes public with the page, and is told among the steps", async () => {
  const { layout, page, everywhere, together } = await scene();
  layout.store.edit([writing("h", "title", "Nos vins")]);
  expect(await together.publish("")).toBe("published");
  everywhere.draft.store?.edit([enlarge]);
  expect(together.hasChanges).toBe(true);
  expect(together.unpublishedSteps.map(({ label }) => label)).toEqual([
    {
      key: "setEverywhere",
      values: { block: { fr_FR: "Titre", en_US: "Heading" }, field: { fr_FR: "Taille", en_US: "Size" } },
    },
  ]);
  expect(await together.publish("Grand")).toBe("published");
  expect([layout.server.published, page.server.published, everywhere.server.published]).toEqual([1, null, 1]);
  expect(together.hasChanges).toBe(false);
});

test("once a part of it is public, a refusal says so", async () => {
  const { page, everywhere, together } = await scene();
  page.store.edit([retitle]);
  everywhere.draft.store?.edit([enlarge]);
  // Somebody else was faster.
  everywhere.server.published = 4;
  expect(await together.publish("")).toEqual({ words: "rest: behind" });
  expect([page.server.published, together.hasChanges]).toEqual([1, true]);
  expect(await together.publish("")).toBe("published");
});
