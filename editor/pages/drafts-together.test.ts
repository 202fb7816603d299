import { expect, test } from "vitest";

import { ApiError } from "#schemas/contract/api-error.ts";
import { blankSettings, type PageSettings } from "#schemas/page-settings/page-settings.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import type { SeenDraft } from "../persistence/draft-port.ts";
import { httpPublisher } from "../persistence/http-publisher.ts";
import type { PublicationAnswer, Publish } from "../persistence/publisher.ts";
import { LazyDraft } from "../saving/lazy-draft.ts";
import { openScene, writing } from "../saving/test-scene.ts";
import { testEverywhere } from "../everywhere/test-everywhere.ts";
import { publishTogether } from "../store/publish-together.ts";
import { testPublisher } from "../store/test-publisher.ts";
import { DraftsTogether } from "./drafts-together.ts";
import { openTestSettings } from "./test-settings.ts";

const house: PageSettings = { ...blankSettings, title: { fr_FR: "La maison" } };
const retitle = { type: "set", field: "title", locale: "fr_FR", value: "Le domaine" } as const;

const enlarge = { type: "set-props", id: "heading", changes: [{ prop: "size", value: "display" }] } as const;

const behind = (names: readonly string[]) => `moved: ${names.join(", ")}`;

const saying = (name: string) => {
  return { refused: (message: string) => `${name}: ${message}`, name };
};

