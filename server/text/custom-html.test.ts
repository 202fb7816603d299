import { expect, test } from "vitest";

import { customHtml } from "./custom-html.ts";

test("[§3] custom HTML keeps structure, links and the site's own pictures", () => {
  const html =
    '<div class="note"><a href="https://example.org" target="_blank">More</a><img src="/media/a.jpg" alt="" /></div>';
  expect(customHtml(html)).toBe(
    '<div class="note"><a href="https://example.org" target="_blank" rel="noopener noreferrer">More</a><img src="/media/a.jpg" alt="" /></div>',
  );
});

test.each([
  "<script>alert(1)</script>",
  '<img src="x" onerror="alert(1)">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="/\\evil.example/pixel.gif">',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input></form>',
  '<div style="background:url(https://evil.example)">x</div>',
  '<svg onload="alert(1)"></svg>',
  "</div></body><script>alert(1)</script>",
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
])("[§3] %s brings nothing in", (html) => {
  expect(customHtml(html)).not.toMatch(/evil|alert|script|onerror|<form|<iframe|<svg|style=/i);
});
