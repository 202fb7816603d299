import { expect, test } from "vitest";

import { stripScripts } from "./mirror.ts";

test("a stripped page has no script left, and everything else", () => {
  const html = `<head><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js">
<script type="module" src="/boot.js"></script></head><body><p>x</p><script type="application/json">{"a":"<p>"}</script></body>`;
  expect(stripScripts(html)).toBe(`<head><link rel="stylesheet" href="/a.css">
</head><body><p>x</p></body>`);
});