async function scene() {
  const [layout, page] = await Promise.all([openScene(), openTestSettings(house)]);
  const settings = new LazyDraft(async () => await Promise.resolve({ store: page.store, close: async () => {} }));
  const everywhere = testEverywhere();
  await Promise.all([settings.open(), everywhere.draft.open()]);
  const together = new DraftsTogether({
    layout: layout.store,
    isLayoutSeen: () => page.store.document.isCms,
    companions: [
      { draft: settings, ...saying("settings") },
      { draft: everywhere.draft, ...saying("everywhere") },
    ],
    publish: testPublisher(layout.server, page.server, everywhere.server),
    behind,
  });
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

test("[EM26] [PS11] a layout that nobody sees, as the page's content is the program's, stays as it is until it is seen again", async () => {
  const { layout, page, together } = await scene();
  page.store.edit([{ type: "set", field: "isCms", value: false }]);
  expect([together.hasChanges, together.isPublic]).toEqual([true, true]);
  expect(await together.publish("")).toBe("published");
  expect([layout.server.published, page.server.published, together.hasChanges]).toEqual([null, 1, false]);
  // Somebody else has begun something there, and one's own is not done either.
  layout.claire.edit([writing("b", "title", "La fête")]);
  await layout.claire.save();
  layout.store.edit([writing("h", "title", "Nos vins")]);
  expect([together.hasChanges, together.unpublishedSteps]).toEqual([false, []]);
  page.store.edit([retitle]);
  layout.server.troubles.push("unreachable");
  expect(await together.publish("")).toBe("published");
  expect([layout.server.published, page.server.published]).toEqual([null, 2]);
  layout.server.troubles.length = 0;
  page.store.edit([{ type: "set", field: "isCms", value: true }]);
  expect([together.isPublic, together.unpublishedSteps.length]).toEqual([false, 2]);
  expect(await together.publish("")).toBe("published");
  expect([layout.server.published, page.server.published]).toEqual([1, 3]);
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

test("[EM30] a refusal says which of them it is about, and keeps all of them back", async () => {
  const { layout, page, together } = await scene();
  page.server.refusal = "est déjà pris";
  page.store.edit([retitle]);
  layout.store.edit([writing("h", "title", "Nos vins")]);
  expect(await together.publish("")).toEqual({ words: "settings: est déjà pris" });
  expect([layout.server.published, page.server.published, together.hasChanges]).toEqual([null, null, true]);
  page.server.refusal = null;
  layout.server.refusal = "il manque un panier";
  expect(await together.publish("")).toEqual({ message: "il manque un panier" });
  expect([layout.server.published, page.server.published]).toEqual([null, null]);
});

test("[EM26] [EM30] others were faster with one of them: nothing goes public, it is said which, and their work comes in", async () => {
  const { layout, page, everywhere, together } = await scene();
  layout.store.edit([writing("h", "title", "Nos vins")]);
  page.store.edit([retitle]);
  everywhere.draft.store?.edit([enlarge]);
  await together.publish("");
  const everyone = () => [layout.server, page.server, everywhere.server].map(({ published }) => published);
  expect(everyone()).toEqual([1, 1, 1]);
  layout.store.edit([writing("h", "title", "Nos grands vins")]);
  page.store.edit([{ ...retitle, value: "La cave" }]);
  everywhere.draft.store?.edit([{ ...enlarge, changes: [{ prop: "size", value: "small" }] }]);
  // Somebody publishes settings of the whole site from another page.
  everywhere.server.publish();
  expect(await together.publish("")).toEqual({ words: "moved: everywhere" });
  expect(everyone()).toEqual([1, 1, 2]);
  page.server.publish();
  layout.store.edit([writing("h", "title", "Nos très grands vins")]);
  everywhere.draft.store?.edit([enlarge]);
  everywhere.server.publish();
  expect(await together.publish("")).toEqual({ words: "moved: settings, everywhere" });
  layout.store.edit([writing("h", "title", "Nos vins")]);
  layout.server.publish();
  expect(await together.publish("")).toBe("behind");
  layout.store.edit([writing("h", "title", "Tous nos vins")]);
  expect(await together.publish("")).toBe("published");
  expect(layout.server.document.blocks["h"]?.props["title"]).toMatchObject({ fr_FR: "Tous nos vins" });
  expect(together.hasChanges).toBe(false);
});

test("[SV7] one that is gone keeps the rest back, and is known to be gone", async () => {
  const { layout, page, together } = await scene();
  layout.store.edit([writing("h", "title", "Nos vins")]);
  page.store.edit([retitle]);
  page.server.isGone = true;
  expect(await together.publish("")).toBe("not-saved");
  expect([layout.server.published, layout.store.state, page.store.state]).toEqual([null, "saved", "gone"]);
});

test("[ES8] what is typed while it is published is neither public nor lost, and is told of the next time", async () => {
  const { layout, page } = await scene();
  const publish = testPublisher(layout.server, page.server);
  layout.store.edit([writing("h", "title", "Nos vins")]);
  page.store.edit([retitle]);
  const outcome = await publishTogether(
    [layout.store, page.store],
    async (...asked) => {
      layout.store.edit([writing("b", "title", "Les vendanges")]);
      void layout.store.save();
      return await publish(...asked);
    },
    "",
  );
  expect(outcome).toBe("published");
  expect([layout.store.unpublishedSteps.length, page.store.unpublishedSteps.length]).toEqual([1, 0]);
  expect([layout.store.hasChanges, page.store.hasChanges]).toEqual([true, false]);
  await layout.store.save();
  expect([layout.server.baseSequence, layout.server.log.length]).toEqual([1, 2]);
});

test("a line that breaks while it is published leaves all of it to be published", async () => {
  const { layout, page } = await scene();
  layout.store.edit([writing("h", "title", "Nos vins")]);
  page.store.edit([retitle]);
  const broken = async () => await Promise.reject(new Error("The line broke"));
  expect(await publishTogether([layout.store, page.store], broken, "")).toBe("not-saved");
  expect([layout.store.hasChanges, page.store.hasChanges]).toEqual([true, true]);
});

test("[EM31] who publishes again because nobody answered is asked about at once, though nothing waits to be saved", async () => {
  const { layout, page } = await scene();
  const publish = testPublisher(layout.server, page.server);
  const settings = new LazyDraft(async () => await Promise.resolve({ store: page.store, close: async () => {} }));
  let heard: Awaited<ReturnType<typeof publish>> | null = null;
  const together = new DraftsTogether({
    layout: layout.store,
    companions: [{ draft: settings, ...saying("settings") }],
    publish: async (...asked) => {
      if (heard) return heard;
      heard = await publish(...asked);
      throw new Error("The line broke");
    },
    behind,
  });
  layout.store.edit([writing("h", "title", "Nos vins")]);
  page.store.edit([retitle]);
  expect(await together.publish("")).toBe("not-saved");
  expect(await together.publish("")).toBe("published");
  expect([layout.server.published, page.server.published, together.hasChanges]).toEqual([1, 1, false]);
});

test("[EM31] what was done after a publication whose answer was lost is published after it, and nobody is told of others", async () => {
  const { layout, page } = await scene();
  const settings = new LazyDraft(async () => await Promise.resolve({ store: page.store, close: async () => {} }));
  const { publisher, lines } = lossyPublisher(testPublisher(layout.server, page.server));
  const companions = [{ draft: settings, ...saying("settings") }];
  const together = new DraftsTogether({ layout: layout.store, companions, publish: publisher, behind });
  const everyone = () => [layout.server.published, page.server.published];
  layout.store.edit([writing("h", "title", "Nos vins")]);
  lines.push("answer-lost");
  expect(await together.publish("")).toBe("not-saved");
  layout.store.edit([writing("b", "title", "La fête")]);
  page.store.edit([retitle]);
  page.server.refusal = "est déjà pris";
  // What came of it is known by then, and what was done since is still to be published.
  expect(await together.publish("")).toEqual({ words: "settings: No. est déjà pris" });
  expect([everyone(), layout.store.published, together.unpublishedSteps.length]).toEqual([[1, null], 1, 2]);
  page.server.refusal = null;
  expect(await together.publish("")).toBe("published");
  expect([everyone(), together.hasChanges, together.unpublishedSteps]).toEqual([[2, 1], false, []]);
  // One that never arrived is refused, as it isn't what is seen any more: nothing is made twice.
  layout.store.edit([writing("h", "title", "Nos grands vins")]);
  lines.push("unreachable");
  expect(await together.publish("")).toBe("not-saved");
  layout.store.edit([writing("b", "title", "La fête des vendanges")]);
  expect(await together.publish("")).toBe("published");
  expect(everyone()).toEqual([3, 1]);
  // Others, who were faster after it, are told of.
  layout.store.edit([writing("h", "title", "Nos vins")]);
  lines.push("answer-lost");
  expect(await together.publish("")).toBe("not-saved");
  layout.server.publish();
  layout.store.edit([writing("b", "title", "La fête")]);
  expect(await together.publish("")).toBe("behind");
  expect(everyone()).toEqual([5, 1]);
});

/** Publishes as over the API, by a line that breaks: the server remembers what it has done by its key. */
function lossyPublisher(publish: Publish) {
  const lines: ("answer-lost" | "unreachable")[] = [];
  const done = new Map<string, PublicationAnswer>();
  const call = async (_name: string, asked: Asked) => {
    const line = lines.shift();
    if (line === "unreachable") throw new TypeError("Failed to fetch");
    const { body, idempotencyKey } = asked;
    const answer = done.get(idempotencyKey) ?? (await publish(body.drafts, body.label, () => {}));
    if (answer.kind === "published") done.set(idempotencyKey, answer);
    if (line === "answer-lost") throw new TypeError("Failed to fetch");
    if (answer.kind === "published") return { revisions: answer.revisions };
    if (answer.kind === "behind") throw new ApiError("Moved.", 409, detailsOf(answer.drafts, "Moved."));
    if (answer.kind === "refused") throw new ApiError("No.", 422, detailsOf([answer.draft], answer.message));
    throw new Error(answer.kind);
  };
  let keys = 0;
  const publisher = httpPublisher(call as Parameters<typeof httpPublisher>[0], () => `key-${(keys += 1)}`);
  return { publisher, lines };
}

interface Asked {
  readonly body: { readonly drafts: readonly SeenDraft[]; readonly label: string };
  readonly idempotencyKey: string;
}

function detailsOf(drafts: readonly number[], error: string) {
  return drafts.map((place) => ({ key: `drafts.${place}`, error }));
}

test("settings that can't be opened keep everything back", async () => {
  const layout = await openScene();
  const settings = new LazyDraft(async () => await Promise.reject(new Error("Nobody there")));
  const companions = [{ draft: settings, ...saying("") }];
  const together = new DraftsTogether({
    layout: layout.store,
    companions,
    publish: testPublisher(layout.server),
    behind,
  });
  expectConsole("warn", /Nobody there/);
  expect(await together.publish("")).toBe("not-saved");
  expect(layout.server.published).toBeNull();
});

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
