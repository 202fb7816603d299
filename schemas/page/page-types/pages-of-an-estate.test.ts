import { expect, test } from "vitest";

import { pageTypes } from "./catalogue.ts";
import { isFreePage } from "./is-free-page.ts";
import { isRepeatable } from "./is-repeatable.ts";
import { isReservedSlug } from "./reserved-slug.ts";

test("[PT6] content pages alone are nothing but what is written on them", () => {
  expect(pageTypes.map(({ slug }) => slug).filter(isFreePage)).toEqual(["content"]);
  expect(isFreePage("nothing")).toBe(false);
});

test("[PT7] an estate has several pages of the types without an address of the site's", () => {
  const repeatable = pageTypes.filter(isRepeatable).map(({ slug }) => slug);
  expect(repeatable).toEqual(["content", "album-list", "element-list", "element-detail"]);
});

test.each([
  ["cart", "content", true],
  ["cart/payment", "content", true],
  ["wines/rouge/7", "content", true],
  ["products/search", "content", true],
  ["api", "content", true],
  ["media/photos", "content", true],
  ["contact", "contact", false],
  ["contact", "content", true],
  ["notre-maison", "content", false],
  ["le-vignoble", "content", false],
  ["wines", "content", false],
  ["apiculture", "content", false],
  ["", "content", false],
  // The slug of a page about many things is no address.
  ["news/7", "news-detail", false],
  ["cart", "wine-detail", false],
])("[PT8] %s as the slug of a page of type %s: reserved is %s", (slug, type, reserved) => {
  expect(isReservedSlug(slug, type)).toBe(reserved);
});
