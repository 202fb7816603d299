import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import { emptyLayout, type LayoutDocument } from "#schemas/page/layout.ts";
import type { DroppedTags } from "#server/db/tag-listeners.ts";
import { onTagsDropped, withReadRecorder } from "#server/db/tags.ts";
import { componentConfigs, getComponentConfig } from "#server/pages/component-configs/read.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { findLayoutByName, publishedLayout, publishedLayouts } from "#server/pages/layouts/read.ts";
import { createLayout, publishLayout } from "#server/pages/layouts/write.ts";
import { getPage, listPages, pagesByIds } from "#server/pages/read.ts";
import { findPageBySlug, findPageByType, listPageRecords, pageIndex, pathsOf } from "#server/pages/records/read.ts";
import { savePage } from "#server/pages/write.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { listParameters, parameterValues } from "#server/site/parameters/read.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

const all: ListQuery = { nbItem: 10, page: 1, orderBy: [], filters: [] };

describe.each(engines)("pages and settings on $name", (engine) => {
  const opened = useDatabase(engine);

  describe("parameters", () => {
    test("[§9] the catalogue's defaults lie under what was set", async () => {
      const before = await parameterValues();
      expect([before["LOGO_HEIGHT"], before["LOGO_HEIGHT_FOOTER"], before["LOGO_HEIGHT_MOBILE"]]).toEqual([
        "125",
        "100",
        "110",
      ]);
      const name = "COMPANY_NAME";
      expect(done(await setParameter(name, "Domaine de Clairveille"))).toBe("Domaine de Clairveille");
      expect((await parameterValues())[name]).toBe("Domaine de Clairveille");
      const listed = (await listParameters("en_US")).find(({ type }) => type === name);
      expect(listed).toMatchObject({ kind: "STRING", value: "Domaine de Clairveille" });
      done(await setParameter(name, null));
      expect(await parameterValues()).toEqual(before);
    });

    test("an unknown parameter and a wrong value are refused, and drop nothing", async () => {
      const heard: DroppedTags[] = [];
      onTagsDropped(opened.db, (tags) => heard.push(tags));
      expect(await setParameter("NOT_A_PARAMETER", "x")).toMatchObject(refused("not-found"));
      expect(await setParameter("constructor", "x")).toMatchObject(refused("not-found"));
      expect(await setParameter("IS_MENU_FIXED", "perhaps")).toMatchObject(refused("invalid", "IS_MENU_FIXED"));
      expect(heard).toEqual([]);
      done(await setParameter("IS_MENU_FIXED", "true"));
      expect(heard).toEqual([["parameter"]]);
    });

    test("[§3] legal texts are cleaned and read in each language", async () => {
      const texts = { fr_FR: "<p>Bonjour<script>x</script></p>", en_US: "<p onclick=x()>Hello</p>" };
      done(await setParameter("LEGAL_NOTICE", JSON.stringify(texts)));
      const valueIn = async (locale: "fr_FR" | "en_US") =>
        (await listParameters(locale)).find(({ type }) => type === "LEGAL_NOTICE")?.value;
      expect(await valueIn("fr_FR")).toBe("<p>Bonjour</p>");
      expect(await valueIn("en_US")).toBe("<p>Hello</p>");
    });
  });

  test("[§3] site info changes key by key", async () => {
    expect(await getSiteInfo()).toMatchObject({ id: 3, isECommerce: true, isBuilding: false, defaultLang: "fr_FR" });
    done(await setSiteInfo({ name: "Clairveille", isECommerce: false }));
    done(await setSiteInfo({ isBuilding: true }));
    expect(await getSiteInfo()).toMatchObject({ name: "Clairveille", isECommerce: false, isBuilding: true });
    expect(await setSiteInfo({ defaultLang: "de_DE" })).toMatchObject(refused("invalid", "defaultLang"));
    expect(await setSiteInfo(JSON.parse('{"constructor": 1}'))).toMatchObject(refused("invalid"));
  });

  describe("pages", () => {
    test("[§2] a page is found by its slug in any language, and knows its path in each", async () => {
      const { id } = await aPage("nos-cuvees", "our-wines", { type: "product-list" });
      expect((await findPageBySlug("nos-cuvees"))?.id).toBe(id);
      expect(await findPageBySlug("our-wines")).toMatchObject({ id, type: "product-list", layoutId: null });
      expect(await findPageBySlug("ours")).toBeNull();
      expect(await findPageBySlug("\0' or 1=1 --")).toBeNull();
      expect(await pathsOfPage(id)).toEqual({ fr_FR: "/nos-cuvees", en_US: "/en_US/our-wines" });
      expect((await findPageByType("product-list"))?.id).toBe(id);
      expect(await findPageByType("home")).toBeNull();
    });

    test("[§2] home stands at the root, a page with parameters has no path", async () => {
      const home = await aPage("accueil", "home", { type: "home" });
      expect(await pathsOfPage(home.id)).toEqual({ fr_FR: "/", en_US: "/en_US" });
      const detail = await aPage("actualite", "news-item", { type: "news-detail" });
      expect(await pathsOfPage(detail.id)).toEqual({});
      expect(await getPage(detail.id, "fr_FR")).toMatchObject({ path: null, layout: null });
    });

    test("[§2 page-list] the page list has every field, in menu order, parents naming their children", async () => {
      const house = await aPage("la-maison", "the-house", { order: 2, isMenu: true, menuIcon: "house" });
      const home = await aPage("accueil", "home", { type: "home", order: 1, isFixedRight: true });
      const team = await aPage("equipe", "team", { order: 3, parentId: house.id });
      const { pages, total } = await listPages("en_US", all);
      expect(total).toBe(3);
      expect(pages.map(({ id, children }) => [id, children])).toEqual([
        [home.id, []],
        [house.id, [team.id]],
        [team.id, []],
      ]);
      expect(pages[1]).toEqual({
        id: house.id,
        slug: "the-house",
        path: "/en_US/the-house",
        menuTitle: "the-house",
        title: "the-house",
        metaDescription: "",
        menuIcon: "house",
        order: 2,
        parent: null,
        children: [team.id],
        type: "content",
        isMenu: true,
        isFixedRight: false,
        isAbsoluteMenu: false,
        isReload: false,
        isCms: true,
        hasCustomHeader: false,
        hasCustomFooter: false,
        isECommerce: false,
      });
      const filter = async (column: string, value: string | number | boolean) =>
        (await listPages("fr_FR", { ...all, filters: [{ column, operator: "equal", value }] })).pages.map(
          ({ id }) => id,
        );
      expect(await filter("isMenu", true)).toEqual([house.id]);
      expect(await filter("parent", house.id)).toEqual([team.id]);
      expect(await filter("type", "home")).toEqual([home.id]);
      expect(await filter("menuTitle", "Équipe")).toEqual([team.id]);
      expect([...(await pagesByIds([team.id, 99], "fr_FR")).keys()]).toEqual([team.id]);
    });

    test("slugs are unique within a language; types, frames and parents must fit", async () => {
      const { id } = await aPage("contact", "contact");
      expect(await savePage({ type: "content", texts: { fr_FR: { slug: "contact", title: "Autre" } } })).toMatchObject(
        refused("conflict", "slug"),
      );
      expect(await savePage({ type: "spaceship", texts: { fr_FR: { title: "X" } } })).toMatchObject(
        refused("invalid", "type"),
      );
      const reusable = done(await createLayout({ kind: "reusable", name: "r" }));
      expect(await savePage({ id, layoutId: reusable.id })).toMatchObject(refused("invalid", "layoutId"));
      expect(await savePage({ id, frameId: reusable.id })).toMatchObject(refused("invalid", "frameId"));
      const child = await aPage("a", "b", { parentId: id });
      expect(await savePage({ id, parentId: child.id })).toMatchObject(refused("invalid", "parentId"));
      expect(await savePage({ id, parentId: id })).toMatchObject(refused("invalid", "parentId"));
      expect((await findPageBySlug("contact"))?.parentId).toBeNull();
    });
  });

  describe("layouts", () => {
    test("publishing makes a revision, moves the pointer and drops the layout's tags", async () => {
      const { id } = done(await createLayout({ kind: "page", name: "home" }));
      expect(await publishedLayout(id)).toBeNull();
      expect(await findLayoutByName("page", "home")).toEqual({ id });
      const heard: DroppedTags[] = [];
      onTagsDropped(opened.db, (tags) => heard.push(tags));
      const first = done(await publishLayout({ layoutId: id, document: withText("Un"), label: "first" }));
      const second = done(await publishLayout({ layoutId: id, document: withText("Deux"), label: "second" }));
      expect(second.revision).toBeGreaterThan(first.revision);
      expect(heard).toEqual([
        ["layout", `layout:${id}`],
        ["layout", `layout:${id}`],
      ]);
      const { value, tags } = await withReadRecorder(() => publishedLayout(id));
      expect(value).toMatchObject({
        id,
        kind: "page",
        name: "home",
        revision: second.revision,
        document: withText("Deux"),
      });
      expect([...tags]).toEqual([`layout:${id}`]);
      const kept = await opened.db.reader
        .selectFrom("revision")
        .select(["kind", "label", "base_id"])
        .orderBy("id")
        .execute();
      expect(kept.map((row) => ({ ...row }))).toEqual([
        { kind: "layout", label: "first", base_id: null },
        { kind: "layout", label: "second", base_id: first.revision },
      ]);
      expect([...(await publishedLayouts([id, id, 99])).keys()]).toEqual([id]);
    });

    test("unsound documents are refused with what is wrong where, and nothing changes", async () => {
      const { id } = done(await createLayout({ kind: "page", name: "home" }));
      const publish = (document: unknown) => publishLayout({ layoutId: id, document, label: "" });
      expect(await publish("text")).toMatchObject(refused("invalid"));
      expect(await publish({ ...withText("x"), root: ["a", "b"] })).toMatchObject(refused("invalid"));
      expect(await publish(emptyLayout("frame"))).toMatchObject(refused("invalid"));
      expect(await publish(withProps({ html: 12 }))).toMatchObject(refused("invalid"));
      expect(await publishLayout({ layoutId: 99, document: withText("x"), label: "" })).toMatchObject(
        refused("not-found"),
      );
      expect(await createLayout({ kind: "page", name: "home" })).toMatchObject(refused("conflict"));
      expect(await publishedLayout(id)).toBeNull();
    });

    test("a block with an unknown slug is kept as it is", async () => {
      const { id } = done(await createLayout({ kind: "page", name: "home" }));
      const node = { id: "a", slug: "from-the-future", v: 3, props: { any: ["thing"] }, slots: {} };
      const document = { ...emptyLayout("page"), root: ["a"], blocks: { a: node } };
      done(await publishLayout({ layoutId: id, document, label: "" }));
      expect((await publishedLayout(id))?.document.blocks["a"]).toEqual(node);
    });

    test("a page's layout can't be published without the blocks that its type requires", async () => {
      const layout = done(await createLayout({ kind: "page", name: "wines" }));
      await aPage("nos-cuvees", "our-wines", { type: "product-list", layoutId: layout.id });
      const refusal = await publishLayout({ layoutId: layout.id, document: withText("x"), label: "" });
      expect(refusal).toMatchObject(refused("invalid"));
      expect(JSON.stringify(refusal)).toContain("product-grid");
    });

    test("[R-21] a revision that can't be read gives way to the last good one", async () => {
      const { id } = done(await createLayout({ kind: "page", name: "home" }));
      const good = done(await publishLayout({ layoutId: id, document: withText("Bon"), label: "" }));
      const writer = opened.db.writer;
      const { id: broken } = await writer
        .insertInto("revision")
        .values({ kind: "layout", document_id: id, document: "{", label: "", created_at: 0 })
        .returning("id")
        .executeTakeFirstOrThrow();
      await writer.updateTable("layout").set({ published_revision_id: broken }).where("id", "=", id).execute();
      expect(await publishedLayout(id)).toMatchObject({ revision: good.revision, document: withText("Bon") });
    });
  });

  test("component configs are checked against their block", async () => {
    expect(await getComponentConfig("section")).toBeNull();
    expect(await setComponentConfig({ slug: "nothing", v: 1, props: {} })).toMatchObject(refused("not-found"));
    expect(await setComponentConfig({ slug: "section", v: 99, props: {} })).toMatchObject(refused("invalid"));
    expect(await setComponentConfig({ slug: "section", v: 1, props: { nonsense: 1 } })).toMatchObject(
      refused("invalid", "nonsense"),
    );
    const { tags } = await withReadRecorder(() => componentConfigs(["section", "columns"]));
    expect([...tags]).toEqual(["config:section", "config:columns"]);
    const heard: DroppedTags[] = [];
    onTagsDropped(opened.db, (dropped) => heard.push(dropped));
    done(await setComponentConfig({ slug: "section", v: 1, props: {} }));
    expect(await getComponentConfig("section")).toEqual({ slug: "section", v: 1, props: {} });
    expect(heard).toEqual([["config:section"]]);
  });
});

async function aPage(fr: string, en: string, input: Omit<Parameters<typeof savePage>[0], "texts"> = {}) {
  const texts = (slug: string) => ({ slug, title: slug, menuTitle: slug });
  return done(await savePage({ type: "content", ...input, texts: { fr_FR: texts(fr), en_US: texts(en) } }));
}

async function pathsOfPage(id: number) {
  const page = pageIndex(await listPageRecords()).byId(id);
  return page && pathsOf(page);
}

function withText(text: string): LayoutDocument {
  return withProps({ html: { fr_FR: `<p>${text}</p>` } });
}

function withProps(props: Record<string, unknown>): LayoutDocument {
  return { ...emptyLayout("page"), root: ["a"], blocks: { a: { id: "a", slug: "rich-text", v: 1, props, slots: {} } } };
}
