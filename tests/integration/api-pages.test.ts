import { beforeEach, describe, expect, test } from "vitest";

import type { CreatedPage } from "#schemas/content/canvas.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { database } from "#server/db/context.ts";
import { listPageRecords } from "#server/pages/records/read.ts";
import { savePage } from "#server/pages/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { type ApiAnswer, useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn } from "./draft-calls.ts";
import { pictureFile } from "./picture-file.ts";

const frame = ["app-bar", "outlet", "footer", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));

describe.each(engines)("making, naming and removing pages on $name", (engine) => {
  const api = useApi(engine);
  let site: TestSite;
  let token = "";

  beforeEach(async () => {
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    await publishedLayoutId("default", buildLayout(frame, { kind: "frame" }));
    token = await logIn(api, administrator);
    site = createTestSite(api.database.db);
  });

  const make = async (more: object = {}, lang = "fr_FR"): Promise<ApiAnswer> =>
    await api.call("POST", "/api/admin/page", {
      token,
      lang,
      body: { type: "content", title: { fr_FR: "Fête d’été" }, parent: null, copyOf: null, ...more },
    });

  const made = async (more: object = {}): Promise<CreatedPage> => {
    const answer = await make(more);
    expect(answer).toMatchObject({ status: 200, body: { message: "" } });
    return answer.body.data as CreatedPage;
  };

  const recordOf = async (id: number) => (await listPageRecords()).find((page) => page.id === id);

  const drafted = async (layoutId: number): Promise<LayoutDocument> =>
    (await new DraftCalls(api, layoutId, token).draft()).document as LayoutDocument;

  test("a page is made at an address of its title, and nobody sees it before it is published", async () => {
    const page = await made({ title: { fr_FR: "Fête d’été", en_US: "Summer" } });
    expect(page.path).toBe("/fete-d-ete");
    expect((await site.get("/fete-d-ete")).status).toBe(404);
    expect(await recordOf(page.pageId)).toMatchObject({
      layoutId: page.layoutId,
      isMenu: false,
      isCms: true,
      texts: {
        fr_FR: { title: "Fête d’été", menuTitle: "Fête d’été", slug: "fete-d-ete" },
        en_US: { title: "Summer", slug: "summer" },
      },
    });
    const opened = await api.call("POST", "/api/admin/canvas", { token, body: { path: page.path } });
    expect(opened.body.data).toMatchObject({ pageId: page.pageId, layoutId: page.layoutId, isPublished: false });
    const calls = new DraftCalls(api, page.layoutId, token);
    const block = textBlock("words", "Venez danser");
    const at = { into: null, slot: "root", after: null };
    const fragment = { root: ["words"], blocks: { words: block } };
    await calls.save(0, [{ id: "one1edit", commands: [{ type: "insert", at, fragment }] }]);
    await calls.publish(1, null);
    expect(await site.html("/fete-d-ete")).toContain("Venez danser");
    expect(await site.html("/en_US/summer")).toContain("Venez danser");
  });

  test("an address that is taken, or the site's own, is made another one, unless somebody asks for it", async () => {
    expect((await made()).path).toBe("/fete-d-ete");
    expect((await made()).path).toBe("/fete-d-ete-2");
    expect((await made({ title: { fr_FR: "Contact" } })).path).toBe("/contact-2");
    expect((await made({ title: { fr_FR: "Api" } })).path).toBe("/api-2");
    expect((await made({ title: { fr_FR: "!?" } })).path).toBe("/content");
    expect((await made({ slug: { fr_FR: "bal/des-vendanges" } })).path).toBe("/bal/des-vendanges");
    const refused: readonly (readonly [object, object])[] = [
      [{ slug: { fr_FR: "fete-d-ete" } }, { key: "slug.fr_FR", error: "est déjà pris" }],
      [{ slug: { fr_FR: "cart" } }, { key: "slug.fr_FR", error: "est une adresse du site lui-même" }],
      [{ slug: { fr_FR: "Été" } }, { key: "slug.fr_FR", error: expect.stringContaining("minuscules") as string }],
      [{ title: { fr_FR: " " } }, { key: "title.fr_FR", error: "est obligatoire" }],
      [{ title: { en_US: "Summer" } }, { key: "title.fr_FR", error: "est obligatoire" }],
      [{ type: "castle" }, { key: "type", error: expect.stringContaining("castle") as string }],
      [{ parent: 999 }, { key: "parent", error: expect.stringMatching(/\S/) as string }],
      [{ copyOf: 999 }, { key: "copyOf", error: expect.stringMatching(/\S/) as string }],
      [{ template: 999 }, { key: "template", error: expect.stringMatching(/\S/) as string }],
    ];
    const before = (await listPageRecords()).length;
    for (const [more, problem] of refused) {
      const answer = await make(more);
      expect({ more, status: answer.status, data: answer.body.data }).toEqual({ more, status: 422, data: [problem] });
    }
    expect(await listPageRecords()).toHaveLength(before);
  });

  test("a copy begins with what the other page is in the editor, and is another document", async () => {
    const source = await createPage("bal", {
      document: buildLayout([textBlock("words", "Venez"), textBlock("more", "Tous")]),
    });
    const calls = new DraftCalls(api, source.layoutId ?? 0, token);
    await calls.save(0, [{ id: "gone-edit", commands: [{ type: "remove", ids: ["more"] }] }]);
    const copy = await made({ copyOf: source.id, parent: source.id });
    expect(await drafted(copy.layoutId)).toMatchObject({ root: ["words"] });
    expect(await recordOf(copy.pageId)).toMatchObject({ parentId: source.id });
    await new DraftCalls(api, copy.layoutId, token).save(1, [
      { id: "gone-edit", commands: [{ type: "remove", ids: ["words"] }] },
    ]);
    expect(await calls.draft()).toMatchObject({ sequence: 1, document: { root: ["words"] } });
    const never = done(await savePage({ type: "contact", texts: { fr_FR: { slug: "contact", title: "Contact" } } }));
    const other = await made({ copyOf: never.id });
    expect(Object.values((await drafted(other.layoutId)).blocks).map(({ slug }) => slug)).toContain("contact-details");
  });

  test("a page begins with a template's blocks, under ids of their own, above what its type begins with", async () => {
    const keep = async (kind: string) => {
      const fragment = { root: ["words"], blocks: { words: textBlock("words", "Ouverture") } };
      const answer = await api.call("POST", "/api/admin/piece", { token, body: { kind, name: "Ouverture", fragment } });
      return (answer.body.data as { readonly id: number }).id;
    };
    const [template, reusable] = [await keep("template"), await keep("reusable")];
    const { layoutId, path } = await made({ template });
    const drawn = await drafted(layoutId);
    expect(Object.values(drawn.blocks)).toMatchObject([{ props: textBlock("words", "Ouverture").props }]);
    expect(drawn.blocks["words"]).toBeUndefined();
    expect((await site.get(path ?? "")).status).toBe(404);

    const list = await made({ type: "element-list", title: { fr_FR: "Presse" }, template });
    const { root, blocks } = await drafted(list.layoutId);
    const begins = findPageType("element-list")?.defaultLayout;
    const typeBegins = begins?.root.map((id) => begins.blocks[id]?.slug) ?? [];
    expect(typeBegins.length).toBeGreaterThan(0);
    expect(root.map((id) => blocks[id]?.slug)).toEqual(["rich-text", ...typeBegins]);

    // A reusable block is no template, and a template that is gone is none either.
    const before = (await listPageRecords()).length;
    await api.call("DELETE", `/api/admin/piece/${template}`, { token });
    for (const none of [reusable, template])
      expect(await make({ template: none })).toMatchObject({ status: 422, body: { data: [{ key: "template" }] } });
    expect(await listPageRecords()).toHaveLength(before);
  });

  test("a page that the site has once is made once; others show what their type begins with at once", async () => {
    const list = await made({ type: "news-list", title: { fr_FR: "Journal" } });
    expect(list.path).toBe("/journal");
    expect((await site.get("/journal")).status).toBe(200);
    const again = await make({ type: "news-list" }, "en_US");
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining("already") as string } });
    expect((await made({ type: "element-list", title: { fr_FR: "Presse" } })).path).toBe("/presse");
  });

  test("a page is called something else at once, and its settings know", async () => {
    const { pageId, path } = await made();
    const calls = new DraftCalls(api, pageId, token, "page");
    const rename = async (body: object) => await api.call("PUT", `/api/admin/page/${pageId}`, { token, body });
    expect(await rename({ title: { fr_FR: "Bal" }, slug: { fr_FR: "bal" } })).toMatchObject({ status: 200 });
    expect(await recordOf(pageId)).toMatchObject({ texts: { fr_FR: { title: "Bal", menuTitle: "Bal", slug: "bal" } } });
    expect(await calls.draft()).toMatchObject({ document: { title: { fr_FR: "Bal" } }, edits: [] });
    expect(await calls.revisions()).toHaveLength(1);
    expect(await rename({ title: { en_US: "Ball" } })).toMatchObject({ status: 200 });
    expect(await recordOf(pageId)).toMatchObject({
      texts: { fr_FR: { slug: "bal" }, en_US: { title: "Ball", slug: "ball" } },
    });
    expect(await rename({ slug: { fr_FR: "" } })).toMatchObject({ status: 200 });
    expect(path).toBe("/fete-d-ete");
    for (const [body, status] of [
      [{ slug: { fr_FR: "le-vignoble" } }, 422],
      [{ slug: { fr_FR: "Le Vignoble" } }, 422],
      [{ title: { fr_FR: "" } }, 422],
      [{ title: { de_DE: "Ball" } }, 400],
      [{ title: "Ball" }, 400],
      [{ more: 1 }, 400],
    ] as const)
      expect({ body, status: (await rename(body)).status }).toEqual({ body, status });
  });

  test("[PS12] who edits a title while another one renames the page is told when they publish, and finds theirs a step back", async () => {
    const { pageId } = await made();
    const calls = new DraftCalls(api, pageId, token, "page");
    await calls.save(0, [
      { id: "one1edit", commands: [{ type: "set", field: "title", locale: "fr_FR", value: "Danse" }] },
    ]);
    await api.call("PUT", `/api/admin/page/${pageId}`, { token, body: { title: { fr_FR: "Bal" } } });
    expect((await calls.tryToPublish(1, null)).status).toBe(409);
    const { document, edits } = await calls.draft();
    expect(document).toMatchObject({ title: { fr_FR: "Bal" } });
    expect(JSON.stringify(edits.at(-1)?.inverse)).toContain("Danse");
  });

  test("a page is removed with all that was its own", async () => {
    const { id, layoutId } = await createPage("bal", {
      document: buildLayout([textBlock("words", "Venez")]),
      isMenu: true,
    });
    const calls = new DraftCalls(api, layoutId ?? 0, token);
    await calls.save(0, [{ id: "gone-edit", commands: [{ type: "remove", ids: ["words"] }] }]);
    await calls.publish(1, (await calls.draft()).published);
    await api.call("PUT", `${calls.path}/presence`, { token, body: { block: null } });
    const settings = new DraftCalls(api, id, token, "page");
    await settings.save(0, [{ id: "one1edit", commands: [{ type: "set", field: "order", value: 4 }] }]);
    await settings.publish(1, null);
    const files = await pictureFile({ width: 20, height: 20 });
    await api.form(
      `/api/admin/page/${id}/layout/${layoutId}/preview`,
      { hash: "0".repeat(64) },
      { method: "PUT", token, files },
    );
    expect(await site.html("/le-vignoble")).toContain('href="/bal"');
    expect(await api.call("DELETE", `/api/admin/page/${id}`, { token })).toMatchObject({
      status: 200,
      body: { data: null },
    });
    expect((await site.get("/bal")).status).toBe(404);
    expect(await site.html("/le-vignoble")).not.toContain('href="/bal"');
    expect((await api.call("GET", calls.path, { token })).status).toBe(404);
    expect((await api.call("GET", settings.path, { token })).status).toBe(404);
    for (const table of ["draft", "draft_edit", "presence", "preview"] as const)
      expect([table, await database().selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    const revisions = await database()
      .selectFrom("revision")
      .select("document_id")
      .where("kind", "=", "page")
      .execute();
    expect(revisions).toEqual([]);
    const media = await database().selectFrom("media").select("path").where("path", "like", "previews/%").execute();
    expect(media).toEqual([]);
    expect((await api.call("DELETE", `/api/admin/page/${id}`, { token })).status).toBe(404);
  });

  test("a layout that another page shows stays", async () => {
    const one = await createPage("bal", { document: buildLayout([textBlock("words", "Venez")]) });
    const texts = { fr_FR: { slug: "danse", title: "Danse" } };
    done(await savePage({ type: "content", layoutId: one.layoutId, texts }));
    expect((await api.call("DELETE", `/api/admin/page/${one.id}`, { token })).status).toBe(200);
    expect(await site.html("/danse")).toContain("Venez");
  });

  test("neither a screen of the site is removed, nor a page with others below it", async () => {
    const home = await createPage("accueil", { type: "home" });
    const contact = await createPage("contact", { type: "contact" });
    const parent = await made();
    await made({ parent: parent.pageId });
    for (const [id, status, words] of [
      [home.id, 422, "screen of the site"],
      [contact.id, 422, "screen of the site"],
      [parent.pageId, 409, "below this one"],
      [999, 404, ""],
    ] as const) {
      const answer = await api.call("DELETE", `/api/admin/page/${id}`, { token, lang: "en_US" });
      expect({ id, status: answer.status }).toEqual({ id, status });
      expect(answer.body.message).toContain(words);
    }
  });

  test("what is malformed is refused; nobody but an administrator makes, names or removes pages", async () => {
    for (const more of [
      { type: 7 },
      { title: "x" },
      { title: null },
      { parent: "1" },
      { parent: 0 },
      { copyOf: 1.5 },
      { more: 1 },
    ])
      expect({ more, status: (await make(more)).status }).toEqual({ more, status: 400 });
    expect((await make({ title: { fr_FR: "x".repeat(201) } })).status).toBe(400);
    expect(await make({ title: { fr_FR: "Bal\ndes vendanges" } })).toMatchObject({
      status: 422,
      body: { data: [{ key: "title.fr_FR" }] },
    });
    expect((await made({ title: { fr_FR: " Bal " } })).path).toBe("/bal");
    // An address is no longer than it may be with the number of the second of its title, too.
    const long = { title: { fr_FR: "x".repeat(200) } };
    expect((await made(long)).path).toBe(`/${"x".repeat(200)}`);
    expect((await made(long)).path).toBe(`/${"x".repeat(198)}-2`);
    const customers = await customerToken(api);
    const body = { type: "content", title: { fr_FR: "Bal" }, parent: null, copyOf: null };
    for (const [who, status] of [
      [{}, 401],
      [{ token: customers }, 403],
    ] as const) {
      expect((await api.call("POST", "/api/admin/page", { ...who, body })).status).toBe(status);
      expect((await api.call("PUT", "/api/admin/page/1", { ...who, body: {} })).status).toBe(status);
      expect((await api.call("DELETE", "/api/admin/page/1", who)).status).toBe(status);
    }
  });
});
