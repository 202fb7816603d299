import { beforeEach, describe, expect, test } from "vitest";

import type { EditedPopup, EditedPopups } from "#schemas/content/edited-popup.ts";
import type { Popup } from "#schemas/content/popup.ts";
import type { PopupDocument } from "#schemas/popups/popup-document.ts";
import { database } from "#server/db/context.ts";
import { createLayout, publishLayout } from "#server/pages/layouts/write.ts";
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
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn } from "./draft-calls.ts";
import { setPopupField as set } from "./popup-commands.ts";

const frame = ["app-bar", "outlet", "footer", "legal-text", "alcohol-message", "popup"].map((slug) =>
  buildBlock(slug, slug),
);
const hostile = `<img src=x onerror="window.hostile=1"><script>window.hostile=1</script>`;

describe.each(engines)("popups that are edited, on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let site: TestSite;

  beforeEach(async () => {
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    await createPage("fete", { document: buildLayout([]) });
    token = await logIn(api, administrator);
    site = createTestSite(api.database.db);
  });

  const edit = (id: string, ...commands: readonly object[]) => ({ id: `edit-${id}`, commands });
  const call = async (method: string, path: string, body?: unknown) =>
    await api.call(method, path, { token, body, lang: "en_US" });
  const listed = async () => (await call("GET", "/api/admin/popup")).body.data as EditedPopups;
  const stateOf = async (id: number) =>
    (await listed()).popups.find((popup) => popup.id === id) ?? ({} as Partial<EditedPopup>);
  const shown = async () => ((await api.call("GET", "/api/popup")).body.data as readonly Popup[]).map(({ id }) => id);
  const drafted = (id: number) => new DraftCalls(api, id, token, "popup");
  const made = async (copyOf: number | null = null) => {
    const answer = await call("POST", "/api/admin/popup", { copyOf });
    expect(answer.status).toBe(200);
    return (answer.body.data as { readonly id: number }).id;
  };
  const seen = async (path = "/fete") => await (await site.get(path)).text();

  test("[PU10] [EM25] one that is made is nobody's until it is published, and again once it is taken away", async () => {
    const before = await shown();
    const id = await made();
    const calls = drafted(id);
    expect(await calls.draft()).toMatchObject({ document: { title: {}, isActive: true }, published: null });
    await calls.save(0, [edit("0001", set("title", "Vendanges", "fr_FR"), set("message", "<p>Venez.</p>", "fr_FR"))]);
    expect(await shown()).toEqual(before);
    expect((await api.call("GET", `/api/popup/${id}`)).status).toBe(404);
    expect(await seen()).not.toContain("Vendanges");
    expect(await stateOf(id)).toMatchObject({ state: "private", hasChanges: true, title: { fr_FR: "Vendanges" } });

    const revision = await calls.publish(1, null, "Première");
    expect(await shown()).toEqual([...before, id]);
    expect(await seen()).toContain("Vendanges");
    expect(await stateOf(id)).toMatchObject({ state: "shown", hasChanges: false });
    expect(await calls.revisions()).toMatchObject([{ id: revision, label: "Première", base: null, isPublished: true }]);

    await calls.save(1, [edit("0002", set("isActive", false), set("title", "Finies", "fr_FR"))]);
    expect(await seen()).not.toContain("Finies");
    expect(await stateOf(id)).toMatchObject({ state: "shown", hasChanges: true, title: { fr_FR: "Finies" } });
    const second = await calls.publish(2, revision);
    expect(await shown()).toEqual(before);
    expect((await stateOf(id)).state).toBe("off");
    expect(await calls.revisions()).toMatchObject([{ id: second, base: revision }, { id: revision }]);

    await calls.post(`revisions/${revision}/restore`, { since: 2, edit: "edit-0003" });
    const third = await calls.publish(3, second);
    expect(await seen()).toContain("Vendanges");
    expect((await calls.post("unpublish", { published: second })).status).toBe(409);
    expect((await calls.post("unpublish", { published: third })).status).toBe(200);
    expect(await shown()).toEqual(before);
    expect(await seen()).not.toContain("Vendanges");
    expect(await stateOf(id)).toMatchObject({ state: "private", hasChanges: false });
    expect((await calls.post("unpublish", { published: third })).status).toBe(422);
    await calls.publish(3, null);
    expect(await seen()).toContain("Vendanges");
  });

  test("[PU10] [EM28] one that the command line stored is taken away too, by who saw that no revision is public", async () => {
    const { id } = granted(await savePopup({ texts: { fr_FR: { title: "Portes ouvertes" } } }));
    const calls = drafted(id);
    expect(await calls.draft()).toMatchObject({ published: null });
    expect(await seen()).toContain("Portes ouvertes");
    expect((await calls.post("unpublish", { published: 7 })).status).toBe(409);
    expect(await seen()).toContain("Portes ouvertes");
    expect((await calls.post("unpublish", { published: null })).status).toBe(200);
    expect(await seen()).not.toContain("Portes ouvertes");
    expect(await stateOf(id)).toMatchObject({ state: "private", title: { fr_FR: "Portes ouvertes" } });
    const published = await calls.publish(0, null);
    expect(await seen()).toContain("Portes ouvertes");
    expect((await calls.post("unpublish", { published: null })).status).toBe(409);
    expect((await calls.post("unpublish", { published })).status).toBe(200);
  });

  test("[PU10] an administrator who asks for its draft sees it on any page, and it alone, before its time and without its switch", async () => {
    const id = await made();
    granted(await savePopup({ texts: { fr_FR: { title: "Une autre" } } }));
    await drafted(id).save(0, [
      edit("0001", set("title", "Vendanges", "fr_FR"), set("message", "<p>Ici</p><script>1</script>", "fr_FR")),
      edit("0002", set("isActive", false), set("startsAt", "2199-01-01T00:00:00.000Z"), set("pageTypes", ["home"])),
    ]);
    const cookie = `token=${administratorToken}`;
    const answer = await site.get(`/fete?draft=popup:${id}`, { cookie });
    const html = await answer.text();
    expect(html).toContain("Vendanges");
    expect(html).toContain("<p>Ici</p>");
    expect(html).not.toContain("Une autre");
    // Nothing but what shows the draft opens it.
    expect(html).not.toContain("data-auto");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await seen(`/fete?draft=popup:${id}`)).not.toContain("Vendanges");
    expect(await (await site.get("/fete", { cookie })).text()).not.toContain("Vendanges");
    expect(await seen()).toContain("Une autre");
  });

  test("a popup opens by itself over no page that is shown by another draft, and by a link over that too", async () => {
    granted(await savePopup({ texts: { fr_FR: { title: "Une autre" } } }));
    expect(await seen()).toContain("data-auto");
    const cookie = `token=${administratorToken}`;
    const html = await (await site.get("/fete?draft=site", { cookie })).text();
    expect(html).toContain("Une autre");
    expect(html).not.toContain("data-auto");
    expect(await seen("/fete?draft=site")).toContain("data-auto");
  });

  test("[PU11] planned, shown and over come by time alone, of pages too that are kept", async () => {
    const id = await made();
    const [start, end] = [api.database.clock.now() + 3_600_000, api.database.clock.now() + 7_200_000];
    await drafted(id).save(0, [
      edit(
        "0001",
        set("title", "Vendanges", "fr_FR"),
        set("startsAt", new Date(start).toISOString()),
        set("endsAt", new Date(end).toISOString()),
      ),
    ]);
    await drafted(id).publish(1, null);
    const state = async () => [(await stateOf(id)).state, (await seen()).includes("Vendanges")];
    expect(await state()).toEqual(["planned", false]);
    api.database.clock.set(start);
    expect(await state()).toEqual(["shown", true]);
    api.database.clock.set(end);
    expect(await state()).toEqual(["over", false]);
  });

  test("[PU8] what can't go public says why, under its name; the draft keeps it", async () => {
    const id = await made();
    const calls = drafted(id);
    await calls.save(0, [
      edit("0001", set("title", "x", "en_US"), set("layout", 999), set("picture", { id: 999 })),
      edit("0002", set("startsAt", "2026-09-02T08:00:00.000Z"), set("endsAt", "2026-09-01T08:00:00.000Z")),
    ]);
    const refused = await calls.tryToPublish(2, null);
    expect(refused.status).toBe(422);
    const keys = (refused.body.data as readonly { readonly key: string }[]).map(({ key }) => key);
    expect(keys).toEqual(["drafts.0.title.fr_FR", "drafts.0.endsAt", "drafts.0.picture", "drafts.0.layout"]);
    await calls.save(2, [edit("0003", set("title", "x", "fr_FR"), set("layout", null), set("endsAt", null))]);
    expect(await calls.tryToPublish(3, null)).toMatchObject({
      status: 422,
      body: { data: [{ key: "drafts.0.picture" }] },
    });
    const { id: page } = granted(await createLayout({ kind: "page", name: "p" }));
    granted(await publishLayout({ layoutId: page, document: buildLayout([]), label: "" }));
    const { id: unpublished } = granted(await createLayout({ kind: "reusable", name: "r" }));
    for (const layout of [page, unpublished]) {
      const { sequence } = await calls.draft();
      await calls.save(sequence, [edit(`layout${layout}`, set("picture", null), set("layout", layout))]);
      expect(await calls.tryToPublish(sequence + 1, null)).toMatchObject({
        status: 422,
        body: { data: [{ key: "drafts.0.layout" }] },
      });
    }
    expect((await stateOf(id)).state).toBe("private");
  });

  test("[PU5] a copy says what the other's draft says, and is its own", async () => {
    const id = await made();
    await drafted(id).save(0, [edit("0001", set("title", "Vendanges", "fr_FR"), set("delay", 4000))]);
    const copy = await made(id);
    expect(await drafted(copy).draft()).toMatchObject({ document: { title: { fr_FR: "Vendanges" }, delay: 4000 } });
    await drafted(copy).save(1, [edit("0002", set("title", "Autre", "fr_FR"))]);
    expect(await drafted(id).draft()).toMatchObject({ document: { title: { fr_FR: "Vendanges" } } });
    const many = (await listed()).popups.length;
    expect((await call("POST", "/api/admin/popup", { copyOf: 999 })).status).toBe(404);
    expect((await listed()).popups).toHaveLength(many);
  });

  test("what leads to one is told; one that is removed is gone with all that was edited and published of it", async () => {
    const id = await made();
    await drafted(id).save(0, [edit("0001", set("title", "Vendanges", "fr_FR"))]);
    const revision = await drafted(id).publish(1, null);
    await createPage("lien", { document: buildLayout([textBlock("t", `<a href='#popup-${id}'>Voir</a>`)]) });
    const link = { to: { kind: "anchor", hash: `popup-${id}` }, label: { fr_FR: "Voir" } };
    const button = buildBlock("b", "button", { props: { link } });
    await createPage("autre", { document: buildLayout([textBlock("t", `#popup-${id}9`)]) });
    granted(
      await publishLayout({
        layoutId: (await createPage("champ", { document: buildLayout([]) })).layoutId ?? 0,
        document: buildLayout([button]),
        label: "",
      }),
    );
    expect((await stateOf(id)).linkedFrom).toEqual([
      { kind: "page", name: "lien" },
      { kind: "page", name: "champ" },
    ]);
    expect((await call("DELETE", `/api/admin/popup/${id}`)).status).toBe(200);
    expect(await stateOf(id)).toEqual({});
    expect(await seen()).not.toContain("Vendanges");
    expect((await call("GET", `/api/admin/draft/popup/${id}`)).status).toBe(404);
    const left = await database().selectFrom("revision").select("id").where("id", "=", revision).execute();
    expect(left).toEqual([]);
    expect((await call("DELETE", `/api/admin/popup/${id}`)).status).toBe(404);
  });

  test("[PU6] what the command line changes is followed where nothing is edited", async () => {
    const { id } = granted(await savePopup({ texts: { fr_FR: { title: "Fermé" } } }));
    expect(await stateOf(id)).toMatchObject({ state: "shown", hasChanges: false });
    await drafted(id).save(0, [edit("0001", set("delay", 1000))]);
    await drafted(id).publish(1, null);
    granted(await savePopup({ id, texts: { en_US: { title: "Closed" } } }));
    const { document, sequence } = await drafted(id).draft();
    expect((document as PopupDocument).title).toEqual({ fr_FR: "Fermé", en_US: "Closed" });
    expect((document as PopupDocument).delay).toBe(1000);
    expect(await drafted(id).missed(1)).toMatchObject([{ sequence, author: null }]);
  });

  test("[§2] hostile HTML in every text is words, or gone; a hostile link is refused", async () => {
    const id = await made();
    const calls = drafted(id);
    await calls.save(0, [
      edit(
        "0001",
        ...["title", "message", "linkLabel"].flatMap((field) =>
          ["fr_FR", "en_US"].map((locale) => set(field, hostile, locale)),
        ),
        set("link", "/contact"),
      ),
    ]);
    await calls.publish(1, null);
    for (const path of ["/fete", "/en_US/fete-en"]) {
      const html = await seen(path);
      expect(html).toContain(`data-popup="${id}"`);
      expect(html).not.toMatch(/<img src=x|<script>window\.hostile/);
    }
    const { sequence } = await calls.draft();
    const bad = await calls.post("edits", {
      since: sequence,
      edits: [edit("0002", set("link", "javascript:alert(1)"))],
    });
    expect(bad).toMatchObject({ status: 422, body: { data: [{ key: "edit-0002.link" }] } });
  });

  test("[PU7] nobody but administrators is answered, and what is no command of a popup's is refused", async () => {
    const id = await made();
    const customer = await customerToken(api);
    for (const [method, path] of [
      ["GET", "/api/admin/popup"],
      ["POST", "/api/admin/popup"],
      ["DELETE", `/api/admin/popup/${id}`],
      ["GET", `/api/admin/draft/popup/${id}`],
    ] as const) {
      const body = method === "POST" ? { copyOf: null } : undefined;
      expect((await api.call(method, path, { body })).status).toBe(401);
      expect((await api.call(method, path, { token: customer, body })).status).toBe(403);
    }
    for (const command of [set("version", 2), set("__proto__", 1), { type: "set-all", popup: {} }, null])
      expect(
        (await drafted(id).post("edits", { since: 0, edits: [{ id: "edit-0001", commands: [command] }] })).status,
      ).toBeGreaterThanOrEqual(400);
    expect((await drafted(id).draft()).sequence).toBe(0);
  });
});
