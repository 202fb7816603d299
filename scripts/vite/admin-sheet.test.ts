import { expect, test } from "vitest";

import { adminRules } from "./admin-sheet.ts";

test("keeps the administrators' layer, in media queries too, and nothing of the site's", () => {
  const css = `
    @layer reset, admin, blocks;
    @font-face { font-family: X; src: url(x.woff2) }
    @layer admin { .bar { color: red; & a { color: blue } @media (width < 60rem) { .bar { color: green } } } }
    @layer blocks { .banner { color: red } }
    @media print { @layer blocks { .a { color: red } } @layer admin { .bar { display: none } } }
    @media (width > 1px) { @layer blocks { .a { color: red } } }
  `;
  const kept = adminRules(css).replaceAll(/\s+/g, " ");
  expect(kept).toContain("@layer admin { .bar { color: red; & a { color: blue } @media (width < 60rem)");
  expect(kept).toContain("@media print { @layer admin { .bar { display: none } } }");
  expect(kept).not.toMatch(/blocks|font-face|width > 1px|reset/);
});

test("is empty where administrators see nothing of their own", () => {
  expect(adminRules("@layer blocks { .a { color: red } }")).toBe("");
});
