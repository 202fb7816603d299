import type { ElementField } from "#schemas/content/element-field.ts";
import { saveAlbum } from "#server/albums/write.ts";
import { saveBlogFolder, removeBlogFolder } from "#server/blog/folders/write.ts";
import { removeBlog, saveBlog } from "#server/blog/write.ts";
import { database, now } from "#server/db/context.ts";
import { saveElementList } from "#server/elements/lists/write.ts";
import { saveElement } from "#server/elements/write.ts";
import { readFields } from "#server/elements/rules.ts";
import { saveMedia } from "#server/media/write.ts";
import { removeNews, saveNews } from "#server/news/write.ts";
import { removeService, saveService } from "#server/services/write.ts";

import { hour, idsOf, type Random, type Writes } from "./random.ts";

/** News, articles and their folders, services, albums, elements and media. */
export function contentWrites(random: Random): Writes {
  const aPicture = () => random.idOf("media");
  const titled = () => random.both(() => ({ title: random.word(), slug: "", summary: random.word(), text: html() }));
  const html = () => `<p>${random.count()}</p>`;
  return {
    "a news item's title": async () =>
      saveNews({ id: await random.idOf("news"), texts: random.both(() => ({ title: random.word() })) }),
    "a news item for later": async () =>
      saveNews({ date: "2026-05-20", publishedAt: now() + (1 + random.below(5)) * hour, texts: titled() }),
    "a news item on top": async () => saveNews({ id: await random.idOf("news"), promoted: random.isLikely(0.5) }),
    "a news item's picture": async () => saveNews({ id: await random.idOf("news"), mediaId: await aPicture() }),
    "a news item's address": async () =>
      saveNews({ id: await random.idOf("news"), texts: { fr_FR: { slug: `adresse-${random.count()}` } } }),
    "a news item less": async () => removeNews(await random.idOf("news")),

    "an article": async () => saveBlog({ id: await random.idOf("blog"), texts: { fr_FR: { title: random.word() } } }),
    "an article for later": async () =>
      saveBlog({
        date: "2026-05-20",
        publishedAt: now() + (1 + random.below(5)) * hour,
        folderId: await random.idOf("blog_folder"),
        texts: titled(),
      }),
    "an article's folder": async () =>
      saveBlog({
        id: await random.idOf("blog"),
        folderId: random.isLikely(0.2) ? null : await random.idOf("blog_folder"),
      }),
    "an article less": async () => removeBlog(await random.idOf("blog")),
    "a folder's name": async () =>
      saveBlogFolder({
        id: await random.idOf("blog_folder"),
        texts: random.both(() => ({ name: random.word(), text: html() })),
      }),
    "a folder's place": async () =>
      saveBlogFolder({
        id: await random.idOf("blog_folder"),
        parentId: random.isLikely(0.5) ? null : await random.idOf("blog_folder"),
        order: random.below(9),
      }),
    "a folder more": async () =>
      saveBlogFolder({
        parentId: await random.idOf("blog_folder"),
        texts: random.both(() => ({ name: random.word() })),
      }),
    "a folder less": async () => removeBlogFolder(Math.max(...(await idsOf("blog_folder")))),

    "a service": async () =>
      saveService({
        id: await random.idOf("service"),
        texts: { fr_FR: { title: random.word(), summary: random.word() } },
      }),
    "a service's tags and place": async () =>
      saveService({
        id: await random.idOf("service"),
        order: random.below(9),
        tags: random.some(["visite", "groupe"], 2),
      }),
    "a service more": async () => saveService({ mediaId: await aPicture(), texts: titled() }),
    "a service less": async () => removeService(Math.max(...(await idsOf("service")))),

    "an album": async () =>
      saveAlbum({
        id: await random.idOf("album"),
        order: random.below(9),
        texts: random.both(() => ({ title: random.word(), text: html() })),
      }),
    "an album's pictures": async () =>
      saveAlbum({ id: await random.idOf("album"), mediaIds: random.some(await idsOf("media"), 6) }),
    "an album more": async () =>
      saveAlbum({ mediaIds: [await aPicture()], texts: random.both(() => ({ title: random.word() })) }),

    "an element": async () =>
      saveElement({ ...(await anElement(random)), order: random.below(9), texts: { fr_FR: { title: random.word() } } }),
    "an element's picture and link": async () =>
      saveElement({
        ...(await anElement(random)),
        mediaId: await aPicture(),
        link: random.choose(["", "/le-vignoble"]),
      }),
    "an element's own columns": async () => saveElement(await withOwnColumns(random)),
    "an element more": async () => {
      const { route } = await anElement(random);
      return saveElement({ route, order: random.below(9), texts: random.both(() => ({ title: random.word() })) });
    },
    "an element list's columns": async () =>
      saveElementList({
        route: "realisations",
        fields: [{ name: `c${random.count()}`, kind: "text", localized: true }],
      }),

    "a picture's words": async () =>
      saveMedia({ id: await random.idOf("media"), alt: random.both(() => random.word()) }),
    "a picture's focal point": async () =>
      saveMedia({ id: await random.idOf("media"), focal: { x: random.below(101), y: random.below(101) } }),
    "a picture's size": async () =>
      saveMedia({ id: await random.idOf("media"), width: 800 + random.below(800), height: 600 + random.below(600) }),
  };
}

async function anElement(random: Random): Promise<{ id: number; route: string }> {
  return random.choose(await database().selectFrom("element").select(["id", "route"]).orderBy("id").execute());
}

async function withOwnColumns(random: Random) {
  const element = random.choose(
    await database()
      .selectFrom("element")
      .innerJoin("element_list", "element_list.route", "element.route")
      .select(["element.id", "element.route", "element_list.fields"])
      .where("element_list.fields", "!=", "[]")
      .orderBy("element.id")
      .execute(),
  );
  const values = (localized: boolean) =>
    Object.fromEntries(
      readFields(element.fields)
        .filter((field) => field.localized === localized)
        .map(({ name, kind }) => [name, valueOf(kind)]),
    );
  function valueOf(kind: ElementField["kind"]): string {
    if (kind === "colour") return random.choose(["#123456", "#fefefe"]);
    if (kind === "outline") return `${random.below(100)},5 60,20 50,${random.below(100)}`;
    return kind === "products" ? String(1 + random.below(9)) : `t${random.count()}`;
  }
  const { id, route } = element;
  return { id, route, values: values(false), texts: random.both(() => ({ values: values(true) })) };
}
