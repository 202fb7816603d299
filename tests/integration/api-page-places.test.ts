import { beforeEach, describe, expect, test } from "vitest";

import type { CanvasPage, CanvasPages } from "#schemas/content/canvas.ts";
import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import { carryOutDue } from "#server/drafts/plans/write.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { savePage } from "#server/pages/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { type ApiAnswer, useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn } from "./draft-calls.ts";
import { PlanCalls, seenNow } from "./plan-calls.ts";

describe.each(engines)("where pages stand on $name", (engine) => {
  const api = useApi(engine);
  let site: TestSite;
  let token = "";
  let [estate, cellar, vines] = [0, 0, 0];

  beforeEach(async () => {
    token = await logIn(api, administrator);
    const make = async (slug: string, order: number): Promise<number> => {
      const { id } = await createPage(slug, { document: buildLayout([textBlock("words", slug)]) });
      done(await savePage({ id, order, isMenu: true }));
      return id;
    };
    estate = await make("domaine", 100);
    cellar = await make("chai", 101);
    vines = await make("vignes", 102);
    site = createTestSite(api.database.db);
  });

  const move = async (id: number, parent: number | null, after: number | null): Promise<ApiAnswer> =>
    await api.call("POST", `/api/admin/page/${id}/place`, { token, body: { parent, after }, lang: "fr_FR" });
  const listed = async (query = ""): Promise<CanvasPages> =>
    (await api.call("GET", `/api/admin/canvas/page${query}`, { token })).body.data as CanvasPages;
  const below = async (parent: number | null): Promise<readonly number[]> =>
    (await listed()).pages
      .filter((page) => page.parent === parent && [estate, cellar, vines].includes(page.pageId ?? 0))
      .map(({ pageId }) => pageId ?? 0);
  const pageOf = async (id: number): Promise<CanvasPage | undefined> =>
    (await listed()).pages.find(({ pageId }) => pageId === id);
  const set = (field: string, value: unknown, locale?: string) => ({
    type: "set",
    field,
    value,
    ...(locale && { locale }),
  });

  test("[PS13] a page is moved at once, between two, below another one and back to where it stood", async () => {
    const first = await move(vines, null, estate);
    expect(first).toMatchObject({ status: 200, body: { data: { parent: null, after: cellar } } });
    expect(await below(null)).toEqual([estate, vines, cellar]);
    expect((await move(vines, estate, null)).body.data).toEqual({ parent: null, after: estate });
    expect([await below(null), await below(estate)]).toEqual([[estate, cellar], [vines]]);
    // Visitors have it in the menu below the other one.
    expect((await move(vines, null, estate)).body.data).toEqual({ parent: estate, after: null });
    expect((await move(vines, null, cellar)).status).toBe(200);
    expect(await below(null)).toEqual([estate, cellar, vines]);
  });

  test("[PS12] visitors have the new order from their next request on, and the move is a revision of the page's settings", async () => {
    const order = async (): Promise<readonly number[]> => {
      const { pages } = (await api.call("GET", "/api/page?isMenu=true")).body.data as {
        readonly pages: readonly { readonly id: number }[];
      };
      return pages.map(({ id }) => id).filter((id) => [estate, cellar, vines].includes(id));
    };
    await site.html("/domaine");
    expect(await order()).toEqual([estate, cellar, vines]);
    await move(vines, null, estate);
    expect(await order()).toEqual([estate, vines, cellar]);
    const revisions = await new DraftCalls(api, vines, token, "page").revisions();
    expect(revisions).toMatchObject([{ isPublished: true }]);
    expect(await new DraftCalls(api, estate, token, "page").revisions()).toEqual([]);
    // Where nothing changes, nothing is published.
    expect((await move(vines, null, estate)).body.data).toEqual({ parent: null, after: estate });
    expect(await new DraftCalls(api, vines, token, "page").revisions()).toHaveLength(1);
  });

  test("[PS12] a draft that has changes keeps them, and takes nothing of a move or a new name back when it is published", async () => {
    const drafts = new DraftCalls(api, vines, token, "page");
    await drafts.save(0, [{ id: "edit-0001", commands: [set("metaDescription", "Les vignes en été", "fr_FR")] }]);
    await move(vines, estate, null);
    const body = { title: { fr_FR: "Le vignoble d’été" }, slug: { fr_FR: "vignoble-ete" } };
    expect((await api.call("PUT", `/api/admin/page/${vines}`, { token, body })).status).toBe(200);
    await api.call("PUT", `/api/admin/page/${vines}/menu`, { token, body: { isMenu: false } });
    const draft = await drafts.draft();
    expect(draft.document as PageSettings).toMatchObject({
      parent: estate,
      isMenu: false,
      title: { fr_FR: "Le vignoble d’été" },
      metaDescription: { fr_FR: "Les vignes en été" },
    });
    expect((await pageOf(vines))?.hasNewSettings).toBe(true);
    await drafts.publish(draft.sequence, draft.published);
    expect(await pageOf(vines)).toMatchObject({
      parent: estate,
      title: "vignes",
      isMenu: false,
      hasNewSettings: false,
    });
    expect(await site.html("/vignoble-ete")).toContain("<title>Le vignoble d’été");
    const old = await site.get("/vignes");
    expect([old.status, old.headers.get("location")]).toEqual([301, "/vignoble-ete"]);
  });

  test("[PS12] a neighbour that made way has its new number in its draft with changes too", async () => {
    const drafts = new DraftCalls(api, cellar, token, "page");
    await drafts.save(0, [{ id: "edit-0001", commands: [set("isReload", true)] }]);
    await move(vines, null, estate);
    const draft = await drafts.draft();
    await drafts.publish(draft.sequence, draft.published);
    expect(await below(null)).toEqual([estate, vines, cellar]);
  });

  test("[PS12] what is planned of a page, or of one that made way, takes over what was done at once", async () => {
    const plans = new PlanCalls(api, token);
    const at = api.database.clock.now() + 60_000;
    const drafts = [vines, cellar].map((id) => new DraftCalls(api, id, token, "page"));
    for (const calls of drafts) {
      await calls.save(0, [{ id: "edit-0001", commands: [set("metaDescription", "Dès samedi", "fr_FR")] }]);
      await plans.made({ at, drafts: [await seenNow(calls)] });
    }
    // The cellar gets another number, without a revision of its own.
    await move(vines, null, estate);
    const body = { slug: { fr_FR: "vignoble" } };
    expect((await api.call("PUT", `/api/admin/page/${vines}`, { token, body })).status).toBe(200);
    api.database.clock.advance(60_000);
    expect(await carryOutDue(() => true)).toBe(2);
    expect(await plans.list()).toEqual([]);
    expect(await below(null)).toEqual([estate, vines, cellar]);
    expect(await site.html("/vignoble")).toContain("Dès samedi");
    for (const calls of drafts) {
      const { sequence, baseSequence, base, published } = await calls.draft();
      expect([baseSequence, base]).toEqual([sequence, published]);
    }
  });

  test("a page is put into the menu and to its right end, and taken out; what is left out stays", async () => {
    const menu = async (body: object): Promise<number> =>
      (await api.call("PUT", `/api/admin/page/${vines}/menu`, { token, body })).status;
    expect(await menu({ isFixedRight: true })).toBe(200);
    expect(await pageOf(vines)).toMatchObject({ isMenu: true, isFixedRight: true });
    expect(await menu({ isMenu: false })).toBe(200);
    expect(await pageOf(vines)).toMatchObject({ isMenu: false, isFixedRight: true });
    expect(await menu({ isMenu: "no" })).toBe(400);
    expect((await api.call("PUT", "/api/admin/page/99999/menu", { token, body: { isMenu: true } })).status).toBe(404);
  });

  test("[PS13] a place within the page, or that isn't there, is refused in words", async () => {
    await move(cellar, estate, null);
    const within = await move(estate, cellar, null);
    expect([within.status, within.body.data]).toEqual([
      422,
      [{ key: "parent", error: "ne peut pas se trouver à l’intérieur de lui-même" }],
    ]);
    expect((await move(estate, 99_999, null)).status).toBe(422);
    expect((await move(vines, null, cellar)).status).toBe(422);
    expect((await move(99_999, null, null)).status).toBe(404);
    const path = `/api/admin/page/${vines}/place`;
    for (const body of [{}, { parent: "1", after: null }, { parent: null, after: 0 }, { parent: null }])
      expect((await api.call("POST", path, { token, body })).status).toBe(400);
    const body = { parent: null, after: null };
    expect((await api.call("POST", path, { body })).status).toBe(401);
    expect((await api.call("POST", path, { token: await customerToken(api), body })).status).toBe(403);
  });

  test("the list says which language a page's blocks lack, of what is worked on and not of what that was before", async () => {
    const { id, layoutId } = await createPage("terroir", {
      document: buildLayout([textBlock("words", "Argile"), buildBlock("more", "rich-text")]),
    });
    const calls = new DraftCalls(api, layoutId ?? 0, token);
    const missing = async () => (await pageOf(id))?.untranslated;
    expect(await missing()).toEqual([]);
    const half = (html: object) => buildBlock("more", "rich-text", { props: { html } });
    const write = (html: object) => [{ type: "set-props", id: "more", changes: [{ prop: "html", value: html }] }];
    await calls.save(0, [{ id: "edit-0001", commands: write({ fr_FR: "<p>Calcaire</p>" }) }]);
    expect(await missing()).toEqual(["en_US"]);
    await calls.save(1, [{ id: "edit-0002", commands: write({ en_US: "<p>Limestone</p>" }) }]);
    expect(await missing()).toEqual(["fr_FR"]);
    const { published } = await calls.draft();
    await calls.publish(2, published);
    expect(await missing()).toEqual(["fr_FR"]);
    // A page that isn't there in a language lacks nothing in it, and neither does one that the program draws.
    const french = await publishedLayoutId("french", buildLayout([half({ fr_FR: "<p>Calcaire</p>" })]));
    const texts = { fr_FR: { title: "Sols", slug: "sols", menuTitle: "Sols" } };
    const { id: sols } = done(await savePage({ type: "content", layoutId: french, texts }));
    expect(await pageOf(sols)).toMatchObject({ untitled: ["en_US"], untranslated: [] });
    done(await savePage({ id, isCms: false }));
    expect(await missing()).toEqual([]);
  });

  test("what is set for all blocks of a kind is their text: the list says so from then on, and no longer than that", async () => {
    const { id } = await createPage("accords", { document: buildLayout([buildBlock("call", "call-to-action")]) });
    const missing = async () => (await pageOf(id))?.untranslated;
    expect(await missing()).toEqual([]);
    const config = (title: object) => setComponentConfig({ slug: "call-to-action", v: 1, props: { title } });
    done(await config({ fr_FR: "Venez" }));
    expect(await missing()).toEqual(["en_US"]);
    done(await config({ fr_FR: "Venez", en_US: "Come" }));
    expect(await missing()).toEqual([]);
  });

  test("the list says what is missing of a page, and comes in parts that are all there is", async () => {
    done(await savePage({ id: vines, texts: { fr_FR: { title: "Vignes", slug: "vignes", menuTitle: "Vignes" } } }));
    const { pages, total } = await listed();
    expect(pages.find(({ pageId }) => pageId === cellar)).toMatchObject({
      isMenu: true,
      untitled: [],
      isHidden: false,
    });
    const parts: CanvasPage[] = [];
    for (let page = 1; (page - 1) * 7 < total; page += 1) parts.push(...(await listed(`?nbItem=7&page=${page}`)).pages);
    expect(parts).toEqual(pages);
    expect((await api.call("GET", "/api/admin/canvas/page?nbItem=1001", { token })).status).toBe(400);
  });
});
