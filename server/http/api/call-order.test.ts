import { expect, test } from "vitest";

import { calls } from "#schemas/contract/catalogue.ts";
import type { CallDefinition } from "#schemas/contract/define-call.ts";

import { inMatchingOrder, routerPath } from "./call-order.ts";

test("a literal segment is matched before a parameter", () => {
  const [template] = calls;
  if (!template) throw new Error("the catalogue is empty");
  const paths = [
    "/order/{id}",
    "/order/{id}/back-products",
    "/order/back-products/is-active",
    "/order",
    "/blog/{id}",
    "/blog/folder/{id}",
  ];
  const ordered = inMatchingOrder(paths.map((path): CallDefinition => ({ ...template, path }))).map(({ path }) => path);
  expect(ordered.indexOf("/order/back-products/is-active")).toBeLessThan(ordered.indexOf("/order/{id}/back-products"));
  expect(ordered.indexOf("/blog/folder/{id}")).toBeLessThan(ordered.indexOf("/blog/{id}"));
});

test("parameters are spelled for the router", () => {
  expect(routerPath("/element/{route}/{id}")).toBe("/element/:route/:id");
});
