import type { Hono } from "hono";
import { pino } from "pino";

import { sessionOf, type Session } from "#server/accounts/sessions/read.ts";
import { sessionLifetime } from "#server/accounts/sessions/rules.ts";
import { Epochs } from "#server/cache/epochs.ts";
import { CacheBudget } from "#server/cache/cache-budget.ts";
import { ContentCache, keepsNothing, type PieceCache } from "#server/cache/content-cache.ts";
import { keptReads, type Keep } from "#server/cache/kept-reads.ts";
import { appContext } from "#server/context.ts";
import type { Availability } from "#server/db/availability.ts";
import { now } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { onTagsDropped } from "#server/db/tags.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { createSiteApp } from "#server/http/site/site-app.ts";
import { SiteRenderer, type SiteRendererOptions } from "#server/http/site/site-renderer.ts";
import { siteId } from "#server/site/info/read.ts";
import { renderDocument, type Assets } from "#src/entry-server.tsx";

const assets: Assets = {
  stylesheet: "/assets/site.css",
  privateSheet: "/assets/private.css",
  printSheet: "/assets/print.css",
  boot: "/assets/boot.js",
  consent: "/assets/consent.js",
  runtime: { entry: "/assets/entry-client.js", preload: [] },
  messages: { fr_FR: "/assets/fr_FR.js", en_US: "/assets/en_US.js" },
  islands: {},
};

/** A token that every test site knows as an administrator's. */
export const administratorToken = "a".repeat(44);

export interface TestSite {
  readonly app: Hono;
  readonly renderer: SiteRenderer;
  readonly budget: CacheBudget;
  readonly facts: Keep;
  /** The slugs of the blocks that views have rendered so far, in that order. */
  readonly rendered: readonly string[];
  /** Fetches a path as a visitor whose browser speaks French. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** The page's HTML. */
  html(path: string): Promise<string>;
}

export interface TestSiteOptions extends Partial<SiteRendererOptions> {
  /** Whether the database is away; left out, it never is. */
  readonly availability?: Availability;
}

/** Renders a page as a site does that keeps nothing. */
export const renderAnew: SiteRendererOptions["render"] = (document) => renderDocument(document, assets, keepsNothing);

/** The site as one process serves it, without a socket; for requests in the test's own context. */
export function createTestSite(db: Database, { availability, ...options }: TestSiteOptions = {}): TestSite {
  // Also asked where a write of another process is heard, outside of every request.
  const { clock } = appContext();
  const epochs = new Epochs({ isDeaf: () => db.isDeaf });
  const budget = new CacheBudget({ epochs, maxBytes: 16 * 1024 * 1024, now: () => clock.now(), availability });
  const kept = new ContentCache(budget, "pieces");
  const rendered: string[] = [];
  const pieces: PieceCache = {
    get: (key) => kept.get(key),
    set: (key, html) => {
      // A key begins with the language and the block's slug.
      rendered.push(key.split(" ", 2)[1] ?? "");
      kept.set(key, html);
    },
  };
  onTagsDropped(db, (tags) => epochs.drop(tags));
  const log = pino({ level: "silent" });
  const renderer = new SiteRenderer({
    render: (document) => renderDocument(document, assets, pieces),
    build: "test",
    siteUrl: "https://www.example.com",
    resolveNeed: (need, locale, caller) => resolveNeed(need, { locale, caller }),
    budget,
    caches: true,
    freezes: true,
    log,
    ...options,
  });
  const facts = keptReads({ budget, name: "facts", standsIn: true });
  const app = createSiteApp({ renderer, sessionOf: sessionInTests, addressOf: () => "", log, facts });
  const get: TestSite["get"] = async (path, headers = {}) => {
    const request = { headers: { "user-agent": "Mozilla/5.0", "accept-language": "fr", ...headers } };
    return app.request(`http://site.test${path}`, request);
  };
  return { app, renderer, budget, facts, rendered, get, html: async (path) => (await get(path)).text() };
}

async function sessionInTests(token: string): Promise<Session | null> {
  if (token !== administratorToken) return await sessionOf(token);
  return { userId: 0, idSite: siteId, role: "ADMIN", expiresAt: now() + sessionLifetime };
}
