import { Hono, type Context } from "hono";

import { locales, localizePath } from "#schemas/locale.ts";
import type { CacheBudget } from "#server/cache/cache-budget.ts";
import { publicOrigin } from "#server/site/links.ts";
import { asksAnew, type Keep } from "#server/cache/kept-reads.ts";
import { TaggedCache } from "#server/cache/tagged-cache.ts";
import { withReadRecorder } from "#server/db/tags.ts";
import { getSiteInfo } from "#server/site/info/read.ts";

import { encodeAnswer } from "../request/encode-answer.ts";
import { hostOf } from "../site/site-urls.ts";

import { newsFeed } from "./news-feed.ts";
import { robotsText } from "./robots.ts";
import { sitemapXml, type SitemapPorts } from "./sitemap.ts";

export interface CrawlersOptions extends SitemapPorts {
  readonly budget: CacheBudget;
  /** False: everything is made anew each time (`CACHE=off`). */
  readonly caches: boolean;
  /** Reads what is answered as it is. */
  readonly facts?: Keep;
}

/** What programs read instead of pages: `/sitemap.xml`, `/robots.txt`, and the news as RSS in each language. */
export function createCrawlersApp(options: CrawlersOptions): Hono {
  const { budget, caches, siteUrl, facts = asksAnew } = options;
  const cache = new TaggedCache<string>({
    budget,
    name: "crawlers",
    sizeOf: (text) => text.length * 2,
    standsIn: true,
  });
  const serve = (path: string, type: string, make: () => Promise<string>): void => {
    app.get(path, encodeAnswer, async (c) => {
      const read = () => withReadRecorder(make);
      if (!caches) return answer(c, (await read()).value, type);
      const { value, isStale } = await cache.get(path, budget.epochs.now(), read);
      return answer(c, value, type, isStale ? "no-store" : caching);
    });
  };
  const app = new Hono();
  serve("/sitemap.xml", "application/xml", () => sitemapXml(options));
  app.get("/robots.txt", encodeAnswer, async (c) => {
    const site = await facts("site info", getSiteInfo);
    const isClosed = site.isBuilding || hostOf(site.devUrl) === new URL(c.req.url).host;
    return answer(c, robotsText({ siteUrl: publicOrigin(site, siteUrl), isClosed }), "text/plain");
  });
  for (const locale of locales) {
    serve(localizePath("/rss.xml", locale), "application/rss+xml", () => newsFeed(locale, siteUrl));
  }
  return app;
}

const caching = "public, max-age=300";

function answer(c: Context, text: string, type: string, cacheControl = caching): Response {
  return c.body(text, 200, {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": cacheControl,
    "X-Content-Type-Options": "nosniff",
  });
}
