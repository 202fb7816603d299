import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import { definedCalls } from "#schemas/contract/catalogue.ts";
import { saveBlogFolder, removeBlogFolder } from "#server/blog/folders/write.ts";
import {
  getBlogFolder,
  getBlogFolderTrail,
  getBlogRoot,
  getBlogTrail,
  getBlog,
  listBlogs,
  listFolderBlogs,
} from "#server/blog/read.ts";
import { removeBlog, saveBlog } from "#server/blog/write.ts";
import type { DroppedTags } from "#server/db/tag-listeners.ts";
import { onTagsDropped, withReadRecorder } from "#server/db/tags.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

const all: ListQuery = { nbItem: 12, page: 1, orderBy: [], filters: [] };
const day = 86_400_000;

describe.each(engines)("[§7] the blog on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§3 blog-texts] an article comes back in each language, with its folder and its url", async () => {
    const folder = await aFolder("À la vigne", { en: "In the vines" });
    const { id } = done(
      await saveBlog({
        folderId: folder,
        date: "2026-05-02",
        texts: {
          fr_FR: { title: "Tailler court", summary: "L’hiver", text: "<p>Oui</p><script>1</script>" },
          en_US: { title: "Prune short" },
        },
      }),
    );
    expect(await getBlog(id, "fr_FR")).toEqual({
      id,
      slug: "tailler-court",
      title: "Tailler court",
      summary: "L’hiver",
      text: "<p>Oui</p>",
      date: "2026-05-02",
      image: null,
      folder: { id: folder, url: `/blog/folder/a-la-vigne/${folder}`, name: "À la vigne" },
      url: `/blog/tailler-court/${id}`,
    });
    expect(await getBlog(id, "en_US")).toMatchObject({
      title: "Prune short",
      summary: "L’hiver",
      folder: { url: `/en_US/blog/folder/in-the-vines/${folder}`, name: "In the vines" },
      url: `/en_US/blog/prune-short/${id}`,
    });
  });

  test("[§7 blog-folders] folders, articles and the way to them (ariane: id, url, name)", async () => {
    const outer = await aFolder("Dehors");
    const inner = await aFolder("Vigne", { parent: outer });
    const other = await aFolder("Table");
    const inside = await anArticle("Dedans", inner, "2026-05-01");
    const above = await anArticle("Au-dessus", outer, "2026-05-02");
    const loose = await anArticle("Seul", null, "2026-05-03");
    const root = await getBlogRoot("fr_FR");
    expect(root.folder).toBeNull();
    expect(root.folders.map(({ id, total }) => [id, total])).toEqual([
      [outer, 2],
      [other, 0],
    ]);
    expect(root.blogs.map(({ id }) => id)).toEqual([loose]);
    expect(await getBlogFolder(outer, "fr_FR")).toMatchObject({
      folder: { id: outer, parent: null, total: 2 },
      folders: [{ id: inner, parent: outer, total: 1 }],
      blogs: [{ id: above }],
    });
    expect((await listFolderBlogs(outer, "fr_FR", all))?.blogs.map(({ id }) => id)).toEqual([above, inside]);
    expect(await listFolderBlogs(inner, "fr_FR", all)).toMatchObject({ total: 1, blogs: [{ id: inside }] });
    expect((await listBlogs("fr_FR", all)).total).toBe(3);
    const steps = [
      { id: outer, url: `/blog/folder/dehors/${outer}`, name: "Dehors" },
      { id: inner, url: `/blog/folder/vigne/${inner}`, name: "Vigne" },
    ];
    expect(await getBlogFolderTrail(inner, "fr_FR")).toEqual(steps);
    expect(await getBlogTrail(inside, "fr_FR")).toEqual([
      ...steps,
      { id: inside, url: `/blog/dedans/${inside}`, name: "Dedans" },
    ]);
    expect(await getBlogTrail(loose, "fr_FR")).toHaveLength(1);
  });

  test("[§7] what isn't there is null", async () => {
    expect(await getBlog(9, "fr_FR")).toBeNull();
    expect(await getBlog(2 ** 40, "fr_FR")).toBeNull();
    expect(await getBlogFolder(9, "fr_FR")).toBeNull();
    expect(await listFolderBlogs(9, "fr_FR", all)).toBeNull();
    expect(await getBlogFolderTrail(9, "fr_FR")).toBeNull();
    expect(await getBlogTrail(9, "fr_FR")).toBeNull();
  });

  test("[§9 page-blog] blog lists have 12 a page, the newest first; a folder shows its newest 12", async () => {
    expect(definedCalls.listBlogs.list.defaults).toEqual({ nbItem: 12, page: 1, orderBy: "-date" });
    const folder = await aFolder("Tout");
    for (let index = 1; index <= 14; index++) {
      await anArticle(`Article ${index}`, folder, `2026-04-${String(index).padStart(2, "0")}`);
    }
    const first = await listBlogs("fr_FR", all);
    expect([first.blogs.length, first.total, first.blogs[0]?.date]).toEqual([12, 14, "2026-04-14"]);
    expect((await listBlogs("fr_FR", { ...all, page: 2 })).blogs).toHaveLength(2);
    expect((await getBlogFolder(folder, "fr_FR"))?.blogs).toHaveLength(12);
  });

  test("a scheduled article is hidden everywhere until its instant, which ends what was read", async () => {
    const folder = await aFolder("Bientôt");
    const publishedAt = testStart + day;
    const saved = await saveBlog({
      folderId: folder,
      date: "2026-05-01",
      publishedAt,
      texts: { fr_FR: { title: "Demain" } },
    });
    const { id } = done(saved);
    for (const read of [
      () => getBlog(id, "fr_FR"),
      () => getBlogTrail(id, "fr_FR"),
      () => listBlogs("fr_FR", all),
      () => listFolderBlogs(folder, "fr_FR", all),
      () => getBlogFolder(folder, "fr_FR"),
    ]) {
      const { value, validUntil } = await withReadRecorder<unknown>(read);
      expect(validUntil).toBe(publishedAt);
      expect(JSON.stringify(value)).not.toContain("Demain");
    }
    opened.clock.set(publishedAt);
    expect(await getBlog(id, "fr_FR")).not.toBeNull();
    expect(await getBlogFolder(folder, "fr_FR")).toMatchObject({ folder: { total: 1 }, blogs: [{ id }] });
  });

  test("[§7] articles are found by words of their texts, without accents", async () => {
    await anArticle("Éloge du fût", null, "2026-05-01");
    await anArticle("La soupe", null, "2026-05-02");
    const query: ListQuery = { ...all, filters: [{ column: "search", operator: "equal", value: "fut eloge" }] };
    expect((await listBlogs("fr_FR", query)).blogs.map(({ title }) => title)).toEqual(["Éloge du fût"]);
  });

  test("reads record what they depend on, writes drop it", async () => {
    const folder = await aFolder("Cave");
    const id = await anArticle("Fût", folder, "2026-05-01");
    const one = await withReadRecorder(() => getBlog(id, "fr_FR"));
    expect([...one.tags].toSorted()).toEqual([`blog:${id}`, "blog-folder"].toSorted());
    const list = await withReadRecorder(() => listBlogs("fr_FR", all));
    expect([...list.tags].toSorted()).toEqual(["blog", "blog-folder"]);
    const dropped: DroppedTags[] = [];
    onTagsDropped(opened.db, (tags) => void dropped.push(tags));
    done(await saveBlog({ id, texts: { fr_FR: { summary: "x" } } }));
    done(await saveBlogFolder({ id: folder, texts: { fr_FR: { name: "Chai" } } }));
    done(await removeBlog(id));
    done(await removeBlogFolder(folder));
    expect(dropped).toEqual([["blog", `blog:${id}`], ["blog-folder"], ["blog", `blog:${id}`], ["blog-folder"]]);
  });

  test("what is wrong is refused, with its key", async () => {
    const folder = await aFolder("Dehors");
    const inner = await aFolder("Dedans", { parent: folder });
    await anArticle("Un", inner, "2026-05-01");
    const texts = { fr_FR: { title: "Titre" } };
    expect(await saveBlog({ texts })).toMatchObject(refused("invalid", "date"));
    expect(await saveBlog({ date: "2026-02-30", texts })).toMatchObject(refused("invalid", "date"));
    expect(await saveBlog({ date: "2026-02-01", texts: { en_US: { title: "Title" } } })).toMatchObject(
      refused("invalid", "texts.fr_FR"),
    );
    expect(await saveBlog({ date: "2026-02-01", folderId: 99, texts })).toMatchObject(refused("invalid"));
    expect(await saveBlogFolder({ texts: { fr_FR: { name: "" } } })).toMatchObject(
      refused("invalid", "texts.fr_FR.name"),
    );
    expect(await saveBlogFolder({ id: folder, parentId: inner })).toMatchObject(refused("invalid", "parentId"));
    expect(await saveBlogFolder({ id: folder, parentId: folder })).toMatchObject(refused("invalid", "parentId"));
    expect(await removeBlogFolder(inner)).toMatchObject(refused("invalid"));
    expect(await removeBlogFolder(99)).toMatchObject(refused("not-found"));
    expect(await removeBlog(99)).toMatchObject(refused("not-found"));
  });
});

async function aFolder(name: string, { en, parent = null }: { en?: string; parent?: number | null } = {}) {
  const texts = { fr_FR: { name }, ...(en === undefined ? {} : { en_US: { name: en } }) };
  return done(await saveBlogFolder({ parentId: parent, texts })).id;
}

async function anArticle(title: string, folderId: number | null, date: string) {
  return done(await saveBlog({ folderId, date, texts: { fr_FR: { title } } })).id;
}
