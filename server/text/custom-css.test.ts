import { describe, expect, test } from "vitest";

import { customCss } from "./custom-css.ts";

describe("[§3] custom CSS", () => {
  test("is scoped to the page, in its own layer; keyframes stand beside the scope", () => {
    expect(customCss("h1 { color: red }")).toBe("@layer custom{@scope (.page){h1 { color: red }}}");
    expect(customCss("@keyframes in { to { opacity: 1 } } p { animation: in 1s }")).toMatch(
      /^@layer custom\{@keyframes in .*@scope \(\.page\)\{p .*\}\}$/s,
    );
  });

  test.each([
    "</style><script>alert(1)</script>",
    "h1::before { content: '</style><script>alert(1)</script>' }",
    "@import url(//evil.example/a.css);",
    '@import "https://evil.example/a.css";',
    "a { background: url(//evil.example/x) }",
    "a { background: url('https://evil.example/x') }",
    "a { background: u\\72l(https://evil.example/x) }",
    "a { background: url(/\\\\evil.example/x) }",
    "a { background: url/**/(https://evil.example) }",
    "a { background: image-set('https://evil.example/x' 1x) }",
    "a { background: url(javascript:alert(1)) }",
    "a { behavior: url(/x.htc); -moz-binding: url(/x) }",
    "a { width: expression(alert(1)) }",
    "@font-face { font-family: x; src: url(https://evil.example/x.woff2) }",
    "a { --x: url(https://evil.example/x) }",
  ])("%s brings nothing in", (text) => {
    const css = customCss(text);
    expect(css).not.toContain("<");
    expect(css).not.toMatch(/evil|@import|javascript:|expression|behavior|binding/i);
  });

  test("the site's own files may be used", () => {
    expect(customCss("a { background: url(/media/paper.jpg) }")).toContain("url(/media/paper.jpg)");
  });

  test("styles that can't be read give nothing", () => {
    expect(customCss("a { color: red")).toBe("");
    expect(customCss("}}}")).toBe("");
    expect(customCss("")).toBe("");
  });
});
