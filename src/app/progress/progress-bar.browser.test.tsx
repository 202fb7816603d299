import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { buildWireDocument } from "#tests/factories/wire-document.ts";

import { browserClock } from "../clock.ts";
import type { Answer } from "../navigation/answer.ts";
import { NavigationStore } from "../navigation/navigation-store.ts";
import { renderProgress } from "./progress-bar.ts";
import { ProgressStore } from "./progress-store.ts";

let removeBar: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  removeBar();
  vi.useRealTimers();
});

/** Starts a navigation on a page in wine red; the server's answer waits. */
function followLink() {
  const page = document.createElement("div");
  page.style.setProperty("--color-primary", "rgb(122, 28, 48)");
  document.body.replaceChildren(page);
  const progress = new ProgressStore(browserClock);
  removeBar = renderProgress(progress, page);
  const answer = Promise.withResolvers<Answer>();
  const ports = {
    load: async () => await answer.promise,
    prepare: async () => true,
    show() {},
    leave() {},
    unreachable() {},
    chunkFailed: () => false,
  };
  const store = new NavigationStore(ports, progress, "public");
  const navigation = store.navigate({ href: "/wines", mode: "push", keepScroll: false, keyboard: false });
  return { answer, navigation };
}

/** The bar as a visitor sees it, and the scale that it has or grows to. */
function look() {
  const bar = document.querySelector<HTMLElement>("#progress");
  if (!bar) return null;
  const { opacity, height, backgroundColor, transitionDuration } = getComputedStyle(bar);
  return { isShown: opacity === "1", height, scale: bar.style.transform, backgroundColor, transitionDuration };
}

test("[§2 progress-shown] [§9] a slim bar shows during navigation: after 200 ms it runs for 5000 ms, and it hides 500 ms after the page has come", async () => {
  const { answer, navigation } = followLink();
  expect(look()).toMatchObject({ isShown: false, scale: "scaleX(0)" });
  vi.advanceTimersByTime(199);
  expect(look()).toMatchObject({ isShown: false, scale: "scaleX(0)" });
  vi.advanceTimersByTime(1);
  const running = { isShown: true, height: "3px", scale: "scaleX(0.95)", transitionDuration: "5s" };
  expect(look()).toEqual({ ...running, backgroundColor: "rgb(122, 28, 48)" });
  vi.advanceTimersByTime(60_000);
  expect(look()).toMatchObject(running);

  answer.resolve({ kind: "document", document: buildWireDocument() });
  await navigation;
  expect(look()).toMatchObject({ isShown: true, scale: "scaleX(1)" });
  vi.advanceTimersByTime(499);
  expect(look()).toMatchObject({ isShown: true, scale: "scaleX(1)" });
  vi.advanceTimersByTime(1);
  expect(look()).toMatchObject({ isShown: false, scale: "scaleX(0)" });
});

test("[§4] the bar of a page that comes within 200 ms never shows", async () => {
  const { answer, navigation } = followLink();
  vi.advanceTimersByTime(150);
  answer.resolve({ kind: "document", document: buildWireDocument() });
  await navigation;
  vi.advanceTimersByTime(60_000);
  expect(look()).toMatchObject({ isShown: false, scale: "scaleX(0)" });
});

test("[§8] the bar of a page that can't be loaded has a colour of its own, and hides", async () => {
  const { answer, navigation } = followLink();
  answer.reject(new TypeError("network"));
  await navigation;
  expect(look()).toMatchObject({ isShown: true, backgroundColor: "rgb(229, 57, 53)" });
  vi.advanceTimersByTime(500);
  expect(look()).toMatchObject({ isShown: false });
});
