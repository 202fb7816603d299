import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";

import type { CanvasPage, CanvasPages, CheckedHash, SavedPreview } from "#schemas/content/canvas.ts";
import type { Revision } from "#schemas/content/draft.ts";
import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { appContext } from "#server/context.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { pageHash } from "#server/http/canvas/page-hash.ts";
import { resizablePictures } from "#server/media/read.ts";
import { saveNews } from "#server/news/write.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { savePage } from "#server/pages/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { useStorages } from "#tests/setup/storages.ts";
import { done } from "#tests/setup/results.ts";
import { renderAnew } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { type ApiAnswer, useApi } from "./api-server.ts";
import { customerToken, logIn } from "./draft-calls.ts";
import { pictureFile } from "./picture-file.ts";

const day = 24 * 60 * 60_000;

const content = (words: string) =>
  buildLayout([textBlock("words", words), buildBlock("news", "news-list"), buildBlock("wines", "product-grid")]);

describe.each(useStorages())("previews of pages on $name", ({ engine, storage }) => {
  const api = useApi(engine, {}, storage);
  let token = "";
  let page = { id: 0, layoutId: 0 };

  beforeEach(async () => {
    token = await logIn(api, administrator);
    const bars = [buildBlock("outlet", "outlet"), buildBlock("foot", "footer")];
    const locked = [buildBlock("legal", "legal-text"), buildBlock("alcohol", "alcohol-message")];
    await publishedLayoutId("default", buildLayout([...bars, ...locked], { kind: "frame" }));
    done(await setSiteInfo({ isECommerce: true }));
    const { id, layoutId } = await createPage("accueil", { type: "home", document: content("Bienvenue") });
    page = { id, layoutId: layoutId ?? 0 };
  });

  const place = (at = page): string => `/api/admin/page/${at.id}/layout/${at.layoutId}`;

  async function check(html = "<!doctype html><html></html>"): Promise<CheckedHash> {
    const answer = await api.call("POST", `${place()}/hash/check`, { token, body: { html } });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.data as CheckedHash;
  }

  async function put(hash: string, files: Blob | readonly Blob[] | Record<string, Blob>): Promise<ApiAnswer> {
    return await api.form(`${place()}/preview`, { hash }, { method: "PUT", token, files });
  }

  async function take(hash: string, size = { width: 1440, height: 3000 }): Promise<SavedPreview> {
    const answer = await put(hash, await pictureFile(size));
    expect(answer).toMatchObject({ status: 200, body: { message: "" } });
    return answer.body.data as SavedPreview;
  }

  async function pages(lang = "fr_FR"): Promise<readonly CanvasPage[]> {
    const { data } = (await api.call("GET", "/api/admin/canvas/page", { token, lang })).body;
    return (data as CanvasPages).pages;
  }

  const listed = async (): Promise<CanvasPage | undefined> => (await pages()).find(({ pageId }) => pageId === page.id);

  test("[§6 admin-panel] [§7 layout-calls] a page without a picture is changed; with one it is not, ten times in a row", async () => {
    const first = await check();
    expect(first).toEqual({ changed: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, path: "/" });
    expect(await take(first.hash)).toMatchObject({ isStale: false });
    for (let time = 0; time < 10; time += 1) expect(await check()).toEqual({ ...first, changed: false });
  });

  test("[§3 page-layout] neither another day, nor stock, nor another build makes a page another one", async () => {
    const { hash } = await check();
    await take(hash);
    api.database.clock.advance(3 * day);
    token = await logIn(api, administrator);
    expect(await check()).toMatchObject({ changed: false });
    for (const left of [59, 3, 0]) {
      done(await countStock((await stockOf("PB-24"))?.declinationId ?? 0, left));
      expect({ left, ...(await check()) }).toMatchObject({ left, changed: false });
    }
    const rebuilt: typeof renderAnew = (document) => {
      const answer = renderAnew({ ...document, build: "another" });
      const html = answer.html().replaceAll("/assets/", "/assets/x-AbCd1234");
      return { ...answer, html: () => html };
    };
    const ports = { resolveNeed: (need: Need, locale: Locale) => resolveNeed(need, { locale }), render: rebuilt };
    expect(done(await pageHash("/", ports))).toBe(hash);
  });

  test("[§7 layout-calls] what shows on the page makes it changed until it is as it was, or a picture is taken", async () => {
    const { hash } = await check();
    await take(hash);
    const news = api.content.news;
    done(await saveNews({ id: news, texts: { fr_FR: { title: "Grêle" } } }));
    const changed = await check();
    expect(changed.changed).toBe(true);
    expect(changed.hash).not.toBe(hash);
    expect(await listed()).toMatchObject({
      isPreviewStale: true,
      preview: expect.stringMatching(/^\/media\//) as string,
    });
    done(await saveNews({ id: news, texts: { fr_FR: { title: "Premiers bourgeons" } } }));
    expect(await check()).toMatchObject({ changed: false, hash });
    expect(await listed()).toMatchObject({ isPreviewStale: false });
    done(await setParameter("COLOR_PRIMARY", "#123456"));
    const painted = await check();
    expect(painted.changed).toBe(true);
    await take(painted.hash);
    expect(await check()).toMatchObject({ changed: false });
  });

  test("a picture that shows what the page was when it was taken is stale at once", async () => {
    const { hash } = await check();
    done(await saveNews({ id: api.content.news, texts: { fr_FR: { title: "Grêle" } } }));
    expect(await take(hash)).toMatchObject({ isStale: true });
    expect(await listed()).toMatchObject({ isPreviewStale: true });
    expect(await check()).toMatchObject({ changed: true });
  });

  test("a picture belongs to the revision that was public; revisions show theirs", async () => {
    const { hash } = await check();
    const { preview } = await take(hash);
    done(await publishLayout({ layoutId: page.layoutId, document: content("Autrement"), label: "" }));
    expect(await listed()).toMatchObject({ preview, isPreviewStale: true });
    const next = await check();
    expect(next.changed).toBe(true);
    const second = await take(next.hash, { width: 600, height: 400 });
    expect(second.preview).not.toBe(preview);
    expect(await listed()).toMatchObject({ preview: second.preview, isPreviewStale: false });
    const revisions = await api.call("GET", `/api/admin/draft/layout/${page.layoutId}/revisions`, { token });
    expect((revisions.body.data as readonly Revision[]).map((revision) => revision.preview)).toEqual([
      second.preview,
      preview,
    ]);
  });

  test("a picture is kept as a WebP of 800 pixels at most, under an address that nobody guesses", async () => {
    const { hash } = await check();
    const { preview } = await take(hash, { width: 1440, height: 3000 });
    expect(preview).toMatch(/^\/media\/previews\/[0-9a-f]{32}-[0-9a-f]{16}\.webp$/);
    const stored = await appContext().storage.read(preview.replace("/media/", ""));
    expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", width: 800, height: 1667 });
    const small = await put(hash, await pictureFile({ width: 500, height: 300, format: "jpeg" }));
    const again = (small.body.data as SavedPreview).preview;
    expect(await sharp(await appContext().storage.read(again.replace("/media/", ""))).metadata()).toMatchObject({
      width: 500,
      height: 300,
    });
    // Nobody asks for sizes of it: none are made ahead.
    expect((await resizablePictures()).map(({ path }) => path)).toEqual(["cave.jpg"]);
  });

  test("[§7 layout-calls] what is no picture, too large or alone not is refused in words; the preview stays", async () => {
    const { hash } = await check();
    const { preview } = await take(hash);
    const good = await pictureFile({ width: 20, height: 20 });
    const cut = new Blob([(await pictureFile({ width: 900, height: 900, format: "jpeg" })).slice(0, 2000)]);
    const refused: readonly (readonly [string, number, Parameters<typeof put>[1], string?])[] = [
      ["text", 415, new Blob(["<svg xmlns='x'/>"], { type: "image/png" })],
      ["a drawing", 415, new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])],
      ["a gif", 415, await pictureFile({ width: 20, height: 20, format: "gif" })],
      ["half a picture", 422, cut],
      ["a bomb", 422, await pictureFile({ width: 9000, height: 9000 })],
      ["none", 422, []],
      ["two", 422, { image: good, images: good }],
      ["another field", 422, { file: good }],
      ["too large", 413, new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])],
      ["no hash", 400, good, "x"],
    ];
    for (const [what, status, files, said = hash] of refused) {
      const answer = await put(said, files);
      expect({ what, status: answer.status, success: answer.body.success }).toEqual({ what, status, success: false });
      expect(answer.body.message).not.toBe("");
    }
    expect(await listed()).toMatchObject({ preview, isPreviewStale: false });
    const french = await put(hash, []);
    expect(french.body.message).toBe("Un aperçu est envoyé seul, dans le champ « image ».");
  });

  test("[§7 layout-calls] the HTML of another page, too much of it or none is refused", async () => {
    const other = `<script type="application/json" id="page-document">{"document":{"page":{"id":${page.id + 1}}}}</script>`;
    const own = other.replace(String(page.id + 1), String(page.id));
    expect(await check(own)).toMatchObject({ changed: true });
    for (const [html, status] of [
      [other, 422],
      ["x".repeat(8 * 1024 * 1024), 413],
      ["", 400],
      [7, 400],
    ] as const) {
      const answer = await api.call("POST", `${place()}/hash/check`, { token, lang: "en_US", body: { html } });
      expect({ status: answer.status, success: answer.body.success }).toEqual({ status, success: false });
      expect(answer.body.message).not.toBe("");
    }
  });

  test("[§6 admin-paths] nobody but an administrator checks or saves, and only of a page's own layout", async () => {
    const customers = await customerToken(api);
    const files = await pictureFile({ width: 20, height: 20 });
    const other = await createPage("autre", { document: buildLayout([]) });
    const places = [
      { id: page.id, layoutId: other.layoutId ?? 0 },
      { id: 999, layoutId: page.layoutId },
      { id: page.id, layoutId: 999 },
      { id: 2_147_483_647, layoutId: 2_147_483_647 },
    ];
    const ask = async (who: string | undefined, at = page): Promise<readonly number[]> => {
      const given = who === undefined ? {} : { token: who };
      const checked = await api.call("POST", `${place(at)}/hash/check`, { ...given, body: { html: "x" } });
      const saved = await api.form(
        `${place(at)}/preview`,
        { hash: "0".repeat(64) },
        { ...given, method: "PUT", files },
      );
      return [checked.status, saved.status];
    };
    expect(await ask(undefined)).toEqual([401, 401]);
    expect(await ask(customers)).toEqual([403, 403]);
    for (const at of places) expect({ at, statuses: await ask(token, at) }).toEqual({ at, statuses: [404, 404] });
    expect((await api.call("GET", "/api/admin/canvas/page")).status).toBe(401);
    expect((await api.call("GET", "/api/admin/canvas/page", { token: customers })).status).toBe(403);
  });

  test("every page that opens is listed, with an address at which it does", async () => {
    const { id } = await createPage("programme");
    done(await savePage({ id, isCms: false }));
    const all = await pages("en_US");
    for (const { path, type } of all) {
      const answer = await api.call("POST", "/api/admin/canvas", { token, body: { path } });
      const wanted = { path, status: 200, data: { page: { type } } };
      expect({ path, status: answer.status, data: answer.body.data }).toMatchObject(wanted);
    }
    expect(all.filter(({ isCms }) => !isCms).map(({ pageId }) => pageId)).toEqual([id]);
    expect(all.find(({ pageId }) => pageId === page.id)).toEqual({
      pageId: page.id,
      layoutId: page.layoutId,
      type: "home",
      title: "accueil",
      path: "/en_US",
      isCms: true,
      ...{ parent: null, untitled: [], untranslated: [], isMenu: false, isFixedRight: false, isHidden: false },
      ...{ hasNewSettings: false, plannedAt: null },
      isPublished: true,
      hasChanges: false,
      preview: null,
      isPreviewStale: true,
    });
    const wine = all.find(({ type }) => type === "wine-detail");
    expect(wine).toMatchObject({
      pageId: null,
      title: "Wine",
      isPublished: false,
      path: expect.stringMatching(/^\/en_US\/wines\//) as string,
    });
    // Of some types there is nothing yet that a page could be about, and others are pages of the estate's own.
    const without = ["content", "element-list", "element-detail", "album-list", "product-page"];
    const types = new Set(all.map(({ type }) => type));
    expect(pageTypes.map(({ slug }) => slug).filter((slug) => !types.has(slug) && !without.includes(slug))).toEqual([]);
  });

  test("which of many things stands for a page's type stays the same when another one comes", async () => {
    const address = async () => (await pages()).find(({ type }) => type === "news-detail")?.path;
    const before = await address();
    done(await saveNews({ date: "2026-05-01", texts: { fr_FR: { title: "Fleur" } } }));
    expect(before).toContain("/news/");
    expect(await address()).toBe(before);
  });

  test("a page type that is opened for the first time is listed behind what there was", async () => {
    done(await savePage({ id: page.id, order: 5 }));
    await api.call("POST", "/api/admin/canvas", { token, body: { path: "/cart" } });
    const all = await pages();
    const [home, cart] = [page.id, all.find(({ type }) => type === "cart")?.pageId].map((id) =>
      all.findIndex(({ pageId }) => pageId === id),
    );
    expect(home).toBeLessThan(cart ?? 0);
  });

  test("a draft that isn't what is public says so in the list", async () => {
    const at = `/api/admin/draft/layout/${page.layoutId}`;
    const edits = [{ id: "one1edit", commands: [{ type: "remove", ids: ["words"] }] }];
    await api.call("POST", `${at}/edits`, { token, body: { since: 0, edits } });
    expect(await listed()).toMatchObject({ hasChanges: true });
    const { published } = (await api.call("GET", at, { token })).body.data as { readonly published: number };
    const body = { drafts: [{ kind: "layout", id: page.layoutId, since: 1, published }], label: "" };
    await api.call("POST", "/api/admin/publication", { token, body });
    expect(await listed()).toMatchObject({ hasChanges: false });
  });
});
