import { describe, expect, test, vi } from "vitest";

import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { listBlockUse } from "#server/http/canvas/list-block-use.ts";
import { listFrames } from "#server/http/canvas/list-frames.ts";
import { listPageLinks } from "#server/http/canvas/list-page-links.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";

import { useApi } from "./api-server.ts";

describe.each(engines)("what the editor lists of all pages on $name", (engine) => {
  const api = useApi(engine);
  const ports = { resolveNeed: async (need: Need, locale: Locale) => await resolveNeed(need, { locale }) };

  /** How many queries a piece of work takes. */
  async function queriesOf(work: () => Promise<unknown>): Promise<number> {
    const asked = vi.spyOn(api.database.db.reader.getExecutor(), "executeQuery");
    await work();
    const count = asked.mock.calls.length;
    asked.mockRestore();
    return count;
  }

  async function makePages(from: number, to: number, document = buildLayout([textBlock("words", "Bonjour")])) {
    for (let index = from; index < to; index += 1) await createPage(`page-${index}`, { document });
  }

  test("frames with their pages, and the blocks of each page, take no more queries for thirty pages than for three", async () => {
    const legal = [buildBlock("legal", "legal-text"), buildBlock("alcohol", "alcohol-message")];
    const bars = [buildBlock("outlet", "outlet"), buildBlock("foot", "footer"), ...legal];
    for (const name of ["default", "page"]) await publishedLayoutId(name, buildLayout(bars, { kind: "frame" }));
    const note = await publishedLayoutId("note", buildLayout([textBlock("note", "Note")], { kind: "reusable" }));
    const placed = buildLayout([buildBlock("note", "reusable", { props: { layoutId: note } })]);
    await makePages(0, 3, placed);
    const lists = [async () => await listFrames("fr_FR", ports), async () => await listBlockUse("fr_FR")];
    const few: number[] = [];
    for (const list of lists) few.push(await queriesOf(list));
    await makePages(3, 30, placed);
    const many: number[] = [];
    for (const list of lists) many.push(await queriesOf(list));
    expect(few.every((count) => count > 0)).toBe(true);
    expect(many.filter((count, index) => count > (few[index] ?? 0))).toEqual([]);
    const use = await listBlockUse("fr_FR");
    expect(use.find(({ page }) => page === "page-29")?.slugs).toEqual(expect.arrayContaining(["rich-text", "footer"]));
  });

  test("what leads to a page is found in texts, in links, in reusable blocks, and not in the page itself", async () => {
    const toCellar = (id: string): BlockNode => textBlock(id, 'Voir <a href="/cellar?a=1#b">la cave</a>');
    const note = await publishedLayoutId("links", buildLayout([toCellar("note")], { kind: "reusable" }));
    const { id } = await createPage("cellar", { document: buildLayout([toCellar("self")]) });
    await createPage("by-text", { document: buildLayout([toCellar("one"), toCellar("two")]) });
    const call = { label: { fr_FR: "Aller" }, to: { kind: "page", id }, newTab: false };
    await createPage("by-link", {
      document: buildLayout([buildBlock("go", "call-to-action", { props: { call } })]),
    });
    const placed = buildBlock("note", "reusable", { props: { layoutId: note } });
    await createPage("by-reusable", { document: buildLayout([placed]) });
    await createPage("elsewhere", { document: buildLayout([textBlock("words", "On la trouve sous /cellar.")]) });
    expect(await listPageLinks(id, "fr_FR")).toEqual({
      ok: true,
      value: [
        { page: "by-text", blocks: 2 },
        { page: "by-link", blocks: 1 },
        { page: "by-reusable", blocks: 1 },
      ],
    });
    expect(await listPageLinks(999_999, "fr_FR")).toMatchObject({ ok: false, error: { code: "not-found" } });
  });
});
