import assert from "node:assert/strict";

import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Result } from "#schemas/result.ts";
import { getAlbum, listAlbums } from "#server/content/albums.ts";
import { getElement, listElements } from "#server/content/elements.ts";
import { mediaByIds, mediaByPath } from "#server/content/media.ts";
import { getNews, listNews } from "#server/content/news.ts";
import { saveAlbum } from "#server/content/save-album.ts";
import { saveElement, saveElementList } from "#server/content/save-element.ts";
import { saveMedia } from "#server/content/save-media.ts";
import { removeNews, saveNews } from "#server/content/save-news.ts";
import { database } from "#server/db/context.ts";
import { onTagsDropped, withReadRecorder } from "#server/db/tags.ts";
import type { DroppedTags } from "#server/db/tag-listeners.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";

const all: ListQuery = { nbItem: 10, page: 1, orderBy: [], filters: [] };
const day = 86_400_000;

describe.each(engines)("content on $name", (engine) => {
  const opened = useDatabase(engine);

  describe("news", () => {
    test("[§3] an item comes back in each language, falling back to French text by text", async () => {
      const { id } = done(
        await saveNews({
          date: "2026-05-02",
          promoted: true,
          texts: {
            fr_FR: { title: "Les premières feuilles", summary: "Le printemps", text: "<p>Enfin !</p>" },
            en_US: { title: "First buds" },
          },
        }),
      );
      expect(await getNews(id, "fr_FR")).toEqual({
        id,
        slug: "les-premieres-feuilles",
        title: "Les premières feuilles",
        summary: "Le printemps",
        text: "<p>Enfin !</p>",
        date: "2026-05-02",
        promoted: true,
        image: null,
        url: `/news/les-premieres-feuilles/${id}`,
      });
      expect(await getNews(id, "en_US")).toMatchObject({
        slug: "first-buds",
        title: "First buds",
        summary: "Le printemps",
        url: `/en_US/news/first-buds/${id}`,
      });
    });

    test("what an edit leaves out stays", async () => {
      const { id } = await aNewsItem("Avant");
      done(await saveNews({ id, texts: { en_US: { title: "Before" } } }));
      done(await saveNews({ id, promoted: true }));
      expect(await getNews(id, "fr_FR")).toMatchObject({ title: "Avant", promoted: true, date: "2026-05-01" });
      expect(await getNews(id, "en_US")).toMatchObject({ title: "Before", slug: "before" });
    });

    test("a scheduled item is hidden until its instant, which ends what was read", async () => {
      const publishedAt = testStart + day;
      const { id } = done(await saveNews({ date: "2026-05-01", publishedAt, texts: { fr_FR: { title: "Demain" } } }));
      const hidden = await withReadRecorder(() => getNews(id, "fr_FR"));
      expect(hidden).toMatchObject({ value: null, validUntil: publishedAt });
      const list = await withReadRecorder(() => listNews("fr_FR", all));
      expect(list).toMatchObject({ value: { total: 0 }, validUntil: publishedAt });
      opened.clock.set(publishedAt);
      expect(await getNews(id, "fr_FR")).not.toBeNull();
      expect(await withReadRecorder(() => listNews("fr_FR", all))).toMatchObject({
        value: { total: 1 },
        validUntil: null,
      });
    });

    test("an item of a coming day appears when that day begins in Paris", async () => {
      const { id } = done(await saveNews({ date: "2026-05-21", texts: { fr_FR: { title: "Demain" } } }));
      opened.clock.set(Date.UTC(2026, 4, 20, 21, 59, 59, 999));
      expect(await getNews(id, "fr_FR")).toBeNull();
      opened.clock.set(Date.UTC(2026, 4, 20, 22));
      expect(await getNews(id, "fr_FR")).not.toBeNull();
    });

    test("[§9] pages of ten, newest first, the total on every page", async () => {
      for (let index = 1; index <= 23; index++) {
        const date = `2026-04-${String(index).padStart(2, "0")}`;
        done(await saveNews({ date, texts: { fr_FR: { title: `Nouvelle ${index}` } } }));
      }
      const pages = await Promise.all([1, 2, 3, 4].map((page) => listNews("fr_FR", { ...all, page })));
      expect(pages.map(({ news }) => news.length)).toEqual([10, 10, 3, 0]);
      expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
      expect(pages[0]?.news[0]?.date).toBe("2026-04-23");
      expect(new Set(pages.flatMap(({ news }) => news.map(({ id }) => id))).size).toBe(23);
    });

    test("[§7] promoted items only", async () => {
      await aNewsItem("Ordinaire");
      done(await saveNews({ date: "2026-05-01", promoted: true, texts: { fr_FR: { title: "En avant" } } }));
      const promoted = await listNews("fr_FR", all, { promoted: true });
      expect(promoted.news.map(({ title }) => title)).toEqual(["En avant"]);
    });

    test.each([
      ["like", "title", "CUVEE", ["Cuvée d'été", "Œillet et cuvée"]],
      ["like", "title", "œillet", ["Œillet et cuvée"]],
      ["equal", "title", "cuvée d’ete", ["Cuvée d'été"]],
      ["different", "title", "zèbre", ["Cuvée d'été", "Œillet et cuvée", "100 % à l'_air"]],
      ["like", "title", "%", ["100 % à l'_air"]],
      ["like", "title", "_air", ["100 % à l'_air"]],
      ["like", "title", "\\", []],
      ["equal", "search", "ete cuvee", ["Cuvée d'été"]],
      ["greaterOrEqual", "date", "2026-05-03", ["100 % à l'_air", "Zèbre"]],
      ["less", "date", "2026-05-02", ["Cuvée d'été"]],
      ["equal", "promoted", false, ["Cuvée d'été", "Œillet et cuvée", "100 % à l'_air", "Zèbre"]],
    ] as const)("[§7] filter %s on %s %j", async (operator, column, value, titles) => {
      for (const [index, title] of ["Cuvée d'été", "Œillet et cuvée", "100 % à l'_air", "Zèbre"].entries()) {
        done(await saveNews({ date: `2026-05-0${index + 1}`, texts: { fr_FR: { title } } }));
      }
      const query: ListQuery = {
        ...all,
        filters: [{ column, operator, value }],
        orderBy: [{ column: "id", direction: "asc" }],
      };
      expect((await listNews("fr_FR", query)).news.map(({ title }) => title)).toEqual(titles);
    });

    test("titles sort without case and accents", async () => {
      for (const title of ["zeste", "Été", "abricot", "Œuf", "École"]) await aNewsItem(title);
      const query: ListQuery = { ...all, orderBy: [{ column: "title", direction: "asc" }] };
      const titles = (await listNews("fr_FR", query)).news.map(({ title }) => title);
      expect(titles).toEqual(["abricot", "École", "Été", "Œuf", "zeste"]);
    });

    test.each([
      "' or 1=1 --",
      "'; drop table news; --",
      '") or ("1"="1',
      "\\'",
      "\0",
      "\ud800",
      "%00",
      "${1}",
      "$1 ? :a",
    ])("[S-18] %j is only text", async (text) => {
      const { id } = await aNewsItem("Tranquille");
      for (const operator of ["like", "equal", "different"] as const) {
        const { total } = await listNews("fr_FR", { ...all, filters: [{ column: "title", operator, value: text }] });
        expect(total).toBe(operator === "different" ? 1 : 0);
      }
      done(await saveNews({ id, texts: { fr_FR: { title: text, summary: text, text, slug: "s" } } }));
      expect((await getNews(id, "fr_FR"))?.slug).toBe("s");
    });

    test("a column that the list doesn't have never reaches the database", async () => {
      const query = (column: string): ListQuery => ({ ...all, filters: [{ column, operator: "equal", value: "x" }] });
      for (const column of ["password_hash", "news.id", "constructor", "__proto__"]) {
        await expect(listNews("fr_FR", query(column))).rejects.toThrow("no column");
      }
    });

    test("rich text is cleaned on write and on read", async () => {
      const { id } = done(
        await saveNews({
          date: "2026-05-01",
          texts: { fr_FR: { title: "T", text: "<p onclick=x()>a<script>b</script></p>" } },
        }),
      );
      const row = await database()
        .selectFrom("news_text")
        .select("text")
        .where("news_id", "=", id)
        .executeTakeFirstOrThrow();
      expect(row.text).toBe("<p>a</p>");
      await opened.db.writer.updateTable("news_text").set({ text: "<p>a</p><script>b</script>" }).execute();
      expect((await getNews(id, "fr_FR"))?.text).toBe("<p>a</p>");
    });

    test("refusals say which key is wrong, and nothing is kept", async () => {
      expect(await saveNews({ texts: { fr_FR: { title: "T" } } })).toMatchObject(refused("invalid", "date"));
      expect(await saveNews({ date: "2026-02-30", texts: { fr_FR: { title: "T" } } })).toMatchObject(
        refused("invalid", "date"),
      );
      expect(await saveNews({ date: "2026-05-01", texts: { en_US: { title: "T" } } })).toMatchObject(
        refused("invalid", "texts.fr_FR"),
      );
      const badSlug = await saveNews({ date: "2026-05-01", texts: { fr_FR: { title: "T", slug: "../x" } } });
      expect(badSlug).toMatchObject(refused("invalid", "texts.fr_FR.slug"));
      expect(await saveNews({ date: "2026-05-01", mediaId: 99, texts: { fr_FR: { title: "T" } } })).toMatchObject({
        ok: false,
        error: { code: "invalid" },
      });
      expect((await listNews("fr_FR", all)).total).toBe(0);
    });

    test("saving and removing drop the list's and the item's tags; a refusal drops none", async () => {
      const heard: DroppedTags[] = [];
      onTagsDropped(opened.db, (tags) => heard.push(tags));
      const { id } = await aNewsItem("T");
      await saveNews({ id, date: "no day" });
      done(await removeNews(id));
      expect(await removeNews(id)).toMatchObject(refused("not-found"));
      expect(heard).toEqual([
        ["news", `news:${id}`],
        ["news", `news:${id}`],
      ]);
      const { tags } = await withReadRecorder(() => getNews(id, "fr_FR"));
      expect([...tags]).toEqual([`news:${id}`]);
    });

    test("ids given by hand and by the engine never meet", async () => {
      done(await saveNews({ id: 7, date: "2026-05-01", texts: { fr_FR: { title: "Sept" } } }));
      expect((await aNewsItem("Huit")).id).toBe(8);
      expect((await aNewsItem("Neuf")).id).toBe(9);
    });

    test("ids that can't be are simply not there", async () => {
      for (const id of [0, -1, 1.5, Number.NaN, 2 ** 31, 1e300]) expect(await getNews(id, "fr_FR")).toBeNull();
    });
  });

  describe("media", () => {
    test("[§3] pictures of some ids, in one query, with their text in the language", async () => {
      const { id } = await aPicture("vigne/rang.jpg");
      const images = await mediaByIds([id, id, 99, -1], "en_US");
      expect(Object.fromEntries(images)).toEqual({
        [id]: {
          id,
          name: "rang.jpg",
          alt: "Un rang",
          width: 1600,
          height: 900,
          onlineImage: {
            id,
            externalId: String(id),
            externalType: "local",
            externalPath: "vigne/rang.jpg",
            url: "/media/vigne/rang.jpg",
          },
        },
      });
      expect(await mediaByPath("vigne/rang.jpg")).toMatchObject({ id, mime: "image/jpeg", bytes: 1000 });
      expect(await mediaByPath("vigne/autre.jpg")).toBeNull();
    });

    test("a path is one picture's, and plain", async () => {
      await aPicture("a.jpg");
      expect(await saveMedia(picture("a.jpg"))).toMatchObject(refused("conflict", "path"));
      for (const path of ["../a.jpg", "/a.jpg", "a//b.jpg", "a\0.jpg", ".env", "a/../b", "320/a.jpg", "a b.jpg", ""]) {
        expect(await saveMedia(picture(path))).toMatchObject(refused("invalid", "path"));
      }
      expect(await saveMedia({ ...picture("b.jpg"), width: 0 })).toMatchObject(refused("invalid"));
      expect(await saveMedia({ ...picture("b.jpg"), width: 1.5 })).toMatchObject(refused("invalid"));
    });
  });

  describe("element lists", () => {
    const fields = [
      { name: "message", kind: "html", localized: true },
      { name: "couleur_de_fond", kind: "colour", localized: false },
    ] as const;

    test("[§2] the promotional banner's messages, with the list's own columns beside the common ones", async () => {
      const route = "bandeau-promotionnel";
      done(await saveElementList({ route, fields }));
      const { id } = done(
        await saveElement({
          route,
          values: { couleur_de_fond: "#6d1a36" },
          link: "/nos-cuvees",
          texts: {
            fr_FR: { title: "Port offert", values: { message: "<strong>Port offert</strong><script>x</script>" } },
            en_US: { values: { message: "<strong>Free shipping</strong>" } },
          },
        }),
      );
      expect(await getElement(route, id, "fr_FR")).toEqual({
        id,
        route,
        slug: "port-offert",
        title: "Port offert",
        text: "",
        image: null,
        link: "/nos-cuvees",
        message: "<strong>Port offert</strong>",
        couleur_de_fond: "#6d1a36",
      });
      expect(await getElement(route, id, "en_US")).toMatchObject({
        title: "Port offert",
        message: "<strong>Free shipping</strong>",
        couleur_de_fond: "#6d1a36",
      });
      expect(await getElement("realisation", id, "fr_FR")).toBeNull();
    });

    test("[§9] pages of a list in its own order; an unknown list is none, an empty one is empty", async () => {
      done(await saveElementList({ route: "realisation", fields: [] }));
      expect(await listElements("nothing", "fr_FR", all)).toBeNull();
      expect(await listElements("realisation", "fr_FR", all)).toEqual({
        elements: [],
        total: 0,
        pagination: { page: 1, nbItem: 10 },
      });
      for (let order = 30; order > 0; order--) {
        done(await saveElement({ route: "realisation", order, texts: { fr_FR: { title: `N ${order}` } } }));
      }
      const page = await listElements("realisation", "fr_FR", { ...all, nbItem: 24, page: 2 });
      expect(page).toMatchObject({ total: 30, pagination: { page: 2, nbItem: 24 } });
      expect(page?.elements.map(({ title }) => title)).toEqual(["N 25", "N 26", "N 27", "N 28", "N 29", "N 30"]);
    });

    test("values that a column doesn't take are refused", async () => {
      const route = "bandeau-promotionnel";
      done(await saveElementList({ route, fields }));
      const save = (values: Record<string, string>, link = "") =>
        saveElement({ route, values, link, texts: { fr_FR: { title: "T" } } });
      expect(await save({ couleur_de_fond: "red;}" })).toMatchObject(refused("invalid", "couleur_de_fond"));
      expect(await save({ message: "not here" })).toMatchObject(refused("invalid", "message"));
      expect(await save({ constructor: "x" })).toMatchObject(refused("invalid", "constructor"));
      expect(await save({}, "javascript:alert(1)")).toMatchObject(refused("invalid", "link"));
      expect(await saveElement({ route: "none", texts: { fr_FR: { title: "T" } } })).toMatchObject(
        refused("not-found"),
      );
      expect(await saveElementList({ route: "../x", fields })).toMatchObject(refused("invalid", "route"));
      expect(
        await saveElementList({ route: "x", fields: [{ name: "id", kind: "text", localized: false }] }),
      ).toMatchObject(refused("invalid", "id"));
    });
  });

  test("[§3] albums carry their pictures in order, in two queries", async () => {
    const ids = [await aPicture("a.jpg"), await aPicture("b.jpg"), await aPicture("c.jpg")].map(({ id }) => id);
    const [a = 0, b = 0, c = 0] = ids;
    const first = done(await saveAlbum({ order: 2, mediaIds: [c, a], texts: { fr_FR: { title: "Vendanges" } } }));
    const second = done(await saveAlbum({ order: 1, mediaIds: [b], texts: { fr_FR: { title: "Le chai" } } }));
    const { albums, total } = await listAlbums("fr_FR", { ...all, nbItem: 100 });
    expect(total).toBe(2);
    expect(albums.map(({ id, images }) => [id, images.map(({ name }) => name)])).toEqual([
      [second.id, ["b.jpg"]],
      [first.id, ["c.jpg", "a.jpg"]],
    ]);
    done(await saveAlbum({ id: first.id, mediaIds: [a, b, c] }));
    const { value, tags } = await withReadRecorder(() => getAlbum(first.id, "en_US"));
    expect(value).toMatchObject({ title: "Vendanges", slug: "vendanges" });
    expect([...tags].toSorted()).toEqual([`album:${first.id}`, ...ids.map((id) => `media:${id}`)]);
  });

  test("a picture in use can't be removed", async () => {
    const { id } = await aPicture("a.jpg");
    done(await saveAlbum({ mediaIds: [id], texts: { fr_FR: { title: "T" } } }));
    await expect(sql`delete from media where id = ${id}`.execute(opened.db.writer)).rejects.toThrow(/foreign key/i);
  });
});

function done<T, E>(result: Result<T, E>): T {
  assert(result.ok, JSON.stringify(result));
  return result.value;
}

function refused(code: string, key?: string) {
  return {
    ok: false,
    error: { code, ...(key ? { errors: expect.arrayContaining([expect.objectContaining({ key })]) } : {}) },
  };
}

async function aNewsItem(title: string): Promise<{ readonly id: number }> {
  return done(await saveNews({ date: "2026-05-01", texts: { fr_FR: { title } } }));
}

async function aPicture(path: string): Promise<{ readonly id: number }> {
  return done(await saveMedia(picture(path)));
}

function picture(path: string) {
  return { path, width: 1600, height: 900, bytes: 1000, mime: "image/jpeg", alt: { fr_FR: "Un rang" } };
}
