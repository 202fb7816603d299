import { beforeEach, describe, expect, test } from "vitest";

import { runWithDatabase } from "#server/db/context.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { saveNews } from "#server/news/write.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
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
import { engines, useSeededDatabase } from "#tests/setup/engines.ts";
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

const english = { "accept-language": "en-US,en;q=0.9" };

describe.each(engines)("the site on $name", (engine) => {
  const place = useSeededDatabase(engine, storeStart);
  let site: TestSite;

  beforeEach(() => {
    site = createTestSite(place.db);
  });

  describe("[§2] addresses", () => {
    test("a page answers in the language of its prefix, inside its frame", async () => {
      await createPage("le-vignoble", { document: buildLayout([textBlock("a", "Onze hectares")]) });
      const french = await site.html("/le-vignoble");
      expect(french).toContain('<html lang="fr-FR"');
      expect(french).toMatch(/The frame.*<main[^>]*>.*Onze hectares.*<\/main>.*The foot/s);
      expect(await site.html("/en_US/le-vignoble-en")).toContain('<html lang="en-US"');
    });

    test("alternate-language and canonical links name the localized slugs, for the route of §2 too", async () => {
      await createPage("le-vignoble", { document: buildLayout([]) });
      for (const path of ["/en_US/le-vignoble-en", "/en_US/le-vignoble"]) {
        const html = await site.html(path);
        expect(html).toContain('rel="canonical" href="https://www.example.com/en_US/le-vignoble-en"');
        expect(html).toContain('hreflang="fr-FR" href="https://www.example.com/le-vignoble"');
        expect(html).toContain('hreflang="x-default" href="https://www.example.com/le-vignoble"');
      }
    });

    test("the default locale's prefix moves to the plain path, with its query", async () => {
      const answer = await site.get("/fr_FR/le-vignoble?a.page=2");
      expect([answer.status, answer.headers.get("location")]).toEqual([308, "/le-vignoble?a.page=2"]);
    });

    test("an unknown route is a 404 with 'This page could not be found' and a link home, in its frame", async () => {
      const answer = await site.get("/en_US/nowhere");
      const html = await answer.text();
      expect(answer.status).toBe(404);
      expect(html).toContain("This page could not be found");
      expect(html).toContain("Back to the home page");
      expect(html).toContain("The frame");
      expect(html).toContain('content="noindex"');
    });

    test("a subject that is not there is a 404, a wrong slug moves permanently to the right one", async () => {
      const { id } = granted(
        await saveNews({
          date: "2026-05-01",
          texts: {
            fr_FR: { title: "Débourrement", slug: "debourrement", summary: "", text: "" },
            en_US: { title: "First buds", slug: "first-buds", summary: "", text: "" },
          },
        }),
      );
      expect((await site.get("/news/debourrement/999999")).status).toBe(404);
      const moved = await site.get(`/en_US/news/debourrement/${id}`);
      expect([moved.status, moved.headers.get("location")]).toEqual([301, `/en_US/news/first-buds/${id}`]);
      const html = await site.html(`/en_US/news/first-buds/${id}`);
      expect(html).toContain("<title>First buds");
      expect(html).toContain(`hreflang="fr-FR" href="https://www.example.com/news/debourrement/${id}"`);
    });

    test("a page of the shop sends visitors home when the site is no shop", async () => {
      await createPage("boutique", { document: buildLayout([]), isECommerce: true });
      granted(await setSiteInfo({ isECommerce: false }));
      const answer = await site.get("/en_US/boutique");
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/en_US"]);
      granted(await setSiteInfo({ isECommerce: true }));
      expect((await site.get("/en_US/boutique-en")).status).toBe(200);
    });

    test("only GET and HEAD are answered", async () => {
      expect((await site.app.request("http://site.test/", { method: "POST" })).status).toBe(405);
      const head = await site.app.request("http://site.test/", { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
    });
  });

  describe("[§4] the language on the root", () => {
    test("an English browser is sent to /en_US, a French one and a robot stay", async () => {
      const answer = await site.get("/", english);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/en_US"]);
      expect((await site.get("/")).status).toBe(200);
      expect((await site.get("/", { ...english, "user-agent": "Googlebot/2.1" })).status).toBe(200);
    });

    test("who chose French on the site stays, with the cookie or without scripts", async () => {
      expect((await site.get("/", { ...english, cookie: "locale=fr_FR" })).status).toBe(200);
      expect((await site.get("/", { ...english, referer: "http://site.test/en_US" })).status).toBe(200);
      // Behind a proxy that ends TLS.
      expect((await site.get("/", { ...english, referer: "https://site.test/en_US" })).status).toBe(200);
      expect((await site.get("/", { ...english, referer: "https://elsewhere.test/" })).status).toBe(302);
    });

    test("no other page depends on the browser's language", async () => {
      await createPage("le-vignoble", { document: buildLayout([]) });
      expect((await site.get("/le-vignoble", english)).status).toBe(200);
    });
  });

  describe("the cache", () => {
    test("a changed parameter, news item, layout or component config shows on the next request", async () => {
      const { layoutId } = await createPage("live", {
        document: buildLayout([textBlock("a", "Before"), buildBlock("news", "news-list")]),
      });
      expect(await site.html("/live")).toContain("Before");
      expect((await site.get("/live")).headers.get("x-cache")).toBe("hit");

      granted(
        await publishLayout({
          layoutId: layoutId ?? 0,
          document: buildLayout([textBlock("a", "After"), buildBlock("news", "news-list")]),
          label: "second",
        }),
      );
      expect(await site.html("/live")).toContain("After");

      granted(
        await saveNews({
          date: "2026-05-02",
          texts: { fr_FR: { title: "Un printemps précoce", slug: "", summary: "", text: "" } },
        }),
      );
      expect(await site.html("/live")).toContain("Un printemps précoce");

      granted(await setParameter("COLOR_PRIMARY", "#123456"));
      expect(await site.html("/live")).toContain("#123456");

      granted(await setComponentConfig({ slug: "rich-text", v: 1, props: { size: "lead" } }));
      expect((await site.get("/live")).headers.get("x-cache")).toBe("miss");
    });

    test("a write of another process shows on the next reads", async () => {
      const other = await place.openAgain();
      expect(await site.html("/")).not.toContain("#abcdef");
      await runWithDatabase(other, async () => granted(await setParameter("COLOR_PRIMARY", "#abcdef")));
      await expect.poll(() => site.html("/"), { interval: 20 }).toContain("#abcdef");
    });

    test("500 concurrent requests for one uncached page cause one render", async () => {
      await createPage("busy", { document: buildLayout([buildBlock("news", "news-list")]) });
      const before = site.renderer.renders;
      const pages = await Promise.all(Array.from({ length: 500 }, () => site.html("/busy")));
      expect(new Set(pages).size).toBe(1);
      expect(site.renderer.renders - before).toBe(1);
    });

    test("a write during a render never leaves a stale page, 200 times", { timeout: 120_000 }, async () => {
      const { layoutId } = await createPage("race", { document: buildLayout([textBlock("a", "round 0.")]) });
      for (let round = 1; round <= 200; round += 1) {
        const document = buildLayout([textBlock("a", `round ${round}.`)]);
        const reads = [site.html("/race")];
        if (round % 3 > 0) await Promise.resolve();
        const write = publishLayout({ layoutId: layoutId ?? 0, document, label: `round ${round}` });
        for (let step = 0; step < round % 5; step += 1) {
          await new Promise((resolve) => setImmediate(resolve));
          reads.push(site.html("/race"));
        }
        granted(await write);
        expect(await site.html("/race"), `after write ${round}`).toContain(`round ${round}.`);
        await Promise.all(reads);
        expect(await site.html("/race"), `once round ${round} settled`).toContain(`round ${round}.`);
      }
    });

    test("query keys that no block declares share one page; declared ones have their own", async () => {
      await createPage("list", { document: buildLayout([buildBlock("news", "news-list")]) });
      await site.html("/list");
      expect((await site.get("/list?utm_source=x&page=3&__proto__=1")).headers.get("x-cache")).toBe("hit");
      expect((await site.get("/list?news.page=2")).headers.get("x-cache")).toBe("miss");
    });

    test("an unchanged page is answered with 304", async () => {
      const etag = (await site.get("/")).headers.get("etag") ?? "";
      expect((await site.get("/", { "if-none-match": etag })).status).toBe(304);
    });
  });

  describe("[§3] custom HTML, CSS and script", () => {
    test("stand on every page, made safe, the script as a file of its own", async () => {
      granted(await setParameter("CUSTOM_HTML", "<p class='note'>Fermé en janvier</p><script>alert(1)</script>"));
      granted(await setParameter("CUSTOM_CSS", ".note { color: red } @import url(//evil.example);"));
      granted(await setParameter("CUSTOM_SCRIPT", "window.mine = '</script>';"));
      const html = await site.html("/");
      expect(html).toContain('<p class="note">Fermé en janvier</p>');
      expect(html).toContain("@scope (.page){.note { color: red }");
      expect(html).toMatch(/<script defer src="\/custom\/[\w-]{16}\.js"><\/script>/);
      expect(html).not.toMatch(/evil|alert|window\.mine/);
      const api = await resolveNeed({ call: "listParameters" }, { locale: "fr_FR" });
      expect(JSON.stringify(api)).not.toContain("window.mine");
    });
  });

  describe("layouts that are not what they should be", () => {
    test("unknown slugs, wrong props, missing reusable blocks and views that throw leave the page its status and frame", async () => {
      await createPage("odd", {
        document: buildLayout([
          textBlock("fine", "Still here"),
          buildBlock("strange", "no-such-block", { props: { a: 1 } }),
        ]),
      });
      const answer = await site.get("/odd");
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain("Still here");
      expect(html).toContain("The frame");
      expect(html).not.toContain("no-such-block");
    });

    test("an administrator sees what is wrong with a block, on a page that is never kept", async () => {
      await createPage("odd", { document: buildLayout([buildBlock("strange", "no-such-block")]) });
      const answer = await site.get("/odd", { cookie: `token=${administratorToken}` });
      expect(await answer.text()).toContain("Il n’y a pas de bloc « no-such-block ».");
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(await site.html("/odd")).not.toContain("no-such-block");
    });
  });

  describe("errors", () => {
    test("[§2] the error page shows the status and nothing from inside, in its frame", async () => {
      const broken = createTestSite(place.db, {
        render: (document) => {
          if (document.status === 200) throw new Error("secret detail");
          return { html: () => `status ${document.status}`, wire: () => "{}", broken: new Map() };
        },
      });
      const answer = await broken.get("/");
      expect([answer.status, await answer.text()]).toEqual([500, "status 500"]);
      expect(answer.headers.get("cache-control")).toContain("no-store");
    });

    test("[§2 error-of-error] when showing the error page itself fails, a plain page says so with a link home", async () => {
      const broken = createTestSite(place.db, {
        render: () => {
          throw new Error("secret detail");
        },
      });
      const answer = await broken.get("/en_US");
      const html = await answer.text();
      expect(answer.status).toBe(500);
      expect(html).toContain("An error occurred while showing the error page");
      expect(html).toContain('<a href="/en_US">Go back to home</a>');
      expect(html).not.toContain("secret");
    });

    test("a site under construction is a 503 for visitors and open to administrators", async () => {
      granted(await setSiteInfo({ isBuilding: true }));
      expect((await site.get("/")).status).toBe(503);
      expect((await site.get("/", { cookie: `token=${administratorToken}` })).status).toBe(200);
    });
  });

  describe("the page document for the browser", () => {
    test("carries the page's HTML and head, and says where a redirect leads", async () => {
      const answer = await site.get("/_data/en_US");
      expect(answer.headers.get("content-type")).toContain("application/json");
      expect(await answer.json()).toMatchObject({
        build: "test",
        status: 200,
        page: { locale: "en_US" },
        head: { lang: "en-US" },
      });
      expect(await (await site.get("/_data/fr_FR/x")).json()).toEqual({ redirect: "/x" });
      expect((await site.get("/_data/nowhere")).status).toBe(404);
    });
  });
});

/** Both frames, and the page at the root. */
async function storeStart(): Promise<void> {
  const frame = [
    textBlock("top", "The frame"),
    buildBlock("outlet", "outlet"),
    textBlock("foot", "The foot"),
    buildBlock("legal", "legal-text"),
    buildBlock("alcohol", "alcohol-message"),
  ];
  for (const slug of ["default", "page"]) await publishedLayoutId(slug, buildLayout(frame, { kind: "frame" }));
  await createPage("accueil", { type: "home", document: buildLayout([textBlock("hello", "Bienvenue")]) });
}
