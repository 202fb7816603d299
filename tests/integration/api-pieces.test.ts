import { beforeEach, describe, expect, test } from "vitest";

import type { Canvas } from "#schemas/content/canvas.ts";
import { type Piece, type PieceItem, pieceLimits, type PieceUse } from "#schemas/content/piece.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { savePopup } from "#server/popups/write.ts";
import {
  buildBlock,
  buildLayout,
  createPage,
  granted,
  publishedLayoutId,
  textBlock,
} from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";
import { PlanCalls, seenNow } from "./plan-calls.ts";

const section = buildBlock("s", "section", { slots: { content: ["words"] } });
const fragment = { root: ["s"], blocks: { s: section, words: textBlock("words", "Venez goûter") } };
const place = (id: string, layoutId: number) => buildBlock(id, "reusable", { props: { layoutId } });

describe.each(engines)("templates and reusable blocks on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
    const frame = ["outlet", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
  });

  const call = async (method: string, path: string, body?: object) =>
    await api.call(method, `/api/admin/piece${path}`, { token, ...(body && { body }) });
  const keep = async (kind: "template" | "reusable", name: string, kept: object = fragment): Promise<number> => {
    const answer = await call("POST", "", { kind, name, fragment: kept });
    expect({ name, status: answer.status, message: answer.body.message }).toEqual({ name, status: 200, message: "" });
    return (answer.body.data as { readonly id: number }).id;
  };
  const listed = async () => (await call("GET", "")).body.data as readonly PieceItem[];
  const useOf = async (id: number) => (await call("GET", `/${id}/use`)).body.data as PieceUse;

  test("[PD26] what is kept is listed by its name, read with its blocks, called otherwise, and goes", async () => {
    const template = await keep("template", "  Ouverture  ");
    const reusable = await keep("reusable", "Dégustation");
    // A name is taken within its kind alone.
    await keep("reusable", "Ouverture");
    expect((await listed()).map(({ kind, name }) => [kind, name])).toEqual([
      ["reusable", "Dégustation"],
      ["template", "Ouverture"],
      ["reusable", "Ouverture"],
    ]);
    const read = (await call("GET", `/${template}`)).body.data as Piece;
    expect(read).toMatchObject({ id: template, kind: "template", name: "Ouverture", hasChanges: false });
    expect(read.document).toMatchObject({ kind: "template", ...fragment });

    const taken = await call("PUT", `/${reusable}`, { name: "Ouverture" });
    expect(taken).toMatchObject({ status: 409, body: { data: [{ key: "name" }] } });
    expect((await call("PUT", `/${reusable}`, { name: " Au caveau " })).body.data).toEqual({ name: "Au caveau" });
    expect((await call("DELETE", `/${template}`)).status).toBe(200);
    expect((await call("DELETE", `/${reusable}`)).status).toBe(200);
    for (const id of [template, reusable]) {
      const asked = [call("GET", `/${id}`), call("GET", `/${id}/use`), call("PUT", `/${id}`, { name: "x" })];
      for (const answer of [...(await Promise.all(asked)), await call("DELETE", `/${id}`)])
        expect(answer.status).toBe(404);
    }
    // Nothing of it stays behind.
    const revisions = database().selectFrom("revision").select("id").where("document_id", "in", [template, reusable]);
    expect(await revisions.where("kind", "=", "layout").execute()).toEqual([]);
  });

  test("[PD26] refused: no name, too long a one, no blocks, blocks of no layout, and what couldn't be published", async () => {
    const bad: readonly (readonly [number, object])[] = [
      [400, { kind: "template", name: "   ", fragment }],
      [400, { kind: "template", name: "x".repeat(pieceLimits.name + 1), fragment }],
      [400, { kind: "page", name: "x", fragment }],
      [400, { kind: "template", name: "x" }],
      [400, { kind: "template", name: "x", fragment: "s" }],
      [422, { kind: "template", name: "x", fragment: { root: [], blocks: {} } }],
      [422, { kind: "template", name: "x", fragment: { root: ["s"], blocks: {} } }],
      [422, { kind: "template", name: "x", fragment: { ...fragment, root: ["s", "s"] } }],
      [422, { kind: "template", name: "x", fragment: { ...fragment, more: 1 } }],
      [400, { kind: "template", name: "x", fragment: { root: ["o"], blocks: { o: buildBlock("o", "outlet") } } }],
      [400, { kind: "reusable", name: "x", fragment: wrongText }],
    ];
    for (const [status, body] of bad) {
      const answer = await call("POST", "", body);
      expect({ body, status: answer.status, success: answer.body.success }).toEqual({ body, status, success: false });
    }
    // No visitor sees a template: what is wrong in it is left out where it is put.
    await keep("template", "x", wrongText);
    expect(await listed()).toHaveLength(1);
    for (const id of ["0", "x", "1.5"]) expect((await call("GET", `/${id}`)).status).toBe(400);
    // Pages and frames are no pieces.
    const { layoutId } = await createPage("fete", { document: buildLayout([]) });
    for (const method of ["GET", "DELETE"]) expect((await call(method, `/${layoutId}`)).status).toBe(404);
  });

  test("[PD26] a site keeps so many of a kind, and no more", async () => {
    await inTransaction(async () => {
      const rows = Array.from({ length: pieceLimits.count }, (_, index) => ({
        kind: "template",
        name: `Modèle ${index}`,
        published_revision_id: null,
      }));
      await database().insertInto("layout").values(rows).execute();
    });
    const full = await call("POST", "", { kind: "template", name: "Un de plus", fragment });
    expect(full).toMatchObject({ status: 422, body: { message: expect.stringContaining("200") } });
    await keep("reusable", "Un autre");
  });

  test("[PD27] a reusable block says where it is used, published or not, and stays as long as it is", async () => {
    const inner = await keep("reusable", "Au fond");
    const outer = await keep("reusable", "Autour", { root: ["r"], blocks: { r: place("r", inner) } });
    await keep("template", "À copier", { root: ["r"], blocks: { r: place("r", inner) } });
    const shown = await createPage("montre", { document: buildLayout([place("r", outer)]) });
    const edited = await createPage("ebauche", { document: buildLayout([]) });
    const draft = new DraftCalls(api, edited.layoutId ?? 0, token);
    const at = { into: null, slot: "root", after: null };
    const insert = { type: "insert", at, fragment: { root: ["r"], blocks: { r: place("r", inner) } } };
    await draft.save(0, [{ id: "edit-0001", commands: [insert] }]);
    const popup = granted(await savePopup({ layoutId: inner, texts: { fr_FR: { title: "Vendanges" } } }));

    expect(await useOf(inner)).toEqual({
      places: [
        { kind: "page", id: edited.layoutId, name: "ebauche", path: "/ebauche", isPublic: false },
        { kind: "reusable", id: outer, name: "Autour", path: null, isPublic: true },
        { kind: "popup", id: popup.id, name: "Vendanges", path: null, isPublic: true },
        { kind: "template", id: expect.any(Number), name: "À copier", path: null, isPublic: true },
      ],
      pages: ["montre"],
    });
    expect(await useOf(outer)).toEqual({
      places: [{ kind: "page", id: shown.layoutId, name: "montre", path: "/montre", isPublic: true }],
      pages: ["montre"],
    });
    const refused = await call("DELETE", `/${inner}`);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("ebauche, Autour, Vendanges, À copier") },
    });
    expect((await call("DELETE", `/${outer}`)).status).toBe(409);
  });

  test("[PD27] one that stands only in what is planned is used, and stays", async () => {
    const shared = await keep("reusable", "Dès samedi");
    const page = await createPage("samedi", { document: buildLayout([]) });
    const calls = new DraftCalls(api, page.layoutId ?? 0, token);
    const at = { into: null, slot: "root", after: null };
    const insert = { type: "insert", at, fragment: { root: ["r"], blocks: { r: place("r", shared) } } };
    await calls.save(0, [{ id: "edit-0001", commands: [insert] }]);
    const plans = new PlanCalls(api, token);
    const id = await plans.made({ at: api.database.clock.now() + 60_000, drafts: [await seenNow(calls)] });
    await calls.save(1, [{ id: "edit-0002", commands: [{ type: "remove", ids: ["r"] }] }]);
    expect((await useOf(shared)).places).toMatchObject([{ kind: "page", name: "samedi", isPublic: false }]);
    const refused = await call("DELETE", `/${shared}`);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining("samedi") } });
    await plans.cancel(id);
    expect((await call("DELETE", `/${shared}`)).status).toBe(200);
  });

  test("[PD27] one that a frame places is on every page of that frame", async () => {
    const shared = await keep("reusable", "En bas");
    const parts = ["outlet", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));
    const { id } = await database()
      .selectFrom("layout")
      .select("id")
      .where("kind", "=", "frame")
      .executeTakeFirstOrThrow();
    const frame = new DraftCalls(api, id, token);
    const { published } = await frame.draft();
    const at = { into: null, slot: "root", after: parts.at(-1)?.id ?? null };
    const insert = { type: "insert", at, fragment: { root: ["r"], blocks: { r: place("r", shared) } } };
    await frame.save(0, [{ id: "edit-0001", commands: [insert] }]);
    expect(await useOf(shared)).toMatchObject({ places: [{ kind: "frame", isPublic: false }], pages: [] });
    await frame.publish(1, published);
    await createPage("fete", { document: buildLayout([]) });
    expect((await useOf(shared)).pages).toContain("fete");
  });

  test("one is edited in the place of a page's content, and changes every page once it is published", async () => {
    const shared = await keep("reusable", "Au caveau");
    await createPage("une", { document: buildLayout([place("a", shared)]) });
    await createPage("autre", { document: buildLayout([place("b", shared), textBlock("own", "À soi")]) });
    const answer = await api.call("POST", "/api/admin/canvas", { token, body: { path: "/autre", frame: shared } });
    expect(answer.body.data).toMatchObject({
      ...{
        layoutId: shared,
        edits: "reusable",
        required: [],
        content: null,
        ownParts: [],
        always: [],
        isPublished: true,
      },
      frame: [{ id: "frame:outlet" }, { id: "frame:legal-text" }, { id: "frame:alcohol-message" }],
      reusables: [{ id: shared, name: "Au caveau" }],
    });
    expect((answer.body.data as Canvas).frame[0]?.slots).toEqual({ content: [] });
    const site = createTestSite(api.database.db);
    const both = async () => await Promise.all(["/une", "/autre"].map(async (path) => (await site.get(path)).text()));
    for (const html of await both()) expect(html).toContain("Venez goûter");

    const draft = new DraftCalls(api, shared, token);
    const { published } = await draft.draft();
    const changes = [{ prop: "html", locale: "fr_FR", value: "<p>Venez boire</p>" }];
    await draft.save(0, [{ id: "edit-0001", commands: [{ type: "set-props", id: "words", changes }] }]);
    expect((await listed())[0]).toMatchObject({ hasChanges: true });
    for (const html of await both()) expect(html).toContain("Venez goûter");
    await draft.publish(1, published);
    for (const html of await both()) expect(html).toContain("Venez boire");
  });

  test("[PD24] one that would stand in itself, or through another, is not published", async () => {
    const first = await keep("reusable", "Premier");
    const second = await keep("reusable", "Second", { root: ["r"], blocks: { r: place("r", first) } });
    for (const placed of [first, second]) {
      const draft = new DraftCalls(api, first, token);
      const { sequence, published } = await draft.draft();
      const at = { into: null, slot: "root", after: null };
      const insert = { type: "insert", at, fragment: { root: ["c"], blocks: { c: place("c", placed) } } };
      await draft.save(sequence, [{ id: `edit-in-${placed}`, commands: [insert] }]);
      const refused = await draft.tryToPublish(sequence + 1, published);
      expect({ placed, refused }).toMatchObject({
        refused: { status: 400, body: { data: [{ error: expect.stringContaining("would contain itself") }] } },
      });
      await draft.save(sequence + 1, [{ id: `edit-out-${placed}`, commands: [{ type: "remove", ids: ["c"] }] }]);
    }
  });

  test("only administrators have them", async () => {
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/1"],
      ["POST", ""],
      ["PUT", "/1"],
      ["DELETE", "/1"],
      ["GET", "/1/use"],
    ] as const) {
      const answer = await api.call(method, `/api/admin/piece${path}`, {});
      expect({ method, path, status: answer.status }).toEqual({ method, path, status: 401 });
    }
  });
});

const wrongText = { root: ["t"], blocks: { t: buildBlock("t", "heading", { props: { size: "enormous" } }) } };
