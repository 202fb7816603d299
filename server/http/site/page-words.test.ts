import { expect, test } from "vitest";

import type { ResolvedBlock } from "#renderer/page/page-document.ts";

import { pageWords } from "./page-words.ts";

function block(slug: string, more: Partial<ResolvedBlock> = {}): ResolvedBlock {
  return { id: slug, slug, mode: "static", readsPage: false, props: {}, data: {}, query: {}, slots: {}, ...more };
}

test("a page's words are those of its own blocks, at any depth, and not the frame's", () => {
  const text = block("rich-text", { props: { html: "<p>Un <b>coteau</b>.</p>", tone: "tint" } });
  const frame = [
    block("promo-banner", { props: { text: "Portes ouvertes samedi." } }),
    block("outlet", { slots: { content: [block("section", { slots: { content: [text] } })] } }),
  ];
  expect(pageWords(frame)).toEqual(["Un coteau."]);
});

test("a list's titles come behind the texts; the name of a parameter is no text", () => {
  const list = block("blog-list", {
    data: { list: { blogs: [{ title: "Sous la voûte" }, { title: "Le pressoir" }] } },
  });
  const legal = block("legal-text", { props: { text: "LEGAL_NOTICE" } });
  const text = block("rich-text", { props: { html: "<p>Le carnet du domaine.</p>" } });
  expect(pageWords([list, legal, text])).toEqual(["Le carnet du domaine.", "Sous la voûte, Le pressoir"]);
});
