import { expect, test } from "vitest";

import { isForPrivateBlocks } from "./private-sheet.ts";

const importers: Readonly<Record<string, readonly string[]>> = {
  "/x/blocks/orders/orders.module.css": ["/x/blocks/orders/view.tsx"],
  "/x/blocks/kit/form.module.css": ["/x/blocks/kit/field.tsx"],
  "/x/blocks/kit/field.tsx": ["/x/blocks/orders/view.tsx", "/x/blocks/kit/form.tsx"],
  "/x/blocks/kit/form.tsx": ["/x/blocks/kit/field.tsx", "/x/blocks/login/view.tsx"],
  "/x/blocks/kit/link.module.css": ["/x/blocks/kit/field.tsx", "/x/blocks/heading/view.tsx"],
  "/x/blocks/kit/page.module.css": ["/x/renderer/page.tsx"],
};
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };
const slugs = new Set(["orders", "login"]);

test.each([
  ["/x/blocks/orders/orders.module.css", true],
  ["/x/blocks/heading/heading.module.css", false],
  ["/x/blocks/kit/form.module.css", true],
  ["/x/blocks/kit/link.module.css", false],
  ["/x/blocks/kit/page.module.css", false],
  ["/x/blocks/kit/nobodys.module.css", false],
])("%s is for the private zone's blocks alone: %j", (file, expected) => {
  expect(isForPrivateBlocks(file, graph, slugs)).toBe(expected);
});
