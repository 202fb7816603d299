import { beforeEach, describe, expect, test } from "vitest";

import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import { accountOf } from "#server/accounts/read.ts";
import { database, runWithDatabase } from "#server/db/context.ts";
import type { DroppedTags } from "#server/db/tag-listeners.ts";
import { publishDrafts } from "#server/drafts/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { failingAt, injected } from "#tests/setup/failing-database.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { type ApiAnswer, useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn, publicationPath } from "./draft-calls.ts";
import { onceHeard } from "./once-heard.ts";

const frame = ["app-bar", "outlet", "footer", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));

interface Seen {
  readonly kind: string;
  readonly id: number;
  readonly since: number;
  readonly published: number | null;
}

describe.each(engines)("drafts that go public together on $name", (engine) => {
  const api = useApi(engine);
  let site: TestSite;
  let token = "";
  let drafts: { readonly layout: DraftCalls; readonly page: DraftCalls; readonly config: DraftCalls };

  beforeEach(async () => {
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    token = await logIn(api, administrator);
    const heading = buildBlock("soir", "heading", { props: { title: { fr_FR: "Soir", en_US: "Evening" } } });
    const document = buildLayout([textBlock("words", "Hier"), heading]);
    const page = await createPage("fete", { document });
    drafts = {
      layout: new DraftCalls(api, page.layoutId ?? 0, token),
      page: new DraftCalls(api, page.id, token, "page"),
      config: new DraftCalls(api, 1, token, "config"),
    };
    site = createTestSite(api.database.db);
  });

  const both = (words: string) => ({ fr_FR: `<p>${words}</p>`, en_US: `<p>${words}</p>` });
  const write = (id: string, words: string) => ({
    id: `layout-${id}`,
    commands: Object.entries(both(words)).map(([locale, value]) => ({
      type: "set-props",
      id: "words",
      changes: [{ prop: "html", locale, value }],
    })),
  });
  const retitle = (id: string, field: string, value: string) => ({
    id: `setting-${id}`,
    commands: [{ type: "set", field, locale: "fr_FR", value }],
  });
  const enlarge = (id: string, value = "display") => ({
    id: `config-${id}`,
    commands: [{ type: "set-props", id: "heading", changes: [{ prop: "size", value }] }],
  });

  /** What somebody has edited of all three, as they see it. */
  async function edited(): Promise<readonly [Seen, Seen, Seen]> {
    await drafts.layout.save(0, [write("0001", "Ce soir")]);
    await drafts.page.save(0, [retitle("0001", "title", "La fête"), retitle("0002", "slug", "la-fete")]);
    await drafts.config.save(0, [enlarge("0001")]);
    return [await seen(drafts.layout), await seen(drafts.page), await seen(drafts.config)];
  }

  async function seen(calls: DraftCalls): Promise<Seen> {
    const { sequence, published } = await calls.draft();
    return { ...calls.of, since: sequence, published };
  }

  async function publish(list: readonly unknown[], more: { label?: string; key?: string } = {}): Promise<ApiAnswer> {
    const { label = "", key } = more;
    const body = { drafts: list, label };
    if (key === undefined) return await api.call("POST", publicationPath, { token, body, lang: "en_US" });
    const headers = { "content-type": "application/json", idSite: "3", authorization: token, "idempotency-key": key };
    return await api.send("POST", publicationPath, { headers, body: JSON.stringify(body) });
  }

  /** All that visitors and revisions have of the three. */
  const rows = async () =>
    JSON.stringify([
      await database().selectFrom("revision").selectAll().orderBy("id").execute(),
      await database().selectFrom("layout").selectAll().orderBy("id").execute(),
      await database().selectFrom("page").selectAll().orderBy("id").execute(),
      await database().selectFrom("page_text").selectAll().orderBy("page_id").orderBy("locale").execute(),
      await database().selectFrom("component_config").selectAll().orderBy("slug").execute(),
      await database().selectFrom("draft").selectAll().orderBy("kind").orderBy("document_id").execute(),
    ]);

  test("[EM30] layout, settings and what is set everywhere: visitors see all of it at once, each with a revision of its own", async () => {
    const list = await edited();
    const before = await site.html("/fete");
    expect(before).toContain("Hier");
    const dropped: DroppedTags[] = [];
    api.database.db.tagListeners.add((tags) => dropped.push(tags));
    const answer = await publish(list, { label: " Été " });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { revisions } = answer.body.data as { readonly revisions: readonly number[] };
    expect(dropped.filter((tags) => tags.length > 0)).toEqual([
      expect.arrayContaining([`layout:${list[0].id}`, `page:${list[1].id}`, "config:heading"]),
    ]);
    const html = await site.html("/la-fete");
    expect(html).toContain("<title>La fête");
    expect(html).toContain("Ce soir");
    expect(html).not.toContain("Hier");
    expect((await site.get("/fete")).status).not.toBe(200);
    expect((await api.call("GET", "/api/component/conf/heading")).body.data).toMatchObject({
      props: { size: "display" },
    });
    const author = await accountOf(administrator.email);
    for (const [index, calls] of [drafts.layout, drafts.page, drafts.config].entries()) {
      const { since, published } = list[index] ?? expect.fail();
      const [revision] = await calls.revisions();
      expect(revision).toMatchObject({
        id: revisions[index],
        label: "Été",
        author,
        base: published,
        isPublished: true,
      });
      expect(await calls.draft()).toMatchObject({ sequence: since, baseSequence: since, published: revisions[index] });
    }
  });

  test("[EM26] [EM30] one that has moved keeps all of them back; those that have are named, and the work stays", async () => {
    const [layout, page, config] = await edited();
    const before = await rows();
    await drafts.page.save(2, [retitle("0003", "title", "Le bal")]);
    const one = await publish([layout, page, config]);
    expect(one).toMatchObject({ status: 409, body: { success: false, data: [{ key: "drafts.1" }] } });
    expect(one.body.message).not.toBe("");
    expect(await publish([{ ...layout, published: null }, page, config])).toMatchObject({
      status: 409,
      body: { data: [{ key: "drafts.0" }, { key: "drafts.1" }] },
    });
    expect(await site.html("/fete")).toContain("Hier");
    expect((await drafts.page.draft()).document as PageSettings).toMatchObject({ title: { fr_FR: "Le bal" } });
    expect((await drafts.layout.draft()).edits).toHaveLength(1);
    const own = { ...page, since: 3 };
    expect((await publish([layout, own, config])).status).toBe(200);
    expect(await rows()).not.toBe(before);
  });

  test("[EM30] one that can't go public keeps all of them back, and it is said what of which", async () => {
    const [layout, , config] = await edited();
    await drafts.page.save(2, [retitle("0003", "slug", "cart/payment"), retitle("0004", "title", "")]);
    const before = await rows();
    const refused = await publish([layout, await seen(drafts.page), config]);
    expect(refused.status).toBe(422);
    expect((refused.body.data as readonly { readonly key: string }[]).map(({ key }) => key)).toEqual([
      "drafts.1.slug.fr_FR",
      "drafts.1.title.fr_FR",
    ]);
    expect(await rows()).toBe(before);
    expect(await site.html("/fete")).toContain("Hier");
  });

  test("[EM26] [EM30] of fifty who publish a pair at once on one base one succeeds with both; of the others nothing is public", async () => {
    const [layout, page] = await edited();
    const answers = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, who) => await onceHeard(async () => await publish([layout, page], { label: `Number ${who}` })),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    const label = `Number ${answers.findIndex(({ status }) => status === 200)}`;
    const [ofLayout, ofPage] = [await drafts.layout.revisions(), await drafts.page.revisions()];
    expect(ofLayout.map((revision) => revision.label)).toEqual([label, "first"]);
    expect(ofPage.map((revision) => revision.label)).toEqual([label]);
    expect(await site.html("/la-fete")).toContain("Ce soir");
  });

  test("[EM30] whichever statement fails, between the documents or within one, nothing is public", async () => {
    const list = await edited();
    const authorId = (await accountOf(administrator.email)) ?? 0;
    const before = await rows();
    let failing = 0;
    let isDone = false;
    while (!isDone) {
      failing += 1;
      const work = async () => done(await publishDrafts({ drafts: list, label: "", authorId }));
      isDone = await runWithDatabase(failingAt(api.database.db, failing), work).then(
        () => true,
        (error: unknown) => {
          if (!String(error).includes(injected)) throw error;
          return false;
        },
      );
      if (!isDone) expect({ failing, rows: await rows() }).toEqual({ failing, rows: before });
    }
    expect(failing).toBeGreaterThan(15);
    expect(await site.html("/la-fete")).toContain("Ce soir");
  });

  test("[EM31] a publication whose answer was lost is asked for again and made once", async () => {
    const list = await edited();
    const key = "publication-0001-of-the-test";
    const first = await publish(list, { key });
    expect(first.status).toBe(200);
    expect((await publish(list, { key })).body).toEqual(first.body);
    expect(await drafts.page.revisions()).toHaveLength(1);
    expect((await publish(list, { key: `${key}-2` })).status).toBe(409);
  });

  test("[EM20] what is no list of drafts is refused in words, and nothing goes public", async () => {
    const [layout, page] = await edited();
    const before = await rows();
    const { kind: _kind, ...nameless } = page;
    for (const [list, status, key] of [
      [[], 400, "drafts"],
      [[layout, layout], 400, "drafts.1"],
      [[layout, nameless], 400, "drafts[1].kind"],
      [[layout, { ...page, since: -1 }], 400, "drafts[1].since"],
      [[layout, { ...page, more: 1 }], 400, "drafts[1]"],
      [Array.from({ length: 21 }, () => layout), 400, "drafts"],
      [[layout, { ...page, kind: "nothing" }], 404, "drafts.1"],
      [[layout, { ...page, id: 999_999 }], 404, "drafts.1"],
    ] as const) {
      const answer = await publish(list);
      expect({ list, status: answer.status, message: answer.body.message }).toEqual({
        list,
        status,
        message: expect.stringMatching(/\w/) as string,
      });
      expect(answer.body.data).toMatchObject([{ key: expect.stringContaining(key) as string }]);
    }
    expect(await rows()).toBe(before);
  });

  test("[§6 admin-paths] nobody but an administrator publishes", async () => {
    const body = { drafts: [...(await edited())], label: "" };
    expect((await api.call("POST", publicationPath, { body })).status).toBe(401);
    expect((await api.call("POST", publicationPath, { body, token: await customerToken(api) })).status).toBe(403);
    expect(await site.html("/fete")).toContain("Hier");
  });
});
