import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";

import type { MediaList, MediumDetails } from "#schemas/content/media.ts";
import { currentDatabase, database, inTransaction } from "#server/db/context.ts";
import { usePlaces } from "#server/media/engine/use-places.ts";
import { saveMedia } from "#server/media/write.ts";
import { removeNews, saveNews } from "#server/news/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { type ApiAnswer, useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

describe.each(engines)("where a medium stands on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  const call = async (method: string, path: string, lang = "fr_FR"): Promise<ApiAnswer> =>
    await api.call(method, `/api/admin/media${path}`, { token, lang });

  async function uses(id: number, lang = "fr_FR") {
    return ((await call("GET", `/${id}`, lang)).body.data as MediumDetails).uses;
  }

  async function added(path: string, mime = "image/jpeg"): Promise<number> {
    return done(await saveMedia({ path, mime, width: 100, height: 100, bytes: 9 })).id;
  }

  /** A layout's document with a block of these props. */
  const holding = (slug: string, props: object) =>
    JSON.stringify({ version: 1, kind: "page", root: ["b"], blocks: { b: { id: "b", slug, v: 1, props, slots: {} } } });

  test("what the estate shows is found in every kind of content, called by its name in the asker's language", async () => {
    const id = ((await call("GET", "?search=cave")).body.data as MediaList).media[0]?.id ?? 0;
    const [french, english] = [await uses(id), await uses(id, "en_US")];
    expect(french.map(({ place, title }) => `${place} ${title}`)).toEqual(
      expect.arrayContaining([
        "Album Vendanges",
        "Article Tailler court",
        "Service Visite de la cave",
        "Fenêtre Fermé le 15 août",
        "Élément de liste Terra Vitis",
      ]),
    );
    expect(english.map(({ place, title }) => `${place} ${title}`)).toContain("Album Harvest");
    expect(french.every(({ isPublic, isDraft }) => isPublic && !isDraft)).toBe(true);
    const refused = await call("DELETE", `/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("Album «\u00a0Vendanges\u00a0»");
    expect((await call("DELETE", `/${id}`, "en_US")).body.message).toContain("Album “Harvest”");
    expect((await call("GET", `/${id}`)).status).toBe(200);
  });

  test("pages are named where visitors have it, and where it is only edited", async () => {
    const [shown, edited, film] = [await added("a.jpg"), await added("b.jpg"), await added("films/c.mp4", "video/mp4")];
    const page = await database()
      .selectFrom("page")
      .selectAll()
      .where("layout_id", "is not", null)
      .executeTakeFirstOrThrow();
    const layout = page.layout_id ?? 0;
    const edit = (base: number) => ({
      ...{ kind: "layout", document_id: layout, base_revision_id: base, base_sequence: 0, changed_at: 1, sequence: 1 },
      document: holding("video", { poster: { id: edited }, file: "films/c.mp4", images: [{ image: { id: shown } }] }),
    });
    await inTransaction(async () => {
      const { id: revision } = await database()
        .insertInto("revision")
        .values({
          ...{ kind: "layout", document_id: layout, label: "", author_id: null, base_id: null, created_at: 1 },
          document: holding("image", { image: { id: shown, alt: { fr_FR: "Ici" } } }),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const published = { published_revision_id: revision };
      await database().updateTable("layout").set(published).where("id", "=", layout).execute();
      await database().insertInto("draft").values(edit(revision)).execute();
    });
    const at = { kind: "page", id: page.id, place: "Page" };
    expect(await uses(shown)).toMatchObject([{ ...at, isPublic: true, isDraft: true }]);
    expect(await uses(edited)).toMatchObject([{ ...at, isPublic: false, isDraft: true }]);
    expect(await uses(film)).toMatchObject([{ ...at, isPublic: false, isDraft: true }]);
    // A draft without changes is what is public.
    await inTransaction(async () => {
      await database().updateTable("draft").set({ base_sequence: 1 }).execute();
    });
    expect(await uses(edited)).toEqual([]);
    expect((await call("DELETE", `/${edited}`)).status).toBe(200);
    expect((await call("DELETE", `/${shown}`)).status).toBe(409);
  });

  test("what stands only in something planned is used: it would be missing from the page at its minute", async () => {
    const id = await added("planned.jpg");
    const layout = await database()
      .selectFrom("layout")
      .select("id")
      .where("kind", "=", "page")
      .executeTakeFirstOrThrow();
    await inTransaction(async () => {
      const { id: plan } = await database()
        .insertInto("publication_plan")
        .values({
          action: "publish",
          due_at: 9,
          label: "",
          author_id: null,
          state: "WAITING",
          failure: null,
          made_at: 1,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const place = { plan_id: plan, position: 0, kind: "layout", document_id: layout.id };
      const document = holding("image", { image: { id } });
      const frozen = { ...place, document, sequence: 1, published_revision_id: null };
      await database().insertInto("planned_document").values(frozen).execute();
    });
    expect(await uses(id)).toMatchObject([{ isPublic: false, isDraft: true }]);
    expect((await call("DELETE", `/${id}`)).status).toBe(409);
    await inTransaction(async () => {
      await database().deleteFrom("publication_plan").execute();
    });
    expect((await call("DELETE", `/${id}`)).status).toBe(200);
  });

  test("an address in a text or a setting is a use, of its present name, a former one, its file or a size of it", async () => {
    const id = await added("plan.jpg");
    done(await saveMedia({ id, path: "plans/acces.jpg", hash: "0123456789abcdef".repeat(4) }));
    const texts = (text: string) => ({ fr_FR: { title: "Venir", text } });
    const link = (address: string) => `<p><a href="${address}">Le plan</a></p>`;
    for (const address of [
      "/media/plans/acces.jpg",
      "/media/plan.jpg",
      "/media/plans/acces-0123456789abcdef.jpg",
      "/images/640/plans/acces-0123456789abcdef.jpg.avif",
      "https://domaine.example/media/plan.jpg?x=1",
    ]) {
      const news = done(await saveNews({ date: "2026-03-02", texts: texts(link(address)) }));
      expect({ address, uses: await uses(id) }).toMatchObject({ address, uses: [{ kind: "news", title: "Venir" }] });
      done(await removeNews(news.id));
    }
    expect(await uses(id)).toEqual([]);
    done(await setParameter("CUSTOM_CSS", ".paper { background: url(/media/plan.jpg) }"));
    expect(await uses(id)).toMatchObject([{ kind: "settings", id: null, place: "Réglages du site", title: "" }]);
  });

  test("what stands nowhere is listed alone, or left out", async () => {
    const unused = [await added("x.jpg"), await added("y.pdf", "application/pdf")];
    const found = async (query: string) =>
      ((await call("GET", query)).body.data as MediaList).media.map(({ id }) => id);
    const all = await found("?nbItem=100");
    expect(await found("?nbItem=100&isUnused=true")).toEqual(expect.arrayContaining(unused));
    const used = await found("?nbItem=100&isUnused=false");
    expect(used.filter((id) => unused.includes(id))).toEqual([]);
    expect([...used, ...(await found("?nbItem=100&isUnused=true"))].toSorted((a, b) => b - a)).toEqual(all);
    expect(await found("?isUnused=true&kind=pdf")).toEqual([unused[1]]);
  });

  test("what is edited of the estate's news, and what was taken off the site, is a use too", async () => {
    const id = await added("tonneau.jpg");
    const record = async (method: string, path: string, body?: object) =>
      await api.call(method, `/api/admin/record${path}`, { token, ...(body && { body }) });
    const made = (await record("POST", "/news", { copyOf: null })).body.data as { readonly id: number };
    const calls = new DraftCalls(api, made.id, token, "record");
    const set = (field: string, value: unknown, locale?: string) => ({
      type: "set",
      field,
      value,
      ...(locale && { locale }),
    });
    const commands = [set("title", "Tonneau", "fr_FR"), set("date", "2026-03-02"), set("picture", { id })];
    await calls.save(0, [{ id: "barrel-1", commands }]);
    expect(await uses(id)).toMatchObject([{ kind: "record", isDraft: true }]);
    const revision = await calls.publish(1, null);
    expect((await uses(id)).map(({ kind }) => kind)).toContain("news");
    expect((await calls.post("unpublish", { published: revision })).status).toBe(200);
    expect(await uses(id)).toMatchObject([{ kind: "record" }]);
    expect((await call("DELETE", `/${id}`)).status).toBe(409);
  });

  test("every column that refers to a medium is looked into, or belongs to what nobody is shown", async () => {
    const referring =
      currentDatabase().engine === "sqlite"
        ? sql<{ place: string }>`
            select m.name || '.' || f."from" as place from sqlite_master m join pragma_foreign_key_list(m.name) f
            where m.type = 'table' and f."table" = 'media'`
        : sql<{ place: string }>`
            select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
            where c.contype = 'f' and c.confrelid = 'media'::regclass`;
    const { rows } = await referring.execute(database());
    const own = ["preview.media_id", "font_face.media_id", "media.original_id"];
    const belongings = ["media_tag.media_id", "media_former_path.media_id"];
    const looked = usePlaces.flatMap(({ table, media = [] }) => media.map((column) => `${table}.${column}`));
    expect(rows.map(({ place }) => place).toSorted()).toEqual([...looked, ...own, ...belongings].toSorted());
  });
});
