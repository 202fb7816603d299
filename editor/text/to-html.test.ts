import fc from "fast-check";
import { expect, test } from "vitest";

import { mayLinkTo, richTextPolicy } from "#schemas/content/rich-text-policy.ts";
import { cleanHtml } from "#server/text/clean-html.ts";
import { demoRichTexts } from "#tests/factories/demo-rich-texts.ts";

import { type RichMark, type RichNode, toHtml } from "./to-html.ts";

const words = fc.string({
  minLength: 1,
  maxLength: 8,
  unit: fc.constantFrom("a", "é", " ", "&", "<", ">", '"', "\u00a0"),
});
const link: fc.Arbitrary<RichMark> = fc.record({
  type: fc.constant("link"),
  attrs: fc.record({
    href: fc.constantFrom("/contact?a=1&b=2", "https://a.example/", "mailto:a@b.example", "tel:+33", "#ici"),
    title: fc.constantFrom(null, "Une « page »", 'a"b'),
    newTab: fc.boolean(),
  }),
});
const mark = fc.oneof(
  link,
  fc.record({ type: fc.constantFrom("bold", "italic", "superscript", "subscript") }),
  fc.constant({ type: "lang", attrs: { lang: "en" } }),
);
const marks = fc.uniqueArray(mark, { selector: ({ type }) => type, maxLength: 4 });
const inline: fc.Arbitrary<RichNode> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant("text"), text: words, marks }) },
  fc.record({ type: fc.constant("hardBreak"), marks }),
);
const aligned = { align: fc.constantFrom(null, ...richTextPolicy.aligned.values) };
const inlines = fc.array(inline, { maxLength: 4 });

const { node } = fc.letrec<Record<"node" | "item" | "row", RichNode>>((tie) => {
  const nodes = fc.array(tie("node"), { minLength: 1, maxLength: 3 });
  const paragraph = fc.record({ type: fc.constant("paragraph"), attrs: fc.record(aligned), content: inlines });
  const cell = fc.record({ type: fc.constantFrom("tableCell", "tableHeader"), content: nodes });
  return {
    item: fc
      .record({ first: paragraph, others: fc.array(tie("node"), { maxLength: 2 }) })
      .map(({ first, others }) => ({ type: "listItem", content: [first, ...others] })),
    row: fc.record({ type: fc.constant("tableRow"), content: fc.array(cell, { minLength: 1, maxLength: 3 }) }),
    node: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      paragraph,
      fc.record({
        type: fc.constant("heading"),
        attrs: fc.record({ level: fc.constantFrom(2, 3, 4), ...aligned }),
        content: inlines,
      }),
      fc.constant({ type: "horizontalRule" }),
      fc.record({
        type: fc.constantFrom("bulletList", "orderedList"),
        content: fc.array(tie("item"), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ type: fc.constant("blockquote"), content: nodes }),
      fc.record({ type: fc.constant("table"), content: fc.array(tie("row"), { minLength: 1, maxLength: 3 }) }),
    ),
  };
});

test("whatever is written, the server keeps it as it is", () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (content) => {
      const html = toHtml({ type: "doc", content });
      expect(cleanHtml(html)).toBe(html);
    }),
    { numRuns: 500 },
  );
});

test("every tag of the policy can be made, and no other", () => {
  const made = new Set<string>();
  for (const content of fc.sample(fc.array(node, { maxLength: 4 }), { numRuns: 500, seed: 7 }))
    for (const [, tag = ""] of toHtml({ type: "doc", content }).matchAll(/<([a-z\d]+)/g)) made.add(tag);
  expect([...made].toSorted()).toEqual([...richTextPolicy.tags].toSorted());
});

test("the demo's texts are what the server keeps", () => {
  const texts = demoRichTexts();
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) expect(cleanHtml(text).replaceAll("<br />", "<br>")).toBe(text);
});

test("nothing but empty paragraphs is no text", () => {
  expect(toHtml({ type: "doc", content: [{ type: "paragraph" }] })).toBe("");
  const said = { type: "paragraph", content: [{ type: "text", text: "a" }] };
  const empty = { type: "paragraph" };
  expect(toHtml({ type: "doc", content: [said, empty, said, empty, empty] })).toBe("<p>a</p><p></p><p>a</p>");
});

test.each([
  ["/contact", true],
  ["#ici", true],
  ["https://a.example", true],
  ["MAILTO:a@b.example", true],
  ["tel:+33380", true],
  ["contact", true],
  ["", false],
  ["javascript:alert(1)", false],
  [" java\nscript:alert(1)", false],
  ["\u0001javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["vbscript:x", false],
])("a link may lead to %j: %s, as the server has it", (href, may) => {
  expect(mayLinkTo(href)).toBe(may);
  if (href !== "") expect(cleanHtml(`<a href="${href}">x</a>`).includes("href")).toBe(may);
});
