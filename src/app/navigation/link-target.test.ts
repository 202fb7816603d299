import { describe, expect, test } from "vitest";

import { isPlainClick, linkTarget, type ClickLike } from "./link-target.ts";

const origin = "https://estate.example";

describe("a link that the runtime follows", () => {
  test.each([
    ["https://estate.example/en_US/our-wines?page=2#reds", "/en_US/our-wines?page=2#reds"],
    ["https://estate.example/", "/"],
    ["https://estate.example/apiculture", "/apiculture"],
  ])("%s", (href, target) => {
    expect(linkTarget(anchor(href), origin)).toBe(target);
  });

  test("with a target of its own window", () => {
    expect(linkTarget(anchor("https://estate.example/a", { target: "_self" }), origin)).toBe("/a");
  });
});

describe("a link that is the browser's business", () => {
  test.each([
    "https://elsewhere.example/a",
    "mailto:house@estate.example",
    "tel:+33500000000",
    "javascript:void 0",
    "",
    "https://estate.example/api/news",
    "https://estate.example/media/plan.pdf",
    "https://estate.example/images/320/a.webp",
    "https://estate.example/assets/boot.js",
    // Without their origin they would be addresses of another site.
    "https://estate.example//evil.test/?from=x",
    "https://estate.example/x/..//evil.test",
    "https://estate.example/\\\\evil.test/?from=x",
  ])("%s", (href) => {
    expect(linkTarget(anchor(href), origin)).toBeNull();
  });

  test("another window, a download, a page that must be loaded whole (spec §2: reload)", () => {
    const href = "https://estate.example/a";
    expect(linkTarget(anchor(href, { target: "_blank" }), origin)).toBeNull();
    expect(linkTarget(anchor(href, { attributes: ["download"] }), origin)).toBeNull();
    expect(linkTarget(anchor(href, { attributes: ["data-reload"] }), origin)).toBeNull();
  });
});

describe("a plain click", () => {
  const click: ClickLike = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  };

  test("is left, without a modifier, and nobody's yet", () => {
    expect(isPlainClick(click)).toBe(true);
    for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey", "defaultPrevented"] as const) {
      expect(isPlainClick({ ...click, [key]: true })).toBe(false);
    }
    expect(isPlainClick({ ...click, button: 1 })).toBe(false);
  });
});

function anchor(href: string, { target = "", attributes = [] }: { target?: string; attributes?: string[] } = {}) {
  return { href, target, hasAttribute: (name: string) => attributes.includes(name) };
}
