import { expect, test } from "vitest";

import { content } from "./content.ts";
import type { PageType } from "./page-type.ts";
import { privatePathSource } from "./private-paths.ts";

const type = (pattern: string | null, zone: PageType["zone"] = "private"): PageType => ({ ...content, pattern, zone });

test("names the private patterns with their parameters, and slugs as browsers spell them", () => {
  const types = [type("/cart/success/:id?"), type("/account"), type("/contact", "public"), type(null)];
  const zone = new RegExp(privatePathSource(types, ["commande-été", "a.b"]));
  const inside = ["/cart/success", "/en_US/cart/success/12", "/account", "/commande-%C3%A9t%C3%A9", "/a.b"];
  expect(inside.filter((path) => !zone.test(path))).toEqual([]);
  const outside = ["/", "/contact", "/cart", "/cart/success/1/2", "/accounts", "/fr_FR/account", "/axb"];
  expect(outside.filter((path) => zone.test(path))).toEqual([]);
});

test("is empty when nothing is private", () => {
  expect(privatePathSource([type("/contact", "public")], [])).toBe("");
});
