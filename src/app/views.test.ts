import { expect, test, vi } from "vitest";

import { createViews } from "./views.ts";

const Section = (): null => null;
const Album = (): null => null;

test("containers are there from the start, islands after they were loaded, each once", async () => {
  const load = vi.fn(async () => Album);
  const views = createViews({ containers: { section: Section }, islands: { album: load } });
  expect(views.find("section")).toBe(Section);
  expect(views.find("album")).toBeUndefined();
  await views.load(["section", "album"]);
  await views.load(["album"]);
  expect(views.find("album")).toBe(Album);
  expect(load).toHaveBeenCalledOnce();
});

test("a slug that nobody knows has no view and stops nothing", async () => {
  const views = createViews({ containers: {}, islands: {} });
  await views.load(["constructor", "unheard-of"]);
  expect(views.find("constructor")).toBeUndefined();
  expect(views.find("unheard-of")).toBeUndefined();
});

test("a chunk that can't be had rejects, and is tried again the next time", async () => {
  const load = vi.fn(async () => Album).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const views = createViews({ containers: {}, islands: { album: load } });
  await expect(views.load(["album"])).rejects.toThrow("Failed to fetch");
  await views.load(["album"]);
  expect(views.find("album")).toBe(Album);
});
