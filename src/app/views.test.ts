import { expect, test, vi } from "vitest";

import { createViews } from "./views.ts";

const Album = (): null => null;

test("islands are there after they were loaded, each once", async () => {
  const load = vi.fn(async () => Album);
  const views = createViews({ album: load });
  expect(views.find("album")).toBeUndefined();
  expect(await views.load(["album", "album"])).toBe(true);
  expect(await views.load(["album"])).toBe(true);
  expect(views.find("album")).toBe(Album);
  expect(load).toHaveBeenCalledOnce();
});

test("a name that nobody knows has no view and stops nothing", async () => {
  const views = createViews({});
  expect(await views.load(["constructor", "unheard-of"])).toBe(true);
  expect(views.find("constructor")).toBeUndefined();
});

test("a chunk that can't be had is said, takes no other with it, and is tried again the next time", async () => {
  const load = vi.fn(async () => Album).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const views = createViews({ album: load, tabs: async () => Album });
  expect(await views.load(["album", "tabs"])).toBe(false);
  expect(views.find("tabs")).toBe(Album);
  expect(await views.load(["album"])).toBe(true);
  expect(views.find("album")).toBe(Album);
});
