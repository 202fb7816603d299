import { expect, test } from "vitest";

import { expectMenu } from "./expect-menu.ts";

test("a browser waits for a menu above the main part, and for none below it or where there is none", () => {
  const menu = '<nav id="menu"></nav>';
  expect(expectMenu(`<header>${menu}</header><main></main>`, "menu")).toBe(
    '<link rel="expect" href="#menu" blocking="render">',
  );
  expect(expectMenu(`<main></main><footer>${menu}</footer>`, "menu")).toBe("");
  expect(expectMenu("<main></main>", "menu")).toBe("");
  expect(expectMenu(menu, "menu"), "a page that is nothing but its menu has no part to come after it").toBe("");
});
