import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import type { MediaList } from "#schemas/content/media.ts";

import { Flight } from "../../kit/flight.ts";
import { mediaPart } from "./media-port.ts";
import { testMedium } from "./test-medium.ts";

import { portOf, show, tile } from "./test-library.tsx";

test("of five thousand media those in sight are drawn, and the next page is read once its end comes near", async () => {
  const port = portOf(Array.from({ length: 5000 }, (_, index) => testMedium(5000 - index)));
  await show(port);
  await expect.element(page.getByText(/5.000 fichiers/)).toBeVisible();
  const drawn = () => [...document.querySelectorAll<HTMLElement>("[data-medium]")];
  const pages = () => new Set(vi.mocked(port.list).mock.calls.map(([, number]) => number)).size;
  const scroller = document.querySelector("[data-scroller]");
  for (let step = 0; step < 30; step += 1) {
    expect(drawn().length).toBeLessThan(80);
    const before = pages();
    // Every tenth time to the end of what has been read.
    scroller?.scrollBy({ top: step % 10 === 0 ? 1_000_000 : 2_000 });
    if (step % 10 === 0) await expect.poll(pages).toBeGreaterThan(before);
    await new Promise(requestAnimationFrame);
  }
  await expect.element(tile(/^photo-5000\.jpg/)).not.toBeInTheDocument();
  const last = drawn().at(-1)?.closest("li");
  expect(Number(last?.getAttribute("aria-posinset"))).toBeGreaterThan(60);
  expect(last?.getAttribute("aria-setsize")).toBe("5000");
});

test("a medium that has the focus keeps it, however far the library is scrolled", async () => {
  await show(portOf(Array.from({ length: 5000 }, (_, index) => testMedium(5000 - index))));
  await expect.element(tile(/^photo-5000\.jpg/)).toBeVisible();
  (tile(/^photo-5000\.jpg/).element() as HTMLElement).focus();
  document.querySelector("[data-scroller]")?.scrollTo({ top: 100_000 });
  await expect.element(tile(/^photo-4980\.jpg/)).not.toBeInTheDocument();
  await expect.element(tile(/^photo-5000\.jpg/)).toHaveFocus();
});

test("pictures that fly past aren't asked for; those at which one stops are", async () => {
  using note = vi.spyOn(Flight.prototype, "note");
  await show(portOf(Array.from({ length: 1400 }, (_, index) => testMedium(1400 - index))));
  await expect.element(tile(/^photo-1400\.jpg/)).toBeVisible();
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>("[data-medium] img")];
  const areAll = () => pictures().every((picture) => picture.hasAttribute("src"));
  await expect.poll(areAll).toBe(true);
  const scroller = document.querySelector("[data-scroller]");
  for (let step = 0; step < 4; step += 1) {
    scroller?.scrollBy({ top: 900, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
  await expect.poll(areAll, { interval: 5 }).toBe(false);
  // What the list's flight is told of it keeps them back, and they are all there in the end.
  expect(note).toHaveBeenLastCalledWith(scroller?.scrollTop, expect.any(Number));
  await expect.poll(areAll).toBe(true);
});

test("who comes back to the library finds what they looked at while it is read anew, and reads on from there", async () => {
  const port = portOf(Array.from({ length: 1400 }, (_, index) => testMedium(1400 - index)));
  const { unmount } = await show(port);
  await page.getByRole("searchbox").fill("photo-1");
  await expect.element(page.getByText("512 fichiers")).toBeVisible();
  await unmount();
  const anew = Promise.withResolvers<MediaList>();
  vi.mocked(port.list).mockClear();
  vi.mocked(port.list).mockImplementationOnce(async () => await anew.promise);
  await show(port);
  await expect.element(page.getByRole("searchbox")).toHaveValue("photo-1");
  await expect.element(tile(/^photo-1400\.jpg/)).toBeVisible();
  expect(vi.mocked(port.list).mock.calls.map(([, number]) => number)).toEqual([1]);
  const later = Array.from({ length: mediaPart(1).nbItem }, (_, index) =>
    testMedium(index === 0 ? 1999 : 1400 - index),
  );
  anew.resolve({ media: later, total: 513 });
  await expect.element(tile(/^photo-1999\.jpg/)).toBeVisible();
  document.querySelector("[data-scroller]")?.scrollTo({ top: 100_000 });
  await expect.poll(() => vi.mocked(port.list).mock.calls.map(([, number]) => number)).toEqual([1, 2, 3, 4]);
});
