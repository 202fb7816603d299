import { beforeEach, describe, expect, test } from "vitest";

import type { OpenedRecord, RecordList } from "#schemas/content/record.ts";
import { removeBlogFolder, saveBlogFolder } from "#server/blog/folders/write.ts";
import { saveAward } from "#server/catalogue/awards/write.ts";
import { database } from "#server/db/context.ts";
import { saveNews } from "#server/news/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn } from "./draft-calls.ts";

describe.each(engines)("records of collections on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let before = 0;

  beforeEach(async () => {
    token = await logIn(api, administrator);
    before = (await listed()).total;
  });

  const call = async (method: string, path: string, body?: object) =>
    await api.call(method, `/api/admin/record${path}`, { token, lang: "en_US", ...(body && { body }) });
  const listed = async (query = "", collection = "news") =>
    (await call("GET", `/${collection}${query}`)).body.data as RecordList;
  const make = async (copyOf: number | null = null) =>
    (await call("POST", "/news", { copyOf })).body.data as OpenedRecord;
  const drafted = (id: number) => new DraftCalls(api, id, token, "record");
  const set = (field: string, value: unknown, locale?: string) => {
    return { type: "set", field, value, ...(locale !== undefined && { locale }) };
  };
  const edit = (id: string, ...commands: readonly object[]) => ({ id: `edit-${id}`, commands });
  const harvest = edit("harvest", set("title", "Vendanges", "fr_FR"), set("date", "2026-01-12"));
  const publicTitles = async () => {
    const answer = await api.call("GET", "/api/news?nbItem=100");
    return (answer.body.data as { readonly news: readonly { readonly title: string }[] }).news.map(
      ({ title }) => title,
    );
  };

  test("[CO9] one that is made is nobody's until it is published; taken away it is kept, and comes back as the same row", async () => {
    const { id, row, isPublic } = await make();
    expect({ row, isPublic }).toEqual({ row: null, isPublic: false });
    const calls = drafted(id);
    expect((await calls.tryToPublish(0, null)).status).toBe(422);
    await calls.save(0, [harvest]);
    expect((await listed()).unpublished).toMatchObject([{ id, row: null, title: { fr_FR: "Vendanges" } }]);
    expect(await publicTitles()).not.toContain("Vendanges");

    const revision = await calls.publish(1, null, "First");
    expect(await publicTitles()).toContain("Vendanges");
    const { records, unpublished, total } = await listed();
    expect([unpublished, total]).toEqual([[], before + 1]);
    const item = records.find((record) => record.id === id);
    expect(item).toMatchObject({ state: "public", title: { fr_FR: "Vendanges" }, cells: { date: "2026-01-12" } });
    expect(await calls.revisions()).toMatchObject([{ id: revision, label: "First", isPublished: true }]);
    // The address that was made of the title is nobody's writing.
    expect(await calls.draft()).toMatchObject({ sequence: 1, document: { values: { slug: {} } } });
    expect((await call("DELETE", `/news/${id}`)).status).toBe(409);

    expect((await calls.post("unpublish", { published: revision })).status).toBe(200);
    expect(await publicTitles()).not.toContain("Vendanges");
    expect((await listed()).unpublished).toMatchObject([{ id, row: item?.row, title: { fr_FR: "Vendanges" } }]);
    await calls.publish(1, null);
    expect((await call("GET", `/news/${id}`)).body.data).toEqual({ id, row: item?.row, isPublic: true, counted: {} });
    expect(await publicTitles()).toContain("Vendanges");
  });

  test("[CO3] [CO10] [CO11] a row is one document; what others write is followed, and a language goes with its words", async () => {
    const texts = { fr_FR: { title: "Taille" }, en_US: { title: "Pruning" } };
    const { id: row } = done(await saveNews({ date: "2026-01-10", texts }));
    const [one, other] = await Promise.all([call("POST", `/news/row/${row}`), call("POST", `/news/row/${row}`)]);
    expect(one.body.data).toEqual(other.body.data);
    const { id } = one.body.data as OpenedRecord;
    const calls = drafted(id);
    expect((await calls.draft()).document).toMatchObject({ values: { title: { fr_FR: "Taille", en_US: "Pruning" } } });

    done(await saveNews({ id: row, texts: { fr_FR: { title: "La taille" } } }));
    expect((await calls.draft()).document).toMatchObject({ values: { title: { fr_FR: "La taille" } } });

    const { sequence } = await calls.draft();
    await calls.save(sequence, [edit("english", set("title", "", "en_US"), set("slug", "", "en_US"))]);
    expect((await listed("?state=changed")).records).toMatchObject([{ id, state: "changed" }]);
    await calls.publish(sequence + 1, null);
    const rows = database().selectFrom("news_text").select("locale").where("news_id", "=", row);
    expect(await rows.execute()).toEqual([{ locale: "fr_FR" }]);
  });

  test("[CO8] what the save command refuses is told at the record's own field, and nothing changes", async () => {
    const { id } = await make();
    const calls = drafted(id);
    await calls.save(0, [harvest, edit("picture", set("picture", { id: 999_999 }))]);
    const refused = await calls.tryToPublish(2, null);
    expect(refused.status).toBe(422);
    expect(refused.body.data).toMatchObject([{ key: expect.stringMatching(/picture$/) as string }]);
    expect(await publicTitles()).not.toContain("Vendanges");
  });

  test("[CO5] a copy begins with what the other one is while it is edited, and is another one", async () => {
    const { id } = await make();
    await drafted(id).save(0, [harvest]);
    const copy = await make(id);
    expect(copy.id).not.toBe(id);
    expect((await drafted(copy.id).draft()).document).toMatchObject({ values: { date: "2026-01-12" } });
    expect((await call("DELETE", `/news/${copy.id}`)).status).toBe(200);
    expect((await call("GET", `/news/${copy.id}`)).status).toBe(404);
    expect((await listed()).unpublished.map((record) => record.id)).toEqual([id]);
  });

  test("what records refer to is named in their list, whether visitors have them or not; of what is gone nothing is said", async () => {
    const product = api.content.product;
    done(await saveAward({ productId: product, year: 2026, texts: { fr_FR: { title: "Or", issuer: "Mâcon" } } }));
    const title = (await listed("", "products")).records.find(({ row }) => row === product)?.title;
    expect(title?.fr_FR).toBeTruthy();
    const [award] = (await listed("", "award")).records.filter(({ cells }) => cells["year"] === 2026);
    expect(award).toMatchObject({ cells: { product }, referred: { product: title } });

    const folder = done(
      await saveBlogFolder({ texts: { fr_FR: { name: "Au chai" }, en_US: { name: "In the cellar" } } }),
    );
    const { id } = (await call("POST", "/blog", { copyOf: null })).body.data as OpenedRecord;
    await drafted(id).save(0, [edit("folder", set("folder", folder.id))]);
    const referred = async () => (await listed("", "blog")).unpublished.find((one) => one.id === id)?.referred;
    expect(await referred()).toEqual({ folder: { fr_FR: "Au chai", en_US: "In the cellar" } });
    done(await removeBlogFolder(folder.id));
    expect(await referred()).toEqual({});
  });

  test("a list is searched, ordered and read page by page, and given out as a table in which nothing is run", async () => {
    for (const title of ["=HYPERLINK(1)", "Été au caveau", "Zeste d’automne"])
      done(await saveNews({ date: "2026-02-01", texts: { fr_FR: { title } } }));
    expect((await listed("?search=ete%20caveau")).records).toMatchObject([{ title: { fr_FR: "Été au caveau" } }]);
    expect((await listed("?search=100%25")).total).toBe(0);
    const titles = (await listed("?orderBy=title&nbItem=100")).records.map(({ title }) => title.fr_FR);
    expect(titles.at(-1)).toBe("Zeste d’automne");
    const first = await listed("?nbItem=2&page=1");
    const second = await listed("?nbItem=2&page=2");
    expect(first.total).toBe(before + 3);
    expect(new Set([...first.records, ...second.records].map(({ row }) => row)).size).toBe(4);
    const [wanted] = second.records;
    // Who asks for one by its row gets nothing of those that have none.
    await make();
    expect((await listed()).unpublished).toHaveLength(1);
    expect(await listed(`?row=${wanted?.row}`)).toMatchObject({ records: [wanted], unpublished: [] });
    expect(await listed("?row=999999")).toMatchObject({ records: [], unpublished: [] });
    const csv = await api.call("GET", "/api/admin/record/news/csv", { token });
    expect(csv.text).toContain(`"'=HYPERLINK(1)"`);
    expect(csv.text.split("\r\n")[0]).toContain('"title fr_FR"');
  });

  test("refused in words: a collection that isn't there, what is another's, and whoever is no administrator", async () => {
    const { id } = await make();
    const bad: readonly (readonly [number, string, string, object?])[] = [
      [404, "GET", "/castles"],
      [404, "POST", "/castles", { copyOf: null }],
      [400, "POST", "/news", {}],
      [422, "POST", "/news", { copyOf: 999 }],
      [404, "POST", "/news/row/999999"],
      [404, "GET", "/news/999"],
      [404, "DELETE", "/news/999"],
      [404, "GET", "/castles/csv"],
      [400, "GET", "/news?state=gone"],
      [400, "GET", "/news?orderBy=password"],
    ];
    for (const [status, method, path, body] of bad) {
      const answer = await call(method, path, body);
      expect({ method, path, status: answer.status, success: answer.body.success }).toEqual({
        ...{ method, path, status, success: false },
      });
      expect(answer.body.message).toMatch(/\S/);
    }
    const customer = await customerToken(api);
    for (const path of ["/news", `/news/${id}`])
      expect((await api.call("GET", `/api/admin/record${path}`, { token: customer })).status).toBe(403);
  });
});
