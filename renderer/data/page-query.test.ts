import { expect, test } from "vitest";

import { defineBlock } from "#blocks/kit/define-block.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";

import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { pageQuery } from "./page-query.ts";

const label = { fr_FR: "Bloc", en_US: "Block" };
const letters = { parse: (text: string) => (/^[a-z]+$/.test(text) ? text : null) };
const search = defineBlock({
  slug: "search",
  label,
  help: label,
  group: "shop",
  version: 1,
  mode: "static",
  fields: {},
  query: {
    q: { ...letters, isShared: true },
    own: letters,
    words: { ...letters, isWords: true },
    page: { parse: (text) => text },
    state: { ...letters, isSaid: true },
  },
});
const find = (slug: string) => (slug === "search" ? (search as BlockDefinition) : undefined);
const node = (id: string): ExpandedBlock => ({ id, slug: "search", props: {}, slots: {} });

test("a key stands under its block's id, a shared one by itself", () => {
  const { byBlock, text } = pageQuery([node("a")], find, new URLSearchParams("q=wine&a.own=red&own=no&a.q=no"));
  expect(byBlock.get("a")).toEqual({ q: "wine", own: "red" });
  expect(text).toBe("a.own=red&q=wine");
});

test("two blocks read a shared key, which stands in the address once; what says nothing valid is dropped", () => {
  const { byBlock, text } = pageQuery([node("a"), node("b")], find, new URLSearchParams("q=wine&b.own=12"));
  expect([byBlock.get("a"), byBlock.get("b")]).toEqual([{ q: "wine" }, { q: "wine" }]);
  expect(text).toBe("q=wine");
});

test("to other languages goes what holds there: not what a form said, nor a later page of words", () => {
  const asked = "q=wine&a.page=2&a.state=sent&b.words=rouge&b.page=3&utm_source=mail";
  const { text, lasting } = pageQuery([node("a"), node("b")], find, new URLSearchParams(asked));
  expect(text).toBe("a.page=2&a.state=sent&b.page=3&b.words=rouge&q=wine");
  expect(lasting).toBe("a.page=2&b.words=rouge&q=wine");
});
