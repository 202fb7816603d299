import { beforeEach, describe, expect, test } from "vitest";

import type { Canvas, CheckedHash, FrameItem } from "#schemas/content/canvas.ts";
import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { listPageRecords } from "#server/pages/records/read.ts";
import { savePage } from "#server/pages/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

const bars = [
  buildBlock("menu", "app-bar"),
  buildBlock("around", "section", { slots: { content: ["outlet"] } }),
  buildBlock("letters", "newsletter-form"),
  buildBlock("foot", "footer"),
  buildBlock("legal", "legal-text"),
  buildBlock("alcohol", "alcohol-message"),
];
const setting = (id: string, prop: string, value: unknown) => {
  return { id: `edit-${prop}`, commands: [{ type: "set-props", id, changes: [{ prop, value }] }] };
};
const frame = buildLayout(bars, { kind: "frame", inner: [buildBlock("outlet", "outlet")] });

describe.each(engines)("frames on the canvas on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let frameId = 0;

  beforeEach(async () => {
    token = await logIn(api, administrator);
    frameId = await publishedLayoutId("page", frame);
    await publishedLayoutId("default", frame);
  });

  test("a frame opens around a page, which is shown in it as it is published; its ids keep apart", async () => {
    const invitation = await publishedLayoutId(
      "invitation",
      buildLayout([textBlock("words", "Venez")], { kind: "reusable" }),
    );
    const placed = buildBlock("invites", "reusable", { props: { layoutId: invitation } });
    const page = await createPage("fete", { document: buildLayout([textBlock("menu", "Ce soir"), placed]) });
    const answer = await api.call("POST", "/api/admin/canvas", { token, body: { path: "/fete", frame: frameId } });
    expect(answer.body.data).toMatchObject({
      ...{ pageId: page.id, layoutId: frameId, frameId, isPublished: true, required: [] },
      ...{ frame: [], ownParts: [], always: [] },
      content: [
        { id: "page:menu", slug: "rich-text" },
        { id: "page:invites/words", slug: "rich-text" },
      ],
    });
    const draft = await api.call("GET", `/api/admin/draft/layout/${frameId}`, { token });
    expect(draft.body.data).toMatchObject({
      document: { kind: "frame", root: ["menu", "around", "letters", "foot", "legal", "alcohol"] },
    });
  });

  test("what a page brings in the place of its frame's parts is not shown in the frame that is edited", async () => {
    const bars = [buildBlock("own-menu", "app-bar"), textBlock("words", "Ce soir"), buildBlock("own-foot", "footer")];
    await createPage("fete", { document: buildLayout(bars), hasCustomHeader: true });
    const answer = await api.call("POST", "/api/admin/canvas", { token, body: { path: "/fete", frame: frameId } });
    const { content } = answer.body.data as Canvas;
    expect(content?.map(({ id }) => id)).toEqual(["page:words", "page:own-foot"]);
  });

  test("a page's preview is stale once its frame, or what is set everywhere, is published otherwise", async () => {
    const title = buildBlock("title", "heading", { props: { title: { fr_FR: "Ce soir" } } });
    const { id, layoutId } = await createPage("fete", { document: buildLayout([title]) });
    const hash = async (): Promise<string> => {
      const path = `/api/admin/page/${id}/layout/${layoutId}/hash/check`;
      const answer = await api.call("POST", path, { token, body: { html: "<!doctype html><html></html>" } });
      return (answer.body.data as CheckedHash).hash;
    };
    const first = await hash();
    expect(await hash()).toBe(first);
    const footer = new DraftCalls(api, frameId, token);
    const { published } = await footer.draft();
    await footer.save(0, [setting("foot", "text", { fr_FR: "À bientôt" })]);
    expect(await hash()).toBe(first);
    await footer.publish(1, published);
    const second = await hash();
    expect(second).not.toBe(first);
    const configs = new DraftCalls(api, 1, token, "config");
    await configs.save(0, [setting("heading", "align", "center")]);
    expect(await hash()).toBe(second);
    await configs.publish(1, null);
    expect(await hash()).not.toBe(second);
  });

  test("a page is looked at in another frame than its own, which nobody publishes by that", async () => {
    const other = await publishedLayoutId(
      "Vendanges",
      buildLayout([buildBlock("outlet", "outlet"), ...bars.slice(3)], { kind: "frame" }),
    );
    const { id } = await createPage("fete", { document: buildLayout([]) });
    const open = async (more: object): Promise<Canvas> => {
      const answer = await api.call("POST", "/api/admin/canvas", { token, body: { path: "/fete", ...more } });
      return answer.body.data as Canvas;
    };
    const around = ({ frameId: of, frame: blocks }: Canvas) => [of, blocks.map((block) => block.id)];
    const usual = around(await open({}));
    const tried = [other, ["frame:outlet", "frame:foot", "frame:legal", "frame:alcohol"]];
    expect(usual).toEqual([frameId, bars.map((bar) => `frame:${bar.id}`)]);
    expect(around(await open({ around: other }))).toEqual(tried);
    expect(around(await open({}))).toEqual(usual);
    done(await savePage({ id, frameId: other }));
    expect(around(await open({}))).toEqual(tried);
    expect(around(await open({ around: null }))).toEqual(usual);
  });

  test("what is no frame doesn't open as one", async () => {
    const { layoutId } = await createPage("fete", { document: buildLayout([]) });
    for (const no of [layoutId, 999]) {
      const answer = await api.call("POST", "/api/admin/canvas", { token, body: { path: "/fete", frame: no } });
      expect(answer).toMatchObject({ status: 422, body: { data: [{ key: "frame" }] } });
    }
    for (const no of [layoutId, 999]) {
      const answer = await api.call("POST", "/api/admin/canvas", { token, body: { path: "/fete", around: no } });
      expect(answer).toMatchObject({ status: 422, body: { data: [{ key: "around" }] } });
    }
    for (const no of [0, -1, 1.5, "1", null]) {
      const answer = await api.call("POST", "/api/admin/canvas", { token, body: { path: "/fete", frame: no } });
      expect({ no, status: answer.status }).toEqual({ no, status: 400 });
    }
  });

  test("frames are listed with the pages that they stand around, and where they open", async () => {
    const own = await publishedLayoutId("Vendanges", frame);
    const empty = await publishedLayoutId("Personne", frame);
    const { id } = await createPage("fete", { document: buildLayout([]) });
    done(await savePage({ id, frameId: own }));
    const edits = [{ id: "edit-0001", commands: [{ type: "remove", ids: ["letters"] }] }];
    await api.call("POST", `/api/admin/draft/layout/${own}/edits`, { token, body: { since: 0, edits } });
    const answer = await api.call("GET", "/api/admin/frame", { token });
    const frames = answer.body.data as readonly FrameItem[];
    expect(frames.find(({ layoutId }) => layoutId === own)).toEqual({
      ...{ layoutId: own, name: "Vendanges", isPublished: true, hasChanges: true },
      ...{ path: "/fete", pages: ["fete"] },
    });
    expect(frames.find(({ layoutId }) => layoutId === empty)).toMatchObject({
      hasChanges: false,
      path: "/",
      pages: [],
    });
    const usual = frames.find(({ layoutId }) => layoutId === frameId);
    expect(usual?.pages).toContain("le-vignoble");
    expect(usual?.pages).not.toContain("fete");
    const counted = frames.flatMap(({ pages }) => pages).length;
    const rows = await listPageRecords();
    expect(counted).toBe(rows.length + pageTypes.filter(({ slug }) => rows.every(({ type }) => type !== slug)).length);
  });

  test("[PC6] [PD15] what a frame can't be without stays in it: no draft loses it", async () => {
    for (const gone of ["outlet", "legal", "alcohol", "around"]) {
      const edits = [{ id: "edit-0001", commands: [{ type: "remove", ids: [gone] }] }];
      const answer = await api.call("POST", `/api/admin/draft/layout/${frameId}/edits`, {
        token,
        body: { since: 0, edits },
      });
      expect({ gone, status: answer.status }).toEqual({ gone, status: 422 });
    }
    const moved = [{ type: "move", ids: ["legal"], at: { into: null, slot: "root", after: null } }];
    const answer = await api.call("POST", `/api/admin/draft/layout/${frameId}/edits`, {
      token,
      body: { since: 0, edits: [{ id: "edit-0002", commands: moved }] },
    });
    expect(answer.status).toBe(200);
  });
});
