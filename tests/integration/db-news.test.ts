import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import { database } from "#server/db/context.ts";
import type { DroppedTags } from "#server/db/tag-listeners.ts";
import { onTagsDropped, withReadRecorder } from "#server/db/tags.ts";
import { getNews, listNews } from "#server/news/read.ts";
import { removeNews, saveNews } from "#server/news/write.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

const all: ListQuery = { nbItem: 10, page: 1, orderBy: [], filters: [] };
const day = 86_400_000;

describe.each(engines)("news on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§3 news-texts] an item comes back in each language, falling back to French text by text", async () => {
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

async function aNewsItem(title: string): Promise<{ readonly id: number }> {
  return done(await saveNews({ date: "2026-05-01", texts: { fr_FR: { title } } }));
}
