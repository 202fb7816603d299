import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createMoves } from "./moves.ts";
import type { Navigation } from "./navigation/navigation-store.ts";

beforeEach(() => {
  at("/nos-cuvees");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a link to another page is a navigation", () => {
  const { moves, navigation, page } = setUp();
  moves.navigate(push("/contact#plan"));
  expect(navigation.navigate).toHaveBeenCalledExactlyOnceWith(push("/contact#plan"));
  expect(page.go).not.toHaveBeenCalled();
});

test("[§2] a link to an anchor of this page changes the address alone", () => {
  const { moves, navigation, page } = setUp();
  moves.navigate(push("/nos-cuvees#rouges"));
  expect(page.go).toHaveBeenCalledExactlyOnceWith("/nos-cuvees#rouges");
  expect(navigation.navigate).not.toHaveBeenCalled();
});

test("[§2] the anchor that is in the address already is scrolled to again", () => {
  at("/nos-cuvees", "#rouges");
  const { moves, scroll, page } = setUp();
  moves.navigate({ ...push("/nos-cuvees#rouges"), mode: "replace" });
  expect(scroll.arrive).toHaveBeenCalledExactlyOnceWith({ type: "PUSH", hash: "#rouges", keepScroll: false });
  expect(page.go).not.toHaveBeenCalled();
});

test("a link to the page itself, without an anchor, loads it again", () => {
  const { moves, navigation } = setUp();
  moves.navigate(push("/nos-cuvees"));
  expect(navigation.navigate).toHaveBeenCalledOnce();
});

test("Back to another page is a navigation to an address that is there already", () => {
  const { moves, navigation } = setUp();
  at("/contact", "#plan");
  moves.moved("POP");
  expect(navigation.navigate).toHaveBeenCalledExactlyOnceWith({ ...push("/contact#plan"), mode: "arrive" });
});

test("Back to the page that is shown calls off what was on the way", () => {
  const { moves, navigation, scroll } = setUp();
  moves.moved("POP");
  expect(navigation.cancel).toHaveBeenCalledOnce();
  expect(scroll.arrive).not.toHaveBeenCalled();
});

test("the address that came with a shown page calls nothing off: the next one may have begun", () => {
  const { moves, navigation, scroll } = setUp({ key: "k2" });
  at("/nos-cuvees", "", { key: "k2" });
  moves.moved("PUSH");
  expect(navigation.cancel).not.toHaveBeenCalled();
  expect(scroll.arrive).not.toHaveBeenCalled();
});

test("[§2] another place on this page keeps the position of the one that is left", () => {
  const { moves, scroll } = setUp();
  at("/nos-cuvees", "#rouges", { key: "k2" });
  moves.moved("PUSH");
  expect(scroll.leave).toHaveBeenCalledOnce();
  expect(scroll.arrive).toHaveBeenCalledExactlyOnceWith({ type: "PUSH", hash: "#rouges", keepScroll: false });
});

function setUp({ key = "k1" } = {}) {
  const navigation = { navigate: vi.fn(async () => {}), cancel: vi.fn() };
  const scroll = { key, leave: vi.fn(), arrive: vi.fn() };
  const page = { address: "/nos-cuvees", go: vi.fn() };
  return { navigation, scroll, page, moves: createMoves({ navigation, scroll, page: () => page }) };
}

function at(pathname: string, hash = "", state: unknown = { key: "k1" }): void {
  vi.stubGlobal("location", { pathname, search: "", hash });
  vi.stubGlobal("history", { state });
}

function push(href: string): Navigation {
  return { href, mode: "push", keepScroll: false, keyboard: false };
}
