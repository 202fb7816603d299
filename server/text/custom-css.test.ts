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
    String.raw`a { background: url("/\9/evil.test/x.png") }`,
    String.raw`a { background: url(/\9/evil.test/x.png) }`,
    String.raw`a { background: url("\9/\a/evil.test") }`,
    String.raw`a { background: url("/\5c evil.test") }`,
    String.raw`a { background: url("\2f\2f evil.test") }`,
    String.raw`a { background: url("/a" "//evil.test") }`,
    String.raw`a { background: url("/a" crossorigin(anonymous)) url(//evil.test) }`,
    String.raw`a { background: \55\52\4c(//evil.test) }`,
    String.raw`@\69mport "//evil.test";`,
    String.raw`@layer x { @import "//evil.test"; }`,
    String.raw`a { background: -webkit-image-s\65t("//evil.test" 1x) }`,
    String.raw`a { background: src("//evil.test") }`,
    String.raw`a { background: src(var(--x)); --x: url("//evil.test") }`,
    String.raw`a { background: cross-fade("//evil.test", 50%) }`,
    String.raw`a { background: anything-to-come("//evil.test") }`,
    String.raw`a { filter: progid:DXImageTransform.Microsoft.AlphaImageLoader(src='//evil.test') }`,
    String.raw`@font-face { src: local(x), url(/\9/evil.test) }`,
    String.raw`@namespace url(//evil.test);`,
    String.raw`@property --x { syntax: "<image>"; inherits: false; initial-value: url(//evil.test) }`,
    String.raw`@keyframes x { to { background: url(//evil.test) } }`,
    String.raw`@supports (background: url(//evil.test)) { a { color: red } }`,
    String.raw`a { b { c: url(//evil.test) } }`,
    String.raw`a { } } @import "//evil.test"; @scope (.page) {`,
    String.raw`a { --x: {} } body { background: url(//evil.test) }`,
    String.raw`a { color: red; } /* } */ } * { background: url(//evil.test) } {`,
    "a { background: url(//evil.test/\n) }",
    'a { content: "x\n; background: url(//evil.test) }',
    String.raw`a { beh\61vior: url(/evil.htc) }`,
    String.raw`a { b: url<!--(//evil.test) }`,
  ])("%s brings nothing in", (text) => {
    const css = customCss(text);
    expect(css).not.toContain("<");
    expect(css).not.toMatch(/evil|@import|javascript:|expression|behavior|binding/i);
  });

  test("the site's own files may be used", () => {
    expect(customCss("a { background: url(/media/paper.jpg) }")).toContain("url(/media/paper.jpg)");
  });

  test.each([
    ["a path with a space", `a { background: url("/media/my paper.jpg") }`, `url("/media/my paper.jpg")`],
    ["a range", "@media (width < 600px) { a { color: red } }", "@media (width < 600px)"],
    ["a range with its end", "@container (400px<=width<900px) { a { color: red } }", "(400px<=width< 900px)"],
    ["a name with a colon", String.raw`.md\:flex { display: flex }`, String.raw`.md\3a flex`],
    ["a text", `a::before { content: "→ \\201c;" }`, `content: "→ “\\3b "`],
    ["a colour", "a { color: #1a2b3c; width: calc(1e3px + 2E2px) }", "#1a2b3c; width: calc(1000px + 200px)"],
    ["an attribute", `a[href="https://a.example"]:not([rel="x"]) { color: red }`, `[href="https://a.example"]`],
    ["a nested rule", "a { &:hover { color: red } }", "&:hover { color: red }"],
    ["a custom property", `a { --x: { a: "b" }; content: attr(title, "none") }`, `attr(title, "none")`],
  ])("%s stays what it means", (_what, text, kept) => {
    expect(customCss(text)).toContain(kept);
  });

  test("a sheet of a thousand rules is read, one of a hundred thousand blocks in each other is not", () => {
    expect(customCss("a{color:red}".repeat(1000)).length).toBeGreaterThan(12_000);
    expect(customCss("a{".repeat(100_000) + "}".repeat(100_000))).toBe("");
  });

  test("styles that can't be read give nothing", () => {
    expect(customCss("a { color: red")).toBe("");
    expect(customCss("}}}")).toBe("");
    expect(customCss("")).toBe("");
  });
});
