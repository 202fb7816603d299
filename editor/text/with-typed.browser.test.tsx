import { expect, test } from "vitest";

import { withTyped } from "./with-typed.ts";

test.each([
  ["<p>a<br />b</p>", " c & d", "<p>a<br />b c &amp; d</p>"],
  ["", "a\nb", "<p>a</p><p>b</p>"],
  ["<h2>a</h2><ul><li>b</li></ul>", "c", "<h2>a</h2><ul><li>bc</li></ul>"],
  ["<p>a</p><hr />", "b", "<p>a</p><hr /><p>b</p>"],
  ["<blockquote><p>a</p></blockquote>", "b\nc", "<blockquote><p>ab</p></blockquote><p>c</p>"],
  ["<p>a</p>", "", "<p>a</p>"],
])("words that were typed too early stand at the end of what was there: %s", (html, typed, after) => {
  expect(withTyped(html, typed)).toBe(after);
});
