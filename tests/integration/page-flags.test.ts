import { beforeEach, describe, expect, test } from "vitest";

import type { PageFlags } from "#server/pages/present.ts";
import { savePage } from "#server/pages/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import {
  buildBlock,
  buildLayout,
  createPage,
  granted,
  publishedLayoutId,
  textBlock,
} from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

describe.each(engines)("the fields and flags of a page, on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;

  beforeEach(async () => {
    const frame = [
      buildBlock("menu", "app-bar"),
      buildBlock("outlet", "outlet"),
      buildBlock("foot", "footer"),
      buildBlock("legal", "legal-text"),
      buildBlock("alcohol", "alcohol-message"),
    ];
    await publishedLayoutId("default", buildLayout(frame, { kind: "frame" }));
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    granted(await setParameter("COMPANY_NAME", "Domaine du Test"));
    await createPage("accueil", { type: "home", document: buildLayout([textBlock("hello", "Bienvenue")]) });
    site = createTestSite(place.db);
  });

  /** A page whose own layout holds a sentence and, where asked for, blocks of the frame. */
  const page = (name: string, flags: Partial<PageFlags> = {}, extra: Parameters<typeof buildLayout>[0] = []) =>
    createPage(name, { document: buildLayout([textBlock("words", `Words of ${name}`), ...extra]), ...flags });

  test("[§2 page-head] title, meta description and menu title show in the head and in the menu, in the page's language", async () => {
    await page("le-vignoble", { isMenu: true });
    const html = await site.html("/en_US/le-vignoble-en");
    expect(html).toMatch(/<title>Title of le-vignoble-en/);
    expect(html).toContain('name="description" content="About le-vignoble-en"');
    expect(html).toMatch(/<a href="\/en_US\/le-vignoble-en"[^>]*aria-current="page"[^>]*><span[^>]*>le-vignoble</);
  });

  test("[§2 menu-display] menu display: only flagged pages stand in the menu", async () => {
    await page("montree", { isMenu: true });
    await page("cachee");
    const html = await site.html("/");
    expect(html).toContain('href="/montree"');
    expect(html).not.toContain('href="/cachee"');
  });

  test("[§2 menu-icon] menu icon: shown beside the entry", async () => {
    const { id } = await page("nos-cuvees", { isMenu: true });
    granted(await savePage({ id, menuIcon: "bottle" }));
    expect(await site.html("/")).toMatch(/<a href="\/nos-cuvees"[^>]*><svg class="[^"]*icon/);
  });

  test("[§2 menu-order] order and parent: entries in their order, children in a menu below their parent", async () => {
    const first = await page("premiere", { isMenu: true });
    const second = await page("seconde", { isMenu: true });
    const child = await page("enfant", { isMenu: true });
    granted(await savePage({ id: first.id, order: 2 }));
    granted(await savePage({ id: second.id, order: 1 }));
    granted(await savePage({ id: child.id, order: 0, parentId: first.id }));
    const html = await site.html("/");
    const places = ["/seconde", "/premiere", "/enfant"].map((path) => html.indexOf(`href="${path}"`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toMatch(/href="\/premiere"[^>]*>(?:(?!<\/li>).)*<ul[^>]*><li><a href="\/enfant"/s);
    expect(await site.html("/enfant")).toContain('"name":"premiere"');
  });

  test("[§2 menu-right] right-side fixing: the entry stands at the menu's end", async () => {
    await page("contact-a-droite", { isMenu: true, isFixedRight: true });
    expect(await site.html("/")).toMatch(/<li class="[^"]*_right_[^"]*"><a href="\/contact-a-droite"/);
  });

  test("[§2 menu-absolute] absolute menu: the menu lies over that page's first block, and over no other's", async () => {
    await page("posee", { isAbsoluteMenu: true });
    await page("ordinaire");
    expect(await site.html("/posee")).toMatch(/<header class="[^"]*_over_/);
    expect(await site.html("/ordinaire")).not.toMatch(/<header class="[^"]*_over_/);
  });

  test("[§2 page-reload] reload: links to it load a document, and the runtime gets no page document", async () => {
    const { id } = await page("rechargee", { isMenu: true, isReload: true });
    await page("liens", {}, [
      buildBlock("bar", "bottom-bar", {
        props: { links: [{ link: { to: { kind: "page", id }, label: { fr_FR: "Aller" } }, icon: "home" }] },
      }),
    ]);
    const html = await site.html("/liens");
    expect(html.match(/<a href="\/rechargee"[^>]*data-reload=""/g)?.length).toBe(3);
    expect(await (await site.get("/_data/rechargee")).json()).toEqual({ reload: true });
    expect(await (await site.get("/_data/liens")).json()).toHaveProperty("nodes");
    expect((await site.get("/rechargee")).status).toBe(200);
  });

  test("[§2 page-cms] CMS page: without the flag a page is its type's own screen, whatever layout is stored for it", async () => {
    const { id } = await createPage("actualites", {
      type: "news-list",
      document: buildLayout([textBlock("a", "Edited"), buildBlock("list", "news-list")]),
    });
    expect(await site.html("/actualites")).toContain("Edited");
    granted(await savePage({ id, isCms: false }));
    expect(await site.html("/actualites")).not.toContain("Edited");
  });

  test("[§2 page-own-header] custom header: the site's own menu gives way to the page's, outside its main part", async () => {
    const { id } = await page("campagne", { hasCustomHeader: true }, [
      buildBlock("own", "top-bar", { props: { text: { fr_FR: "Une seule journée" } } }),
    ]);
    const html = await site.html("/campagne");
    expect(html).not.toContain('data-block="app-bar"');
    expect(html).toMatch(/Une seule journée.*<main.*Words of campagne.*<\/main>.*data-block="footer"/s);
    granted(await savePage({ id, hasCustomHeader: false }));
    expect(await site.html("/campagne")).toMatch(/data-block="app-bar".*<main.*Une seule journée/s);
  });

  test("[§2 page-own-footer] custom footer: the site's own footer gives way to the page's; what the law wants stays", async () => {
    await page("sobre", { hasCustomFooter: true });
    const bare = await site.html("/sobre");
    expect(bare).not.toContain('data-block="footer"');
    expect(bare).toMatch(/data-block="legal-text".*data-block="alcohol-message"/s);
    await page("autre-pied", { hasCustomFooter: true }, [
      buildBlock("own", "footer", { props: { text: { fr_FR: "Un autre pied" } } }),
    ]);
    const own = await site.html("/autre-pied");
    expect(own.match(/data-block="footer"/g)).toHaveLength(1);
    expect(own).toMatch(/<\/main>.*Un autre pied/s);
  });

  test("[§2 page-shop] e-commerce page: it goes home, and leaves the menu, when the site is no shop", async () => {
    await page("boutique", { isMenu: true, isECommerce: true });
    expect(await site.html("/")).toContain('href="/boutique"');
    granted(await setSiteInfo({ isECommerce: false }));
    expect(await site.html("/")).not.toContain('href="/boutique"');
    expect((await site.get("/boutique")).headers.get("location")).toBe("/");
  });

  describe("[§3] the site info", () => {
    test("[§3 site-urls] prodUrl, else url, is the origin that search engines know", async () => {
      const canonical = async () => /rel="canonical" href="([^"]*)"/.exec(await site.html("/"))?.[1];
      expect(await canonical()).toBe("https://www.example.com/");
      granted(await setSiteInfo({ url: "https://clairveille.example/" }));
      expect(await canonical()).toBe("https://clairveille.example/");
      granted(await setSiteInfo({ prodUrl: "https://www.clairveille.example" }));
      expect(await canonical()).toBe("https://www.clairveille.example/");
    });

    test("[§3 site-urls] devUrl: what is asked for there stays out of search engines", async () => {
      granted(await setSiteInfo({ devUrl: "http://site.test" }));
      expect((await site.get("/")).headers.get("x-robots-tag")).toBe("noindex, nofollow");
      granted(await setSiteInfo({ devUrl: "http://dev.site.test" }));
      expect((await site.get("/")).headers.get("x-robots-tag")).toBeNull();
    });

    test("[§3 site-winemaker] isWinemaker: the linked data names a winery, or an organization", async () => {
      expect(await site.html("/")).toContain('"@type":"Winery"');
      granted(await setSiteInfo({ isWinemaker: false }));
      expect(await site.html("/")).toContain('"@type":"Organization"');
    });

    test("[§3 site-building] isBuilding: visitors get 503, administrators the site", async () => {
      granted(await setSiteInfo({ isBuilding: true }));
      expect((await site.get("/")).status).toBe(503);
      expect((await site.get("/", { cookie: `token=${administratorToken}` })).status).toBe(200);
    });

    test("[§3 site-language] [§4] defaultLang: the language for browsers that speak none of the site's, and x-default", async () => {
      const german = { "accept-language": "de" };
      expect((await site.get("/", german)).status).toBe(200);
      granted(await setSiteInfo({ defaultLang: "en_US" }));
      expect((await site.get("/", german)).headers.get("location")).toBe("/en_US");
      expect((await site.get("/")).status).toBe(200);
      expect(await site.html("/")).toContain('hreflang="x-default" href="https://www.example.com/en_US"');
    });

    test("[§3 site-fonts] fonts: family, colour, size, weight and style of each type", async () => {
      const font = { family: "Lato", colour: "#123456", size: 32, weight: 700, style: "italic" } as const;
      granted(
        await setSiteInfo({
          fonts: [
            { ...font, type: "TITLE" },
            { ...font, type: "MENU", size: 20 },
            { ...font, type: "CONTENT", size: 18 },
          ],
        }),
      );
      const html = await site.html("/");
      for (const [type, rem] of [
        ["title", "2rem"],
        ["menu", "1.25rem"],
        ["content", "1.125rem"],
      ]) {
        for (const rule of [`:"Lato"`, `-size:${rem}`, "-weight:700", "-style:italic", "-colour:#123456"])
          expect(html).toContain(`--font-${type}${rule}`);
      }
    });
  });
});
