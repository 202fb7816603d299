import { expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { locales } from "#schemas/locale.ts";
import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";
import { checkedBlocks } from "#schemas/page/checked-blocks.ts";

import { nothingKnown } from "../test-checked.ts";
import { contrast } from "./contrast.ts";
import { poorWords, type SeenWords } from "./poor-words.ts";

const words = (block: string, over: Partial<SeenWords> = {}): SeenWords => ({
  ...{ block, ink: "#ffffff", grounds: ["#ffffff"], size: 16, weight: 400 },
  ...over,
});

test("words are held against what their size needs (WCAG 1.4.3), and of a block the poorest are told", () => {
  const seen = [
    words("plain", { ink: "#767676" }),
    words("pale", { ink: "#777777" }),
    words("pale", { ink: "#999999" }),
    words("large", { ink: "#949494", size: 24 }),
    words("bold", { ink: "#949494", size: 19, weight: 700 }),
  ];
  expect(poorWords(seen)).toEqual([{ block: "pale", ratio: 2.8, needed: 4.5 }]);
});

test("on a picture a fifth may be worse, and no more", () => {
  const leaf = (dark: number) => [
    ...Array.from({ length: dark }, () => "#ffffff"),
    ...Array.from({ length: 100 - dark }, () => "#000000"),
  ];
  expect(poorWords([words("leaf", { grounds: leaf(20) })])).toEqual([]);
  expect(poorWords([words("tree", { grounds: leaf(21) })])).toEqual([{ block: "tree", ratio: 1, needed: 4.5 }]);
});

test("a click brings a picture's veil back where somebody took it away; elsewhere one is led to the block alone", () => {
  const banner = (id: string, overlay: number) => buildNode(id, "banner", { props: { overlay } });
  const document = buildLayout([banner("bare", 0), banner("veiled", 60), buildNode("text", "rich-text")]);
  const blocks = checkedBlocks({ document, registry: definitionsBySlug, configOf: () => undefined, locales });
  const poor = ["bare", "veiled", "text", "nobody"].map((block) => ({ block, ratio: 2, needed: 3 }));
  const values = { ratio: 2, needed: 3 };
  expect(contrast({ ...nothingKnown, blocks, poorWords: poor })).toEqual([
    {
      ...{ rule: "contrast", block: "bare", values },
      mend: [{ type: "set-props", id: "bare", changes: [{ prop: "overlay", value: 60 }] }],
    },
    { rule: "contrast", block: "veiled", values },
    { rule: "contrast", block: "text", values },
  ]);
});
