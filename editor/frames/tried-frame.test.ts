import { expect, test } from "vitest";

import { blankSettings } from "#schemas/page-settings/page-settings.ts";

import type { PageDraft } from "../pages/page-draft.ts";
import { openTestSettings } from "../pages/test-settings.ts";
import { LazyDraft } from "../saving/lazy-draft.ts";
import { TriedFrame } from "./tried-frame.ts";

const pick = (frame: number | null) => ({ type: "set", field: "frame", value: frame }) as const;

async function scene(tried: TriedFrame) {
  const { store } = await openTestSettings(blankSettings);
  const settings: PageDraft = new LazyDraft(async () => await Promise.resolve({ store, close: async () => {} }));
  const asked: object[] = [];
  const stop = tried.follow(settings, () => asked.push(tried.opening("/fete").body));
  return { store, settings, asked, stop };
}

test("a page is shown in the frame that its settings name, as soon as they do, and in that of its type again", async () => {
  const tried = new TriedFrame(undefined);
  const { store, settings, asked, stop } = await scene(tried);
  expect(tried.opening("/fete")).toEqual({ body: { path: "/fete" } });
  await settings.open();
  expect(asked).toEqual([]);
  store.edit([pick(7)]);
  store.edit([{ type: "set", field: "order", value: 3 }]);
  store.undo();
  store.undo();
  expect(asked).toEqual([
    { path: "/fete", around: 7 },
    { path: "/fete", around: null },
  ]);
  stop();
  store.redo();
  expect(asked).toHaveLength(2);
});

test("a frame that was chosen before, and isn't public yet, is shown once the settings are there", async () => {
  const tried = new TriedFrame(undefined);
  const { store, settings, asked } = await scene(tried);
  store.edit([pick(7)]);
  await settings.open();
  expect(asked).toEqual([{ path: "/fete", around: 7 }]);
});

test("who edits a frame sees that frame, whatever the page's settings say", async () => {
  const tried = new TriedFrame(4);
  const { store, settings, asked } = await scene(tried);
  await settings.open();
  store.edit([pick(7)]);
  expect(asked).toEqual([]);
  expect(tried.opening("/fete")).toEqual({ body: { path: "/fete", frame: 4 } });
});
