import { beforeEach, describe, expect, test } from "vitest";

import type { Draft } from "#schemas/content/draft.ts";
import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import { savePage } from "#server/pages/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn, publicationPath } from "./draft-calls.ts";

const frame = ["app-bar", "outlet", "footer", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));

describe.each(engines)("drafts of pages' settings on $name", (engine) => {
  const api = useApi(engine);
  let site: TestSite;
  let token = "";
  let pageId = 0;
  let calls: DraftCalls;

  beforeEach(async () => {
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    token = await logIn(api, administrator);
    pageId = (await createPage("fete", { document: buildLayout([textBlock("words", "Ce soir")]) })).id;
    calls = new DraftCalls(api, pageId, token, "page");
    site = createTestSite(api.database.db);
  });

  const set = (field: string, value: unknown, locale?: string) => ({
    type: "set",
    field,
    value,
    ...(locale && { locale }),
  });
  const edit = (id: string, ...commands: readonly object[]) => ({ id: `edit-${id}`, commands });
  const settings = async (): Promise<PageSettings> => (await calls.draft()).document as PageSettings;

  test("[PS10] settings that nobody has edited are the page's own", async () => {
    expect(await calls.draft()).toEqual({
      sequence: 0,
      base: null,
      baseSequence: 0,
      published: null,
      edits: [],
      document: {
        version: 1,
        title: { fr_FR: "Title of fete", en_US: "Title of fete-en" },
        menuTitle: { fr_FR: "fete", en_US: "fete" },
        slug: { fr_FR: "fete", en_US: "fete-en" },
        metaDescription: { fr_FR: "About fete", en_US: "About fete-en" },
        menuIcon: "",
        order: 0,
        parent: null,
        frame: null,
        ...{ isMenu: false, isFixedRight: false, isAbsoluteMenu: false, isReload: false, isCms: true },
        ...{ hasCustomHeader: false, hasCustomFooter: false, isECommerce: false },
      },
    });
  });

  test("[EM25] visitors see settings once they are published, at once and everywhere", async () => {
    expect(await site.html("/fete")).toContain("<title>Title of fete");
    await calls.save(0, [
      edit("0001", set("title", "La fête", "fr_FR"), set("slug", "la-fete", "fr_FR")),
      edit("0002", set("isMenu", true), set("menuTitle", "Fête", "fr_FR")),
    ]);
    expect(await site.html("/fete")).toContain("<title>Title of fete");
    expect((await site.get("/la-fete")).status).toBe(404);
    const revision = await calls.publish(2, null, "Été");
    const html = await site.html("/la-fete");
    expect(html).toContain("<title>La fête");
    expect(html).toMatch(/href="\/la-fete"[^>]*><span[^>]*>Fête</);
    expect((await site.get("/en_US/fete-en")).status).toBe(200);
    expect(await calls.revisions()).toMatchObject([{ id: revision, label: "Été", base: null, isPublished: true }]);
    expect(await calls.draft()).toMatchObject({ sequence: 2, base: revision, baseSequence: 2, published: revision });
  });

  test("[EM24] [EM27] an edit is taken back, and a revision restored", async () => {
    await calls.save(0, [edit("0001", set("title", "La fête", "fr_FR"))]);
    const first = await calls.publish(1, null);
    await calls.save(1, [edit("0002", set("title", "", "en_US"), set("order", 7))]);
    expect(await settings()).toMatchObject({ title: { fr_FR: "La fête" }, order: 7 });
    expect((await settings()).title).not.toHaveProperty("en_US");
    await calls.save(2, [{ id: "edit-0003", undoes: "edit-0002" }]);
    expect(await settings()).toMatchObject({ title: { en_US: "Title of fete-en" }, order: 0 });
    await calls.save(3, [edit("0004", set("title", "Le bal", "fr_FR"))]);
    const second = await calls.publish(4, first);
    const restored = await calls.post(`revisions/${first}/restore`, { since: 4, edit: "edit-0005" });
    expect(restored).toMatchObject({ status: 200, body: { data: { sequence: 5 } } });
    expect(await settings()).toMatchObject({ title: { fr_FR: "La fête" } });
    expect(await site.html("/fete")).toContain("<title>Le bal");
    expect(second).toBeGreaterThan(first);
  });

  test("[PS10] what was changed in another way is followed where nothing is edited, and is no loss where something is", async () => {
    await calls.save(0, [edit("0001", set("title", "La fête", "fr_FR"))]);
    await calls.publish(1, null);
    done(await savePage({ id: pageId, isMenu: true }));
    expect(await calls.draft()).toMatchObject({ sequence: 2, baseSequence: 2, document: { isMenu: true } });
    expect(await calls.missed(1)).toMatchObject([{ sequence: 2, author: null }]);
    expect(await calls.draft()).toMatchObject({ sequence: 2 });
  });

  test("[PS9] a slug that nobody wrote is made of the title", async () => {
    await calls.save(0, [
      edit(
        "0001",
        set("slug", "", "fr_FR"),
        set("menuTitle", "", "fr_FR"),
        set("title", "L’Été à Saint-Romain", "fr_FR"),
      ),
    ]);
    await calls.publish(1, null);
    expect((await site.get("/l-ete-a-saint-romain")).status).toBe(200);
    expect(await settings()).toMatchObject({ slug: { fr_FR: "l-ete-a-saint-romain" } });
  });

  test("[PS4] what a field can't be is refused under its key, in words of both languages; the draft is unharmed", async () => {
    const bad: readonly (readonly [object, string, string])[] = [
      [set("slug", "La Fête", "fr_FR"), "slug.fr_FR", "lower-case"],
      [set("title", "x".repeat(201), "fr_FR"), "title.fr_FR", "200"],
      [set("title", "a\nb", "fr_FR"), "title.fr_FR", ""],
      [set("order", 0.5), "order", "whole number"],
      [set("isMenu", "yes"), "isMenu", "true or false"],
      [set("parent", -1), "parent", "not there"],
    ];
    for (const [command, key, words] of bad) {
      const answer = await calls.post("edits", { since: 0, edits: [edit("0001", command)] });
      expect({ key, status: answer.status, data: answer.body.data }).toEqual({
        key,
        status: 422,
        data: [{ key: `edit-0001.${key}`, error: expect.stringContaining(words) as string }],
      });
    }
    for (const command of [
      set("type", "home"),
      set("title", "a"),
      set("title", "a", "de_DE"),
      set("order", 1, "fr_FR"),
      set("title", {}, "fr_FR"),
      set("__proto__", 1),
      { type: "insert" },
      { ...set("order", 1), more: 1 },
      null,
    ]) {
      const answer = await calls.post("edits", { since: 0, edits: [{ id: "edit-0001", commands: [command] }] });
      expect({ command, status: answer.status }).toEqual({ command, status: 422 });
      expect(answer.body.message).toMatch(/\S/);
    }
    expect(await calls.draft()).toMatchObject({ sequence: 0 });
  });

  test("[PS8] what can't go public is refused by key, and nothing of it does", async () => {
    const child = await createPage("enfant");
    done(await savePage({ id: child.id, parentId: pageId }));
    const layoutId = await publishedLayoutId("plain", buildLayout([]));
    await calls.save(0, [
      edit(
        "0001",
        ...[set("title", "", "fr_FR"), set("slug", "le-vignoble", "fr_FR"), set("slug", "cart/payment", "en_US")],
        ...[set("parent", child.id), set("frame", layoutId), set("isMenu", true)],
      ),
    ]);
    const refused = await api.call("POST", publicationPath, {
      token,
      lang: "fr_FR",
      body: { drafts: [{ ...calls.of, since: 1, published: null }], label: "" },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.data).toEqual([
      { key: "drafts.0.slug.fr_FR", error: "est déjà pris" },
      { key: "drafts.0.slug.en_US", error: "est une adresse du site lui-même" },
      { key: "drafts.0.title.fr_FR", error: "est obligatoire" },
      { key: "drafts.0.parent", error: expect.stringContaining("lui-même") as string },
      { key: "drafts.0.frame", error: expect.stringContaining("cadre") as string },
    ]);
    expect(await site.html("/fete")).toContain("<title>Title of fete");
    expect(await calls.revisions()).toEqual([]);
    expect(await calls.draft()).toMatchObject({ sequence: 1, edits: [{ id: "edit-0001" }] });
  });

  test("[EM26] of twenty who publish at once on one base one succeeds; nobody publishes what they didn't see", async () => {
    await calls.save(0, [edit("0001", set("order", 5)), edit("0002", set("isMenu", true))]);
    expect((await calls.tryToPublish(1, null)).status).toBe(409);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => await calls.tryToPublish(2, null)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await calls.post("unpublish", { published: 1 })).status).toBe(422);
  });

  test("[§6 admin-paths] nobody but an administrator reads or edits settings, and only those of a page", async () => {
    const customers = await customerToken(api);
    const ask = async (who: string | undefined, path = calls.path): Promise<readonly number[]> => {
      const given = who === undefined ? {} : { token: who };
      const body = { since: 0, edits: [edit("0001", set("order", 1))] };
      const answers = [
        await api.call("GET", path, given),
        await api.call("POST", `${path}/edits`, { ...given, body }),
        await api.call("GET", `${path}/revisions`, given),
        await api.call("PUT", `${path}/presence`, { ...given, body: { block: "title/fr_FR" } }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await ask(undefined)).toEqual([401, 401, 401, 401]);
    expect(await ask(customers)).toEqual([403, 403, 403, 403]);
    expect(await ask(token, "/api/admin/draft/page/999")).toEqual([404, 404, 404, 404]);
    expect((await api.call("PUT", `${calls.path}/presence`, { token, body: { block: "title/fr_FR" } })).status).toBe(
      200,
    );
    // A page and a layout of one number are two documents.
    const layout = (await api.call("GET", "/api/admin/draft/layout/1", { token })).body.data as Draft;
    expect(layout.document).toMatchObject({ kind: "page" });
  });
});
