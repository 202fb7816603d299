import { expect, test } from "vitest";

import { testDesk } from "./test-desk.ts";

test("a document is opened once, however often it is asked for, and stays open behind the settings", async () => {
  const { desk, place, store, openDraft } = await testDesk();
  expect(desk.drafts).toEqual([desk.site.draft]);
  expect(await Promise.all([desk.open(place), desk.open(place)])).toEqual([store, store]);
  expect(openDraft).toHaveBeenCalledTimes(1);
  expect(desk.drafts).toEqual([desk.site.draft, store]);
  expect(desk.atHand).toBe(desk.site);
});

test("what could not be opened is asked for again", async () => {
  const { desk, place, store, openDraft } = await testDesk();
  openDraft.mockRejectedValueOnce(new Error("nobody there"));
  await expect(desk.open(place)).rejects.toThrow("nobody there");
  expect(desk.drafts).toHaveLength(1);
  expect(await desk.open(place)).toBe(store);
});

test("the bar has the document that is shown, and the settings when it is put away; later ones stay", async () => {
  const { desk, place, store } = await testDesk();
  const first = desk.show(place, store, { what: "form" });
  expect(desk.atHand).toMatchObject({ draft: store, what: "form" });
  const second = desk.show(place, store, { what: "popup" });
  first();
  expect(desk.atHand.what).toBe("popup");
  second();
  expect(desk.atHand).toBe(desk.site);
});

test("a document is public when a revision of it is, or when who shows it says so", async () => {
  const { desk, place, store } = await testDesk();
  desk.show(place, store, { what: "form" });
  expect(desk.atHand.isPublic()).toBe(store.published !== null);
  desk.show(place, store, { what: "form", isPublic: () => store.published === null });
  expect(desk.atHand.isPublic()).toBe(store.published === null);
});

test("what is gone is closed and opened anew when it is asked for; the rest is closed with the panel", async () => {
  const { desk, place, openDraft, close } = await testDesk();
  await desk.open(place);
  await desk.forget(place);
  expect(close).toHaveBeenCalledTimes(1);
  expect(desk.drafts).toHaveLength(1);
  await desk.open(place);
  expect(openDraft).toHaveBeenCalledTimes(2);
  await desk.close();
  expect(close).toHaveBeenCalledTimes(2);
});
