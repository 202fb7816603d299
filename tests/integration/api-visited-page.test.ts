import { beforeEach, describe, expect, test } from "vitest";

import type { CheckedHash } from "#schemas/content/canvas.ts";
import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { pageHash } from "#server/http/canvas/page-hash.ts";
import { renderAnew } from "#tests/setup/test-site.ts";
import { saveNews } from "#server/news/write.ts";
import { savePage } from "#server/pages/write.ts";
import { buildBlock, buildLayout, createPage, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { logIn } from "./draft-calls.ts";
import { pictureFile } from "./picture-file.ts";

describe.each(engines)("the page that an administrator visits on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let page = { id: 0, layoutId: 0 };

  beforeEach(async () => {
    token = await logIn(api, administrator);
    const document = buildLayout([textBlock("words", "Bienvenue"), buildBlock("news", "news-list")]);
    const { id, layoutId } = await createPage("accueil", { type: "home", document });
    page = { id, layoutId: layoutId ?? 0 };
  });

  test("of it alone is told whether it is public, has changes that wait, and a preview that is still true", async () => {
    const place = `/api/admin/page/${page.id}/layout/${page.layoutId}`;
    const stateAt = async (path: string) =>
      (await api.call("POST", "/api/admin/canvas/page", { token, body: { path } })).body.data;
    const check = async () =>
      (await api.call("POST", `${place}/hash/check`, { token, body: { html: "x" } })).body.data as CheckedHash;
    const state = { pageId: page.id, layoutId: page.layoutId, isPublished: true, hasChanges: false };
    expect(await stateAt("/")).toEqual({ ...state, isPreviewStale: true });
    const files = await pictureFile({ width: 20, height: 20 });
    await api.form(`${place}/preview`, { hash: (await check()).hash }, { method: "PUT", token, files });
    expect(await stateAt("/en_US")).toEqual({ ...state, isPreviewStale: false });
    const edit = { id: "one1edit", commands: [{ type: "remove", ids: ["words"] }] };
    const edits = `/api/admin/draft/layout/${page.layoutId}/edits`;
    await api.call("POST", edits, { token, body: { since: 0, edits: [edit] } });
    done(await saveNews({ id: api.content.news, texts: { fr_FR: { title: "Grêle" } } }));
    await check();
    expect(await stateAt("/")).toEqual({ ...state, hasChanges: true, isPreviewStale: true });
    // What nobody has edited, or edits no more, is the program's own.
    const own = { pageId: null, layoutId: null, isPublished: false, hasChanges: false, isPreviewStale: true };
    expect(await stateAt("/cart")).toEqual(own);
    done(await savePage({ id: page.id, isCms: false }));
    expect(await stateAt("/")).toEqual(own);
    const refused = await api.call("POST", "/api/admin/canvas/page", { token, body: { path: "/nulle-part" } });
    expect(refused.status).toBe(404);
  });

  test("[§7 layout-calls] a page of two thousand blocks is checked: its HTML has room", async () => {
    const words = Array.from({ length: 1990 }, (_, index) => textBlock(`words-${index}`, `<p>Rang ${index}</p>`));
    const { id, layoutId } = await createPage("longue", { document: buildLayout(words) });
    let html = "";
    const render: typeof renderAnew = (document) => {
      html = renderAnew(document).html();
      return { ...renderAnew(document), html: () => html };
    };
    const resolve = (need: Need, locale: Locale) => resolveNeed(need, { locale });
    const hash = done(await pageHash("/longue", { resolveNeed: resolve, render }));
    expect(html).toContain("Rang 1989");
    // With the pictures of a page that has one in each block.
    const sent = html.padEnd(6 * 1024 * 1024);
    const at = `/api/admin/page/${id}/layout/${layoutId}/hash/check`;
    const answer = await api.call("POST", at, { token, body: { html: sent } });
    expect(answer).toMatchObject({ status: 200, body: { data: { changed: true, hash } } });
  });
});
