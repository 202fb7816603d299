import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { saveBlog } from "#server/blog/write.ts";
import { database } from "#server/db/context.ts";
import { wordPressFile } from "#tests/factories/imports/wordpress-file.ts";
import { buildLayout, createPage } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { bringFiles, reportOf } from "./bring-files.ts";
import { pictureFile } from "./picture-file.ts";

describe.each(engines)("a site of WordPress on $name", (engine) => {
  const opened = useDatabase(engine);
  let host = "";
  let server: Server;
  let site: TestSite;

  beforeEach(async () => {
    const picture = Buffer.from(await (await pictureFile({ width: 96, height: 64 })).arrayBuffer());
    server = createServer((_request, response) => void response.writeHead(200).end(picture)).listen(0, "127.0.0.1");
    await once(server, "listening");
    host = `http://ancien.test:${(server.address() as AddressInfo).port}`;
    await createPage("accueil", { type: "home", document: buildLayout([]) });
    site = createTestSite(opened.db);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const outside = { reach: "operator", lookup: async () => [{ address: "127.0.0.1", family: 4 }] } as const;
  const carriedOut = async (text = wordPressFile) =>
    (await bringFiles(opened.place.dataDir, [text.replaceAll("HOST", host)], { outside })).run;
  const asked = async (path: string) => {
    const { status, headers } = await site.get(path);
    return [status, headers.get("location")];
  };

  test("[IM15] pages and posts come with their pictures, parents first; drafts and products are told", async () => {
    const run = await carriedOut();
    expect(
      (await reportOf(run.id)).map(({ kind, title, action, notes }) => [kind, title, action, notes.join(" ")]),
    ).toEqual([
      ["page", "Le domaine & ses vignes", "create", "What plug-ins put into its text is left out."],
      ["article", "Les vendanges 2024", "create", ""],
      ["article", "À paraître", "left-out", "Not public there: it is left there."],
      ["product", "Clos des Ormes", "left-out", "Products come by WooCommerce’s own export (CSV)."],
      ["page", "Le chai", "create", ""],
    ]);
    expect(run).toMatchObject({ source: "wordpress", state: "DONE", failed: 0, fetched: 2, missed: 0 });

    const html = await site.html("/domaine");
    expect(html).toContain("Le domaine &amp; ses vignes");
    expect(html).toContain("Depuis trois générations.");
    expect(html).toMatch(/<img[^>]*alt="Les vignes"/);
    expect(html).not.toMatch(/steal|\[caption/);
    const [below] = await database().selectFrom("page").select("parent_id").orderBy("id", "desc").limit(1).execute();
    expect(below?.parent_id).not.toBeNull();

    const [article] = await database().selectFrom("blog").selectAll().execute();
    expect(article).toMatchObject({ day: "2024-10-05", published_at: Date.UTC(2024, 9, 5, 8, 30) });
    expect(article?.media_id).not.toBeNull();
    const [text] = await database().selectFrom("blog_text").selectAll().execute();
    expect(text).toMatchObject({
      slug: "les-vendanges-2024",
      summary: "Tôt et tard.",
      text: "<p>Elles ont commencé tôt.</p><p>Et fini tard.</p>",
    });
    expect(await database().selectFrom("blog_folder_text").select("name").execute()).toEqual([{ name: "Vendanges" }]);

    expect(await asked("/2024/10/les-vendanges-2024")).toEqual([301, `/blog/les-vendanges-2024/${article?.id}`]);
    expect(await asked("/domaine/le-chai")).toEqual([301, "/le-chai"]);
  });

  test("[IM16] a second run changes nothing, what changed there is changed, what changed here is kept", async () => {
    await carriedOut();
    const before = await database().selectFrom("revision").select("id").execute();
    expect((await carriedOut()).counts).toEqual({ create: 0, update: 0, unchanged: 3, kept: 0, "left-out": 2 });
    expect(await database().selectFrom("revision").select("id").execute()).toEqual(before);

    const [article] = await database().selectFrom("blog").select("id").execute();
    done(await saveBlog({ id: article?.id ?? 0, texts: { fr_FR: { title: "Les vendanges, enfin" } } }));
    const changed = wordPressFile.replace("de 1850", "de 1851").replace("fini tard", "fini plus tard");
    expect((await carriedOut(changed)).counts).toMatchObject({ create: 0, update: 1, unchanged: 1, kept: 1 });
    expect(await site.html("/le-chai")).toContain("de 1851");
    expect(await database().selectFrom("blog_text").select("title").execute()).toEqual([
      { title: "Les vendanges, enfin" },
    ]);
  });
});
