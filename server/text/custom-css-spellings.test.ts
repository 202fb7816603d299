import fc from "fast-check";
import { transform } from "lightningcss";
import { expect, test } from "vitest";

import { cssPieces } from "#tests/factories/css-spellings.ts";

import { customCss } from "./custom-css.ts";

/** What another reader of CSS, a browser's, finds in a sheet: the addresses in it, and what stands at its top. */
function reading(css: string): { readonly urls: readonly string[]; readonly top: readonly string[] } {
  const urls: string[] = [];
  const top: string[] = [];
  transform({
    filename: "custom.css",
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Url: ({ url }) => void urls.push(url),
      StyleSheet: ({ rules }) => void top.push(...rules.map(({ type }) => type)),
    },
  });
  return { urls, top };
}

test("[§3] no spelling of a style sheet brings anything in, or leaves its layer", () => {
  let kept = 0;
  fc.assert(
    fc.property(fc.array(cssPieces, { minLength: 1, maxLength: 6 }), (sheet) => {
      const css = customCss(sheet.join("\n"));
      if (css === "") return;
      kept += 1;
      const { urls, top } = reading(css);
      for (const url of urls) expect(new URL(url, "https://estate.test/").host).toBe("estate.test");
      expect(top).toEqual(["layer-block"]);
      expect(css).not.toMatch(/<\/|<!/);
    }),
    { numRuns: 1500, seed: 7 },
  );
  expect(kept).toBeGreaterThan(300);
});

const fine = fc.constantFrom(
  "a { color: #1a2b3c; margin: calc(1em + 2px) -3px 1e2px }",
  "@media (width >= 40em) and (min-height: 10em) { .b > c ~ d { transform: rotate(-12.5deg) } }",
  String.raw`.sm\:flex, #\31 a, [data-x="a\"b"] { content: "\201c\a" counter(x, upper-roman); display: flex }`,
  "@keyframes turn { from { opacity: 0 } 50% { opacity: .5 } }",
  "p:not(.a, .b):nth-child(2n + 1)::first-line { background: linear-gradient(to right, red 10%, #fff) }",
  `.paper { background: url("/media/paper.jpg") no-repeat, url('/media/a b.png'); color: color-mix(in oklch, red, blue) }`,
  "@supports (display: grid) and (not (color: lch(0% 0 0))) { .x { grid-template: 'a b' 1fr / auto } }",
  "@container page (inline-size > 30em) { .y { & .z { gap: max(1em, 2vw) } } }",
  ".own { --colour: { a: b }; --gap: 1.5rem; padding: var(--gap, 1rem) }",
  "@layer base { q { quotes: '«' '»' } }",
);

test("[§3] what brings nothing in stays what it means, in the page's scope", () => {
  const printed = (css: string) => String(transform({ filename: "a.css", code: Buffer.from(css), minify: true }).code);
  fc.assert(
    fc.property(fc.uniqueArray(fine, { minLength: 1, maxLength: 5 }), (sheet) => {
      const named = sheet.filter((rule) => rule.startsWith("@keyframes")).join("");
      const scoped = sheet.filter((rule) => !rule.startsWith("@keyframes")).join("\n");
      const meant = `@layer custom{${named}${scoped === "" ? "" : `@scope (.page){${scoped}}`}}`;
      expect(printed(customCss(sheet.join("\n")))).toBe(printed(meant));
    }),
    { numRuns: 60, seed: 7 },
  );
});
