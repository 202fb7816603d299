import { beforeEach, describe, expect, test } from "vitest";

import type { PageList } from "#schemas/content/page-item.ts";
import type { Canvas } from "#schemas/content/canvas.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { savePage } from "#server/pages/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

const frame = ["app-bar", "outlet", "footer", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));

describe.each(engines)("taking pages away from visitors on $name", (engine) => {
  const api = useApi(engine);
  let site: TestSite;
  let token = "";

  beforeEach(async () => {
    await publishedLayoutId("default", buildLayout(frame, { kind: "frame" }));
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    await createPage("accueil", { type: "home", document: buildLayout([textBlock("hello", "Bienvenue")]) });
    token = await logIn(api, administrator);
    site = createTestSite(api.database.db);
  });

  async function written(name: string, type: string, more: Parameters<typeof buildLayout>[0] = []) {
    const document = buildLayout([textBlock("words", `Words of ${name}`), ...more]);
    const { id, layoutId } = await createPage(name, { type, document, isMenu: true });
    const calls = new DraftCalls(api, layoutId ?? 0, token);
    const { published } = await calls.draft();
    return { id, calls, published: published ?? 0, layoutId: layoutId ?? 0 };
  }

  test("[EM28] a page that is only what is written on it is gone: no address, no place in menu and sitemap", async () => {
    const { id, calls, published } = await written("fete", "content");
    expect(await site.html("/fete")).toContain("Words of fete");
    expect(await site.html("/")).toContain('href="/fete"');
    const before = await calls.draft();
    expect(await calls.post("unpublish", { published })).toMatchObject({ status: 200, body: { data: null } });
    expect((await site.get("/fete")).status).toBe(404);
    expect(await site.html("/")).not.toContain('href="/fete"');
    // Nor is it told of, but to who makes it.
    const listed = async (given: object) => {
      const { pages } = (await api.call("GET", "/api/page", given)).body.data as PageList;
      return pages.find(({ slug }) => slug === "fete");
    };
    expect(await listed({})).toBeUndefined();
    expect(await listed({ token })).toMatchObject({ path: null });
    expect((await api.call("GET", `/api/page/${id}`)).status).toBe(404);
    expect((await api.call("GET", `/api/page/${id}`, { token })).status).toBe(200);
    // Who edits it sees it, as its type begins.
    expect((await site.get("/fete", { cookie: `token=${administratorToken}` })).status).toBe(200);
    const after = await calls.draft();
    expect(after).toEqual({ ...before, base: null, published: null });
    expect(await calls.revisions()).toMatchObject([{ id: published, isPublished: false }]);
    expect(await calls.publish(before.sequence, null)).toBeGreaterThan(published);
    expect(await site.html("/fete")).toContain("Words of fete");
    expect(await site.html("/")).toContain('href="/fete"');
  });

  test("[EM28] what was edited and not published yet stays in the draft", async () => {
    const { calls, published } = await written("fete", "content");
    await calls.save(0, [{ id: "gone-edit", commands: [{ type: "remove", ids: ["words"] }] }]);
    expect((await calls.post("unpublish", { published })).status).toBe(200);
    expect(await calls.draft()).toMatchObject({ sequence: 1, document: { root: [] }, edits: [{ id: "gone-edit" }] });
    await calls.save(1, [{ id: "back-edit", undoes: "gone-edit" }]);
    expect(await calls.draft()).toMatchObject({ document: { root: ["words"] } });
  });

  test("[EM28] a page of a type that does something shows what its type begins with", async () => {
    const { calls, published } = await written("contact", "contact", [
      buildBlock("where", "contact-details"),
      buildBlock("write", "contact-form"),
    ]);
    expect(await site.html("/contact")).toContain("Words of contact");
    expect((await calls.post("unpublish", { published })).status).toBe(200);
    const html = await site.html("/contact");
    expect(html).not.toContain("Words of contact");
    expect(html).toContain('data-block="contact-details"');
    expect(await site.html("/")).toContain('href="/contact"');
  });

  test("[EM28] who hasn't seen what is public, or would take what is part of others, is told", async () => {
    const { calls, published, layoutId } = await written("fete", "content");
    const document = buildLayout([textBlock("words", "Plus tard")]);
    const later = done(await publishLayout({ layoutId, document, label: "" }));
    const statusOf = async (at: DraftCalls, body: object) => (await at.post("unpublish", body)).status;
    expect(await statusOf(calls, { published })).toBe(409);
    expect(await site.html("/fete")).toContain("Plus tard");
    expect(await statusOf(calls, { published: null })).toBe(409);
    for (const body of [{}, { published: 0 }, { published: "1" }, { published: later.revision, more: 1 }])
      expect(await statusOf(calls, body)).toBe(400);
    expect(await statusOf(calls, { published: later.revision })).toBe(200);
    const again = await calls.post("unpublish", { published: later.revision });
    expect(again).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("Nothing is published") as string },
    });
    const shared = await publishedLayoutId("invitation", buildLayout([textBlock("a", "Venez")], { kind: "reusable" }));
    const others = new DraftCalls(api, shared, token);
    const revision = (await others.draft()).published;
    expect(await others.post("unpublish", { published: revision })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("part of other pages") as string },
    });
  });

  test("a page that has nothing on it is there as before once the editor has opened it", async () => {
    const { id } = done(await savePage({ type: "content", texts: { fr_FR: { slug: "vide", title: "Vide" } } }));
    expect((await site.get("/vide")).status).toBe(200);
    const opened = await api.call("POST", "/api/admin/canvas", { token, body: { path: "/vide" } });
    expect(opened.body.data as Canvas).toMatchObject({ pageId: id, isPublished: true });
    expect((await site.get("/vide")).status).toBe(200);
  });
});
