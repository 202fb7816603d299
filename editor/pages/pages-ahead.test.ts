import { expect, onTestFinished, test, vi } from "vitest";

import type { CanvasPage } from "#schemas/content/canvas.ts";

import { testPage } from "../page-tree/test-pages.ts";
import { pagesAhead } from "./pages-ahead.ts";
import type { ListCanvasPages } from "./use-canvas-pages.ts";

/** Pages whose first is told at once, and whose others come when a test says so. */
function slowPages() {
  const all = Promise.withResolvers<readonly CanvasPage[]>();
  const ask = vi.fn<ListCanvasPages>(async (told) => {
    told?.([testPage(1, "Première")]);
    return await all.promise;
  });
  const told: (readonly string[])[] = [];
  const hear = (pages: readonly CanvasPage[]): void => void told.push(pages.map(({ title }) => title));
  return { all, ask, told, hear };
}

test("what was begun is given to the list that follows, the first of it at once; what follows that asks", async () => {
  const { all, ask, told, hear } = slowPages();
  const { begin, list } = pagesAhead(ask);
  await begin();
  const listed = list(hear);
  expect([ask.mock.calls.length, told]).toEqual([1, [["Première"]]]);
  all.resolve([testPage(1, "Première"), testPage(2, "Seconde")]);
  expect((await listed).map(({ title }) => title)).toEqual(["Première", "Seconde"]);
  await list(hear);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("the first pages that come later are told when they come", async () => {
  const { told, hear } = slowPages();
  let tell: (pages: readonly CanvasPage[]) => void = () => {};
  const { begin, list } = pagesAhead(async (first) => {
    tell = first ?? tell;
    return await new Promise(() => {});
  });
  void begin();
  void list(hear);
  expect(told).toEqual([]);
  tell([testPage(3, "Tardive")]);
  expect(told).toEqual([["Tardive"]]);
});

test("what was begun long ago is asked for again", async () => {
  const { all, ask, hear } = slowPages();
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  all.resolve([]);
  const { begin, list } = pagesAhead(ask);
  void begin();
  clock.mockReturnValue(1001);
  await list(hear);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("what was begun and can't be had is told to who takes it, and troubles nobody where nobody does", async () => {
  const { begin, list } = pagesAhead(async () => await Promise.reject(new Error("nobody answers")));
  await begin();
  await begin();
  await expect(list(() => {})).rejects.toThrow("nobody answers");
});

test("who begins waits for the first pages; where all were listed before, for nothing, and nobody asks for the first alone", async () => {
  const { all, ask, hear } = slowPages();
  const later = Promise.withResolvers<void>();
  const slow: ListCanvasPages = async (told) => {
    await later.promise;
    return await ask(told);
  };
  const { begin, list } = pagesAhead(slow);
  const settled = vi.fn();
  void begin().then(settled);
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).not.toHaveBeenCalled();
  later.resolve();
  await expect.poll(() => settled).toHaveBeenCalled();
  all.resolve([testPage(1, "Première")]);
  await list(hear);
  ask.mockReturnValueOnce(new Promise(() => {}));
  await begin();
  await expect.poll(() => ask.mock.lastCall).toEqual([undefined]);
});

test("what is read ahead is given to a press that comes while it is under way, and is read by nobody who was there before", async () => {
  const { all, ask, told, hear } = slowPages();
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const { ahead, begin, list } = pagesAhead(ask);
  const read = ahead();
  clock.mockReturnValue(5000);
  await begin();
  const listed = list(hear);
  all.resolve([testPage(1, "Première"), testPage(2, "Seconde")]);
  await Promise.all([read, listed]);
  await ahead();
  expect([ask.mock.calls.length, told]).toEqual([1, [["Première"]]]);
});
