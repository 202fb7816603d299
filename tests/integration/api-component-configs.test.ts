import { beforeEach, describe, expect, test } from "vitest";

import type { ComponentConfigs } from "#schemas/component-configs/component-configs.ts";
import type { BlockUse } from "#schemas/content/canvas.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn } from "./draft-calls.ts";

const heading = (id: string, more: object = {}) =>
  buildBlock(id, "heading", { props: { title: { fr_FR: id, en_US: id }, ...more } });

const frame = ["app-bar", "outlet", "footer", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));

describe.each(engines)("what is set everywhere on $name", (engine) => {
  const api = useApi(engine);
  let site: TestSite;
  let token = "";
  let calls: DraftCalls;

  beforeEach(async () => {
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    token = await logIn(api, administrator);
    await createPage("fete", { document: buildLayout([heading("soir"), heading("petit", { size: "small" })]) });
    await createPage("cave", { document: buildLayout([heading("pressoir")]) });
    await createPage("vide", { document: buildLayout([]) });
    calls = new DraftCalls(api, 1, token, "config");
    site = createTestSite(api.database.db);
  });

  const set = (id: string, ...changes: readonly object[]) => ({ type: "set-props", id, changes });
  const size = (value?: unknown) => set("heading", { prop: "size", ...(value !== undefined && { value }) });
  const edit = (id: string, ...commands: readonly object[]) => ({ id: `edit-${id}`, commands });
  const configs = async () => ((await calls.draft()).document as ComponentConfigs).configs;
  /** The classes of a heading: its size is among them. */
  const looks = async (path: string, id: string): Promise<string> => {
    const html = await site.html(path);
    const from = html.indexOf(`data-id="${id}"`);
    return html.slice(from, html.indexOf("</h", from));
  };

  test("[CC10] [EM25] visitors see it once it is published, on every page and at once; a block's own setting stands over it", async () => {
    const before = { soir: await looks("/fete", "soir"), petit: await looks("/fete", "petit") };
    const elsewhere = await looks("/cave", "pressoir");
    await calls.save(0, [edit("0001", size("display"))]);
    expect(await looks("/fete", "soir")).toBe(before.soir);
    const revision = await calls.publish(1, null, "Grand");
    expect(await looks("/fete", "soir")).not.toBe(before.soir);
    expect(await looks("/cave", "pressoir")).not.toBe(elsewhere);
    expect(await looks("/fete", "petit")).toBe(before.petit);
    const answer = await api.call("GET", "/api/component/conf/heading");
    expect(answer.body.data).toEqual({ slug: "heading", v: 1, props: { size: "display" } });
    expect(await calls.revisions()).toMatchObject([{ id: revision, label: "Grand", base: null, isPublished: true }]);

    await calls.save(1, [edit("0002", size())]);
    await calls.publish(2, revision);
    expect(await looks("/fete", "soir")).toBe(before.soir);
    expect((await api.call("GET", "/api/component/conf/heading")).status).toBe(404);
  });

  test("[EM24] [EM27] [CC5] an edit is taken back, and a revision restored", async () => {
    const others = await configs();
    await calls.save(0, [edit("0001", size("display"))]);
    const first = await calls.publish(1, null);
    await calls.save(1, [edit("0002", size("small"), set("image", { prop: "ratio", value: "wide" }))]);
    await calls.save(2, [{ id: "edit-0003", undoes: "edit-0002" }]);
    expect(await configs()).toEqual({ ...others, heading: { v: 1, props: { size: "display" } } });
    await calls.save(3, [edit("0004", size("small"))]);
    await calls.publish(4, first);
    const restored = await calls.post(`revisions/${first}/restore`, { since: 4, edit: "edit-0005" });
    expect(restored).toMatchObject({ status: 200, body: { data: { sequence: 5 } } });
    expect(await configs()).toMatchObject({ heading: { props: { size: "display" } } });
  });

  test("[EM22] [EM26] who is behind is told: nothing is saved or published over what others did", async () => {
    await calls.save(0, [edit("0001", size("display"))]);
    expect((await calls.post("edits", { since: 0, edits: [edit("0002", size("small"))] })).status).toBe(409);
    const revision = await calls.publish(1, null);
    await calls.save(1, [edit("0003", size("small"))]);
    for (const [since, published] of [
      [1, revision],
      [2, null],
      [2, revision - 1],
    ] as const)
      expect((await calls.tryToPublish(since, published)).status).toBe(409);
    expect((await api.call("GET", "/api/component/conf/heading")).body.data).toMatchObject({
      props: { size: "display" },
    });
    expect((await calls.post("unpublish", { published: revision })).status).toBe(422);
  });

  test("[CC6] what is set in another way is followed where nothing is edited", async () => {
    await calls.save(0, [edit("0001", size("display"))]);
    await calls.publish(1, null);
    done(await setComponentConfig({ slug: "heading", v: 1, props: { size: "small" } }));
    expect(await calls.draft()).toMatchObject({ sequence: 2, baseSequence: 2 });
    expect(await configs()).toMatchObject({ heading: { props: { size: "small" } } });
    expect(await calls.missed(1)).toMatchObject([{ sequence: 2, author: null }]);
  });

  test("[CC4] [CC7] what can't be set is refused in words, under its name; the draft is unharmed", async () => {
    const bad = await calls.post("edits", { since: 0, edits: [edit("0001", size("huge"))] });
    expect(bad).toMatchObject({
      status: 422,
      body: { data: [{ key: "edit-0001.size", error: expect.stringMatching(/\w/) as string }] },
    });
    for (const command of [
      set("nobody", { prop: "size", value: "small" }),
      set("__proto__", { prop: "size", value: "small" }),
      set("heading", { prop: "nothing", value: 1 }),
      set("heading", { prop: "title", locale: "de_DE", value: "x" }),
      { type: "set-configs", configs: {} },
      { type: "remove", ids: ["heading"] },
      { ...size("small"), more: 1 },
      null,
    ]) {
      const answer = await calls.post("edits", { since: 0, edits: [{ id: "edit-0001", commands: [command] }] });
      expect({ command, status: answer.status }).toEqual({ command, status: 422 });
      expect(answer.body.message).not.toBe("");
    }
    expect(await calls.draft()).toMatchObject({ sequence: 0, edits: [] });
    const other = new DraftCalls(api, 2, token, "config");
    expect((await other.post("edits", { since: 0, edits: [edit("0001", size("small"))] })).status).toBe(404);
  });

  test("it is told on which pages a block stands, those of frames among them", async () => {
    const answer = await api.call("GET", "/api/admin/block/use", { token });
    const use = answer.body.data as readonly BlockUse[];
    const pagesWith = (slug: string) => use.filter(({ slugs }) => slugs.includes(slug)).map(({ page }) => page);
    expect(pagesWith("heading")).toEqual(expect.arrayContaining(["fete", "cave"]));
    expect(pagesWith("heading")).not.toContain("vide");
    expect(pagesWith("app-bar")).toEqual(expect.arrayContaining(["fete", "cave", "vide"]));
    expect(pagesWith("nobody")).toEqual([]);
  });

  test("[§6 admin-paths] nobody but an administrator reads or changes what is set everywhere", async () => {
    const customers = await customerToken(api);
    const body = { since: 0, edits: [edit("0001", size("small"))] };
    for (const [method, path, given] of [
      ["GET", "/api/admin/draft/config/1", {}],
      ["POST", "/api/admin/draft/config/1/edits", { body }],
      ["GET", "/api/admin/block/use", {}],
      ["GET", "/api/admin/frame", {}],
    ] as const) {
      expect((await api.call(method, path, given)).status).toBe(401);
      expect((await api.call(method, path, { ...given, token: customers })).status).toBe(403);
    }
    expect(await calls.draft()).toMatchObject({ sequence: 0 });
  });
});
