import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import { runWithDatabase } from "#server/db/context.ts";
import { startingElementLists } from "#server/db/migrations/066-starting-lists.ts";
import { elementListNames } from "#server/db/migrations/067-element-list-names.ts";
import { engineWords } from "#server/db/migrations/migration.ts";
import { elementLists, listElements } from "#server/elements/read.ts";
import { foundEstate } from "#server/estate/write.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { listPages } from "#server/pages/read.ts";
import { findPageBySlug } from "#server/pages/records/read.ts";
import { savePage } from "#server/pages/write.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { startingLists } from "#starter/element-lists.ts";
import { startingFrame } from "#starter/frames.ts";
import { layoutIds } from "#starter/ids.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

const everything: ListQuery = { nbItem: 100, page: 1, orderBy: [], filters: [] };

const pages = ["/", "/nos-cuvees", "/la-maison", "/le-vignoble", "/actualites", "/contact", "/lettre"] as const;
const legal = [
  "/mentions-legales",
  "/conditions-generales-de-vente",
  "/conditions-d-utilisation",
  "/politique-de-confidentialite",
  "/politique-cookies",
] as const;

describe.each(bothEngines)("a site that starts empty, on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§1] [§2] every page stands in a frame with menu, languages, search, footer, legal text and alcohol message", async () => {
    expect(await foundEstate()).toBe(true);
    const site = createTestSite(opened.db);
    for (const path of [...pages, ...legal, "/nowhere"]) {
      const html = await site.html(path);
      for (const slug of [
        "skip-link",
        "top-bar",
        "app-bar",
        "search-bar",
        "language-menu",
        "footer",
        "alcohol-message",
      ])
        expect(html, `${slug} on ${path}`).toContain(`data-block="${slug}"`);
      expect(html, path).toContain("dangereux pour la santé");
      // What the bar at the top makes room for is known before the bar at the foot comes.
      expect(html, path).toMatch(/<div id="page" class="page" data-foot>[^]*data-opens-menu/);
      expect(html.match(/<h1/g), path).toHaveLength(1);
      expect(html, path).not.toMatch(/<img[^>]* src=""|undefined|\[object|Lorem/);
    }
  });

  test("the home page says in both languages that minors are sold no alcohol, as the law wants it there", async () => {
    expect(await foundEstate()).toBe(true);
    const site = createTestSite(opened.db);
    for (const path of ["/", "/en_US"]) {
      const html = await site.html(path);
      expect(html, path).toContain('data-block="minors-notice"');
      expect(html, path).toContain("L.\u00a03342-1");
    }
  });

  test("nobody has an account on a new site", async () => {
    expect(await foundEstate()).toBe(true);
    expect(await opened.db.reader.selectFrom("user").selectAll().execute()).toEqual([]);
  });

  test("[§2] its pages answer in both languages, and what is nowhere is a 404", async () => {
    await foundEstate();
    const site = createTestSite(opened.db);
    const english = [
      "/",
      "/our-wines",
      "/the-house",
      "/the-vineyard",
      "/news",
      "/contact",
      "/terms-of-sale",
      "/letter",
    ];
    for (const path of [...pages, ...legal, ...english.map((path) => `/en_US${path === "/" ? "" : path}`)])
      expect((await site.get(path)).status, path).toBe(200);
    expect((await site.get("/en_US/nowhere")).status).toBe(404);
  });

  test("[§2] the menu leads to the wines, the house, the vineyard, the news and the contact page", async () => {
    await foundEstate();
    const { pages: stored } = await listPages("en_US", everything);
    const menu = stored.filter(({ isMenu }) => isMenu).map(({ menuTitle }) => menuTitle);
    expect(menu).toEqual(["Home", "Our wines", "The house", "The vineyard", "News", "Contact"]);
  });

  test("[§7] the newsletter's form stands in the footer of every page, and goes when it is switched off", async () => {
    await foundEstate();
    const site = createTestSite(opened.db);
    expect(await site.html("/contact")).toMatch(/<footer[\s\S]*<form[^>]*action="\/newsletter"[\s\S]*<\/footer>/);
    await setParameter("SHOW_NEWSLETTER", "false");
    expect(await site.html("/contact")).not.toContain('action="/newsletter"');
  });

  test("[§3] legal texts are drafts: what the estate filled in is there, the rest is named in brackets", async () => {
    await foundEstate();
    await setParameter("COMPANY_SIRET", "123 456 789 00012");
    const site = createTestSite(opened.db);
    const [notice, terms, english] = [
      await site.html("/mentions-legales"),
      await site.html("/conditions-generales-de-vente"),
      await site.html("/en_US/legal-notice"),
    ];
    expect(notice).toMatch(/123\s456\s789\s00012/);
    for (const named of ["[Capital social]", "[Numéro RCS]", "[Siège social]", "hébergeur", "médiateur"])
      expect(notice).toContain(named);
    expect(terms).toContain("quatorze jours");
    expect(english).toContain("[Share capital]");
    expect(english).toContain("[Name of the hosting company");
  });

  test("a visitor of an empty shop is told that wines are to come, without filters for nothing", async () => {
    await foundEstate();
    const site = createTestSite(opened.db);
    const html = await site.html("/nos-cuvees");
    expect(html).toContain("Nos vins seront présentés ici");
    expect(html).not.toContain("Affiner");
  });

  test("[§2] [§7] it has the lists that its blocks look into; one that began without them gets them, as they are now", async () => {
    await foundEstate();
    const founded = await elementLists();
    expect(founded.map(({ route }) => route)).toEqual(startingLists.map(({ route }) => route));
    for (const { route, fields } of startingLists)
      expect(founded.find((list) => list.route === route)).toMatchObject({ fields });
    const { writer } = opened.db;
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await sql.raw(statement).execute(writer);
    };
    // As it was when lists had no names yet.
    await run([
      "delete from element_list where route <> 'link-footer'",
      "drop index element_list_by_id",
      ...["id", "label", "one"].map((column) => `alter table element_list drop column ${column}`),
    ]);
    for (const step of [startingElementLists, elementListNames]) {
      await run(step.statements(engineWords[engine.name]));
      await step.rows?.(writer, 0);
    }
    expect(await elementLists()).toEqual(founded);
  });

  test("a second time it does nothing, and what an estate wrote stays", async () => {
    await foundEstate();
    await publishLayout({ layoutId: layoutIds.pageFrame, document: startingFrame, label: "mine" });
    const house = await findPageBySlug("la-maison");
    await savePage({ id: house?.id ?? 0, texts: { fr_FR: { title: "Chez nous" } } });
    expect(await foundEstate()).toBe(false);
    expect((await findPageBySlug("la-maison"))?.texts.fr_FR?.title).toBe("Chez nous");
    expect((await listElements("link-footer", "fr_FR", everything))?.total).toBe(7);
  });

  test("a site with a page of somebody's own is left alone; parameters that were set stay", async () => {
    await setParameter("LEGAL_NOTICE", JSON.stringify({ fr_FR: "<p>À nous</p>" }));
    expect(await foundEstate()).toBe(true);
    expect((await parameterValues())["LEGAL_NOTICE"]).toContain("À nous");
  });

  test("two processes that start at once found it once", async () => {
    const other = await opened.openAgain();
    const founded = await Promise.all([foundEstate(), runWithDatabase(other, foundEstate)]);
    expect(founded.filter(Boolean)).toHaveLength(1);
  });
});
