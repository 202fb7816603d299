import { expect, test } from "vitest";

import { isSafeUrl } from "./link-target.ts";

test.each([
  "/",
  "/nos-cuvees?kind=RED#top",
  "/en_US/our-wines",
  "https://example.com/a?b=c",
  "HTTP://example.com",
  "mailto:bonjour@example.com",
  "tel:+33556000000",
])("[PF6] %s may stand in a link", (url) => {
  expect(isSafeUrl(url)).toBe(true);
});

test.each([
  ["a script", "javascript:alert(1)"],
  ["a script in capitals", "JavaScript:alert(1)"],
  ["a script with a tab, which browsers drop", "java\tscript:alert(1)"],
  ["a script after a blank", " javascript:alert(1)"],
  ["a script after a control character", "\u0001javascript:alert(1)"],
  ["data", "data:text/html,<script>alert(1)</script>"],
  ["vbscript", "vbscript:x"],
  ["another host", "//evil.example"],
  ["another host by backslashes", "/\\evil.example"],
  ["another host by a dot segment", "/.//evil.example"],
  ["a backslash anywhere", "https://example.com\\@evil.example"],
  ["a path with a line break", "/a\n/b"],
  ["no host", "https://"],
  ["no slashes", "https:example.com"],
  ["a relative path", "nos-cuvees"],
  ["nothing", ""],
  ["no text", 4],
  ["a very long one", `/${"a".repeat(2000)}`],
  ["mail to nobody", "mailto:?body=x"],
])("[PF6] %s may not", (_name, url) => {
  expect(isSafeUrl(url)).toBe(false);
});
