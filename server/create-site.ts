import { pathToFileURL } from "node:url";
import { join } from "node:path";

import type { Hono } from "hono";

import { definitions } from "#blocks/definitions.ts";
import type { PageDocument } from "#renderer/page/page-document.ts";
import { sessionOf } from "#server/accounts/sessions/read.ts";
import { CacheBudget } from "#server/cache/cache-budget.ts";
import { ContentCache, keepsNothing, type PieceCache } from "#server/cache/content-cache.ts";
import { Epochs } from "#server/cache/epochs.ts";
import { asksAnew, keptReads, type Keep } from "#server/cache/kept-reads.ts";
import { createCrawlersApp } from "#server/http/seo/crawlers-app.ts";
import type { Assets, DocumentAnswer } from "#src/entry-server.tsx";

import { type AppContext, runWithContext } from "./context.ts";
import { followAvailability } from "./db/availability.ts";
import { onTagsDropped } from "./db/tags.ts";
import type { Env } from "./env.ts";
import type { Newcomers } from "./http/admission/newcomers.ts";
import { Workshop } from "./http/admission/workshop.ts";
import { clientAddressOf } from "./http/request/client-address.ts";
import { resolveNeed } from "./http/api/resolve-need.ts";
import type { ShareCard } from "./images/share-card.ts";
import { loadBuild, type Build } from "./http/files/asset-store.ts";
import { LastResort } from "./http/site/last-resort.ts";
import { createSeenApp } from "./http/site/seen-app.ts";
import { createSiteApp } from "./http/site/site-app.ts";
import { remoteNeeds } from "./http/site/remote-needs.ts";
import type { ResolveNeed } from "./http/site/kept-answers.ts";
import { findCard } from "./http/site/share-card.ts";
import { type RenderDocument, SiteRenderer } from "./http/site/site-renderer.ts";

export interface Site {
  readonly app: Hono;
  /** Sitemap, robots file and news feeds. */
  readonly crawlers: Hono;
  /** Where pages say that they are seen. */
  readonly seen: Hono;
  readonly build: Build;
  readonly renderer: SiteRenderer;
  /** Renders a page and keeps nothing of it. */
  readonly render: RenderDocument;
  /** Reads what is answered as it is: kept while it holds, and while the database is away. */
  readonly facts: Keep;
  /** Reads what the editor's lists of pages are made of: kept while it holds. */
  readonly lists: Keep;
  /** What is shown when nothing else can be. */
  readonly lastResort: LastResort;
  /** The card of the page at a path, for those who share it. */
  readonly cardOf: (path: string) => Promise<ShareCard | null>;
  /** Stops listening to what is written. */
  readonly close: () => void;
}

interface EntryServer {
  renderDocument(document: PageDocument, assets: Assets, cache: PieceCache): DocumentAnswer;
}

export interface SiteOptions {
  /** Where `dist` is. */
  readonly root: string;
  /** The context that requests will run in. */
  readonly context: AppContext;
  /** Connections that come are taken in before the next page is made. */
  readonly newcomers?: Newcomers;
}

/** Puts the site together from the build in `dist`, the context and the environment. */
export async function createSite(env: Env, { root, context, newcomers }: SiteOptions): Promise<Site> {
  const { log } = context;
  const now = (): number => context.clock.now();
  const dist = join(root, "dist");
  const islandViews = definitions.flatMap(({ slug, mode, islands = {} }) => [
    ...(mode === "island" ? [[slug, `blocks/${slug}/view.tsx`] as const] : []),
    ...Object.keys(islands).map((name) => [`${slug}/${name}`, `blocks/${slug}/${name}-island.tsx`] as const),
  ]);
  const build = await loadBuild(dist, Object.fromEntries(islandViews));
  const entry = (await import(pathToFileURL(join(dist, "server/entry-server.js")).href)) as EntryServer;
  const epochs = new Epochs({ isDeaf: () => context.database.isDeaf });
  const availability = followAvailability({
    check: () => context.database.check(),
    onChange: ({ isAway, after }) =>
      isAway
        ? log.warn("the database is away: what is kept is shown as it was, everything else is a 503")
        : log.warn({ after }, "the database is back"),
  });
  const budget = new CacheBudget({ epochs, maxBytes: env.cacheBytes, now, availability });
  const facts = env.pageCache ? keptReads({ budget, name: "facts", standsIn: true }) : asksAnew;
  const lists = env.pageCache ? keptReads({ budget, name: "lists", freezes: !env.production }) : asksAnew;
  const pieces = new ContentCache(budget, "pieces");
  const stopListening = onTagsDropped(context.database, (tags) => {
    epochs.drop(tags);
    // For instance because nobody is heard any more.
    if (tags === "all") availability.suspect();
  });
  const resolve: ResolveNeed = env.apiHost
    ? remoteNeeds({ baseUrl: env.apiHost, log, now })
    : (need, locale, caller) => resolveNeed(need, { locale, caller });
  const renderer = new SiteRenderer({
    workshop: new Workshop({ newcomers }),
    render: (document) =>
      entry.renderDocument(document, build.assets, piecesFor(document, env.pageCache ? pieces : keepsNothing)),
    build: build.id,
    siteUrl: env.siteUrl,
    resolveNeed: resolve,
    budget,
    caches: env.pageCache,
    freezes: !env.production,
    log,
  });
  const crawlers = createCrawlersApp({
    siteUrl: env.siteUrl,
    resolveNeed: resolve,
    budget,
    caches: env.pageCache,
    facts,
  });
  const addressOf = clientAddressOf(env);
  const seen = createSeenApp({ addressOf, sessionOf, resolveNeed: resolve, keep: facts, log });
  const lastResort = new LastResort();
  const stopFollowing = await lastResort.follow({
    database: context.database,
    resolveNeed: resolve,
    run: (work) => runWithContext(context, work),
    onFailure: (error) => log.warn({ err: error }, "the page of the last resort keeps the estate's name as it was"),
  });
  const app = createSiteApp({ renderer, sessionOf, addressOf, log, facts, lastResort });
  const close = (): void => {
    stopFollowing();
    stopListening();
    availability.stop();
  };
  const cardOf = (path: string) => findCard(path, { resolveNeed: resolve, keep: facts });
  const render: RenderDocument = (document) => entry.renderDocument(document, build.assets, keepsNothing);
  return { app, crawlers, seen, build, renderer, render, facts, lists, lastResort, cardOf, close };
}

/** HTML made of one visitor's own data, or of a draft, is kept by nobody. */
function piecesFor({ page, isDraft }: PageDocument, pieces: PieceCache): PieceCache {
  return page.zone === "private" || isDraft ? keepsNothing : pieces;
}
