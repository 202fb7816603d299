import fc from "fast-check";

/** A character as it is, in another case, or by its number, in as many digits as CSS takes. */
function spelled(char: string): fc.Arbitrary<string> {
  const digits = char.charCodeAt(0).toString(16);
  const numbers = fc
    .tuple(fc.integer({ min: digits.length, max: 6 }), fc.constantFrom(" ", "\t", "\n"))
    .map(([length, end]) => `\\${digits.padStart(length, "0")}${end}`);
  const cases = fc.constantFrom(char.toLowerCase(), char.toUpperCase());
  return fc.oneof({ arbitrary: cases, weight: 3 }, { arbitrary: numbers, weight: 1 });
}

function word(text: string): fc.Arbitrary<string> {
  return fc.tuple(...Array.from(text, spelled)).map((chars) => chars.join(""));
}

const gap = fc.constantFrom("", " ", "\n", "/**/", "/* } */", "\t");
const end = fc.constantFrom("", "!important", "/* x", "\\", "}", ")", "]");

/** An address elsewhere, as URLs are read: with characters that are dropped, backslashes, schemes of all kinds. */
const elsewhere = fc
  .tuple(
    fc.constantFrom("", " ", "\\9 ", "\\a ", "\\1 "),
    fc.constantFrom(
      "//",
      "/\\9/",
      "/\\a /",
      "\\\\\\\\",
      "/\\\\",
      "\\2f\\2f ",
      "https://",
      "https:",
      "h\\74tp://",
      "data:,",
    ),
    fc.constantFrom("evil.test/x", "evil\\2e test", "\\65vil.test", "evil.test:80"),
  )
  .map((parts) => parts.join(""));

const quoted = fc.tuple(fc.constantFrom('"', "'"), elsewhere).map(([quote, text]) => quote + text + quote);

const loads: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(word("url"), gap, fc.oneof(quoted, elsewhere), gap)
    .map(([name, a, address, b]) => `${name}(${a}${address}${b})`),
  fc
    .tuple(fc.constantFrom("image-set", "-webkit-image-set", "src", "image", "cross-fade").chain(word), gap, quoted)
    .map(([name, a, address]) => `${name}(${a}${address} 1x)`),
);

/** Rules and scraps of a style sheet that would fetch something from `evil.test`, or leave their place, in every spelling. */
export const cssPieces: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(word("background"), gap, loads, end).map(([name, a, value, b]) => `a { ${name}:${a}${value}${b} }`),
  fc.tuple(word("import"), gap, fc.oneof(quoted, loads)).map(([name, a, what]) => `@${name} ${a}${what};`),
  fc.tuple(word("namespace"), loads).map(([name, what]) => `@${name} ${what};`),
  fc.tuple(word("font-face"), loads).map(([name, what]) => `@${name} { font-family: x; src: ${what} }`),
  loads.map((what) => `@property --x { syntax: "*"; inherits: false; initial-value: ${what} }`),
  loads.map((what) => `@media screen { a { --x: { b: ${what} }; c { mask: var(--y, ${what}) } } }`),
  loads.map((what) => `@keyframes x { to { list-style: ${what} } }`),
  loads.map((what) => `a::before { content: ${what} } b { cursor: ${what}, auto }`),
  fc.constantFrom(
    "a { color: red }",
    "}",
    "{",
    "a {",
    "/*",
    "*/",
    '"',
    "'",
    "\\",
    "(",
    "@scope (.page) {",
    "<!--",
    "-->",
  ),
  fc.constantFrom("@layer x;", "} } body { background: url(//evil.test) }", "</style>", "url(", "@\\", "\\0", "\n"),
);
