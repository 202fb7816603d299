import { describe, expect, test, vi } from "vitest";

import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { CacheBudget } from "#server/cache/cache-budget.ts";
import { Epochs } from "#server/cache/epochs.ts";
import { asksAnew, keptReads } from "#server/cache/kept-reads.ts";
import { appContext } from "#server/context.ts";
import { now } from "#server/db/context.ts";
import { onTagsDropped } from "#server/db/tags.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { listBlockUse } from "#server/http/canvas/list-block-use.ts";
import { listCanvasPages } from "#server/http/canvas/list-canvas-pages.ts";
import { listFrames } from "#server/http/canvas/list-frames.ts";
import { listPageLinks } from "#server/http/canvas/list-page-links.ts";
import { saveNews } from "#server/news/write.ts";
import { createLayout } from "#server/pages/layouts/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";
import { PlanCalls, seenNow } from "./plan-calls.ts";

describe.each(engines)("what the editor lists of all pages on $name", (engine) => {
  const api = useApi(engine);
  const resolve = async (need: Need, locale: Locale) => await resolveNeed(need, { locale });
  const ports = { resolveNeed: resolve, keep: asksAnew };

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

  test("what opens a page about many things is read once while it holds, and anew when that or its address changes", async () => {
    const epochs = new Epochs();
    using stack = new DisposableStack();
    stack.defer(onTagsDropped(api.database.db, (tags) => epochs.drop(tags)));
    const budget = new CacheBudget({ epochs, maxBytes: 1024 * 1024, now });
    const keep = keptReads({ budget, name: "lists", freezes: true });
    const list = async (locale: Locale = "fr_FR") =>
      await listCanvasPages(locale, { nbItem: 200, page: 1 }, { resolveNeed: resolve, keep });
    const openedBy = async (type: string, locale: Locale = "fr_FR") =>
      (await list(locale)).pages.find((page) => page.type === type)?.path;
    const [first, again] = [await queriesOf(list), await queriesOf(list)];
    expect(again).toBeLessThan(first / 3);
    expect(await openedBy("news-detail")).toMatch(/^\/news\/premiers-bourgeons/);
    expect(await openedBy("news-detail", "en_US")).toMatch(/^\/en_US\/news\/first-buds/);
    done(await saveNews({ id: api.content.news, texts: { fr_FR: { slug: "grele" } } }));
    expect(await openedBy("news-detail")).toMatch(/grele/);
    expect(await openedBy("news-detail", "en_US")).toMatch(/first-buds/);
    const { id } = await createPage("kept-anew", { document: buildLayout([textBlock("words", "Bonjour")]) });
    expect((await list()).pages.map(({ pageId }) => pageId)).toContain(id);
    expect(await list()).toEqual(await listCanvasPages("fr_FR", { nbItem: 200, page: 1 }, ports));
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
        { page: "by-text", blocks: 2, drafts: 0 },
        { page: "by-link", blocks: 1, drafts: 0 },
        { page: "by-reusable", blocks: 1, drafts: 0 },
      ],
    });
    expect(await listPageLinks(999_999, "fr_FR")).toMatchObject({ ok: false, error: { code: "not-found" } });
  });

  test("a link that names the site in full leads to its page: by what the site is called, in a link and in a text, and on no other site", async () => {
    done(await setSiteInfo({ prodUrl: "https://www.estate.example/" }));
    const { id } = await createPage("cellar", { document: buildLayout([textBlock("self", "La cave")]) });
    const text = (...addresses: readonly string[]) =>
      buildLayout(addresses.map((to, index) => textBlock(`text-${index}`, `<a href="${to}">la cave</a>`)));
    await createPage("by-text", {
      document: text("https://www.estate.example/cellar?a=1#b", "https://www.estate.example/fr_FR/cellar/"),
    });
    const call = { label: { fr_FR: "Aller" }, to: { kind: "url", url: "https://www.estate.example/cellar" } };
    await createPage("by-link", {
      document: buildLayout([buildBlock("go", "call-to-action", { props: { call: { ...call, newTab: false } } })]),
    });
    await createPage("by-process", { document: text(`${appContext().siteUrl}/cellar`) });
    await createPage("elsewhere", {
      document: text("https://estate.example/cellar", "https://www.estate.example/cellars"),
    });
    expect(await listPageLinks(id, "fr_FR")).toEqual({
      ok: true,
      value: [
        { page: "by-text", blocks: 2, drafts: 0 },
        { page: "by-link", blocks: 1, drafts: 0 },
        { page: "by-process", blocks: 1, drafts: 0 },
      ],
    });
  });

  test("a link that stands in a draft alone, or is planned, is found and told apart; one that a draft takes away still leads there", async () => {
    const token = await logIn(api, administrator);
    const { id } = await createPage("cellar", { document: buildLayout([textBlock("self", "La cave")]) });
    const link = (to: string, words = "la cave"): object => ({ fr_FR: `<p><a href="${to}">${words}</a></p>` });
    const write = (block: string, html: object) => ({
      type: "set-props",
      id: block,
      changes: [{ prop: "html", value: html }],
    });
    const edited = async (name: string, root: readonly BlockNode[], commands: readonly object[]) => {
      const { layoutId } = await createPage(name, { document: buildLayout(root) });
      const calls = new DraftCalls(api, layoutId ?? 0, token);
      await calls.save(0, [{ id: "edit-0001", commands }]);
      return calls;
    };
    const leading = buildBlock("old", "rich-text", { props: { html: link("/cellar") } });
    await edited("drafted", [textBlock("new", "Rien")], [write("new", link("/cellar"))]);
    await edited("more", [leading, textBlock("new", "Rien")], [write("new", link("/cellar#a"))]);
    await edited("less", [leading], [write("old", link("/nowhere"))]);
    await edited("none", [textBlock("new", "Rien")], [write("new", link("/nowhere"))]);
    const planned = await edited("planned", [textBlock("new", "Rien")], [write("new", link("/cellar"))]);
    const plans = new PlanCalls(api, token);
    await plans.made({ at: api.database.clock.now() + 60_000, drafts: [await seenNow(planned)] });
    await planned.save(1, [{ id: "edit-0002", commands: [write("new", link("/nowhere"))] }]);
    // Never published: what is edited of it is all that there is.
    const note = done(await createLayout({ kind: "reusable", name: "note" })).id;
    const calls = new DraftCalls(api, note, token);
    const added = {
      type: "insert",
      at: { into: null, slot: "root", after: null },
      fragment: { root: ["old"], blocks: { old: leading } },
    };
    await calls.save(0, [{ id: "edit-0001", commands: [added] }]);
    await createPage("placed", {
      document: buildLayout([buildBlock("note", "reusable", { props: { layoutId: note } })]),
    });
    expect(await listPageLinks(id, "fr_FR")).toEqual({
      ok: true,
      value: [
        { page: "drafted", blocks: 0, drafts: 1 },
        { page: "more", blocks: 1, drafts: 1 },
        { page: "less", blocks: 1, drafts: 0 },
        { page: "planned", blocks: 0, drafts: 1 },
        { page: "placed", blocks: 0, drafts: 1 },
      ],
    });
  });
});
