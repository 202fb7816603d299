import { createHash } from "node:crypto";

import type { Logger } from "pino";

import { pageQuery } from "#renderer/data/page-query.ts";
import type { PageDocument } from "#renderer/page/page-document.ts";
import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import { EncodedBody } from "#server/cache/encoded-body.ts";
import type { Epochs } from "#server/cache/epochs.ts";
import { TaggedCache, type Made } from "#server/cache/tagged-cache.ts";
import { withReadRecorder } from "#server/db/tags.ts";

import { buildDocument } from "./build-document.ts";
import { customCode } from "./custom-code.ts";
import { findDefinition } from "./definitions.ts";
import { planPage, planStatus, type PagePlan, type Plan } from "./plan-page.ts";
import { hostOf, publicOrigin } from "./site-addresses.ts";
import { errorFacts } from "./site-error.ts";
import type { RenderedPage, StoredPage } from "./stored-page.ts";

/** The built renderer: turns a page document into HTML and into its form for the browser. */
export type DrawDocument = (document: PageDocument) => {
  readonly html: string;
  readonly wire: string;
  readonly broken: ReadonlyMap<string, unknown>;
};

export interface SiteRendererOptions {
  readonly draw: DrawDocument;
  readonly build: string;
  readonly siteUrl: string;
  readonly resolveNeed: (need: Need, locale: Locale) => Promise<unknown>;
  readonly epochs: Epochs;
  readonly cacheBytes: number;
  /** False renders every request anew (benchmarks). */
  readonly caches: boolean;
  readonly now: () => number;
  readonly log: Logger;
}

export interface SiteRequest {
  readonly locale: Locale;
  readonly path: string;
  readonly sitePath: string;
  readonly search: URLSearchParams;
  /** Administrators see what is wrong with blocks, and never share a cached page. */
  readonly isAdministrator: boolean;
}

export interface SiteAnswer {
  readonly page: StoredPage;
  readonly from: "hit" | "miss" | "bypass";
}

const planBytes = 8 * 1024 * 1024;
/** What one kept plan weighs, roughly: a tree of some hundred nodes. */
const planWeight = 16 * 1024;

/** Answers the site's addresses, from the cache where it can (design §5, "The cache"). */
export class SiteRenderer {
  readonly #options: SiteRendererOptions;
  readonly #plans: TaggedCache<Plan>;
  readonly #pages: TaggedCache<StoredPage>;
  #renders = 0;

  constructor(options: SiteRendererOptions) {
    const { epochs, now } = options;
    this.#options = options;
    this.#plans = new TaggedCache({
      epochs,
      now,
      maxBytes: planBytes,
      sizeOf: () => planWeight,
      keeps: (plan) => plan.kind === "redirect" || plan.status === 200,
    });
    this.#pages = new TaggedCache({
      epochs,
      now,
      maxBytes: options.cacheBytes,
      // Sealed pages hold their gzip form; the Brotli one comes beside it when it is asked for.
      sizeOf: (page, key) => (page.kind === "page" ? (page.html.bytes + page.wire.bytes) * 2 : 0) + key.length * 2,
      keeps: (page) => page.kind === "page" && page.status < 500,
    });
  }

  /** Pages drawn since the start. */
  get renders(): number {
    return this.#renders;
  }

  get cacheSize(): { readonly entries: number; readonly bytes: number } {
    return this.#pages.size;
  }

  async answer(request: SiteRequest): Promise<SiteAnswer> {
    if (request.isAdministrator || !this.#options.caches) {
      const { value: plan } = await this.#makePlan(request);
      return { page: (await this.#makePage(plan, request, new Set())).value, from: "bypass" };
    }
    const since = this.#options.epochs.now();
    const plan = await this.#plans.get(request.path, since, () => this.#makePlan(request));
    if (plan.value.kind === "redirect") return { page: plan.value, from: plan.hit ? "hit" : "miss" };
    const query = pageQuery(plan.value.tree, findDefinition, request.search);
    const key = `${request.locale} ${plan.value.status} ${plan.value.facts.path}?${query.text}`;
    const page = await this.#pages.get(key, since, () =>
      this.#makePage(plan.value, request, plan.tags, plan.validUntil),
    );
    return { page: page.value, from: page.hit ? "hit" : "miss" };
  }

  /** The page of an error; never kept. Throws when the error page itself can't be shown. */
  async answerError(error: unknown, request: SiteRequest): Promise<RenderedPage> {
    const { statusCode, message } = errorFacts(error);
    return this.answerStatus(statusCode, message, request);
  }

  /** The page of a status, such as 503 while the site is under construction; never kept. */
  async answerStatus(status: number, message: string, request: SiteRequest): Promise<RenderedPage> {
    const { resolveNeed } = this.#options;
    const plan = await planStatus({ ...request, resolveNeed, status, message });
    const made = await this.#makePage(plan, request, new Set());
    if (made.value.kind !== "page") throw new Error("A status page can't redirect");
    return made.value;
  }

  #makePlan({ locale, path, sitePath, isAdministrator }: SiteRequest): Promise<Made<Plan>> {
    const { resolveNeed } = this.#options;
    return withReadRecorder(() => planPage({ locale, path, sitePath, isAdministrator, resolveNeed }));
  }

  async #makePage(
    plan: Plan,
    request: SiteRequest,
    planTags: ReadonlySet<string>,
    planValidUntil: number | null = null,
  ): Promise<Made<StoredPage>> {
    if (plan.kind === "redirect") return { value: plan, tags: planTags, validUntil: planValidUntil };
    const made = await withReadRecorder(() => this.#draw(plan, request));
    if (this.#options.caches && !request.isAdministrator) {
      await Promise.all([made.value.html.seal(), made.value.wire.seal()]);
    }
    return {
      value: made.value,
      tags: new Set([...planTags, ...made.tags]),
      validUntil: earliest(planValidUntil, made.validUntil),
    };
  }

  async #draw(plan: PagePlan, { search, isAdministrator }: SiteRequest): Promise<RenderedPage> {
    const { build, siteUrl, resolveNeed, draw, log } = this.#options;
    const document = await buildDocument({
      plan,
      query: pageQuery(plan.tree, findDefinition, search),
      build,
      siteUrl: publicOrigin(plan.site, siteUrl),
      resolveNeed,
      showsProblems: isAdministrator,
      note: ({ block, slug, text, error }) => log.warn({ block, slug, path: plan.facts.path, err: error }, text),
    });
    this.#renders += 1;
    const { html, wire, broken } = draw(document);
    for (const [block, error] of broken)
      log.error({ block, path: plan.facts.path, err: error }, "a view threw; its block was left out");
    const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    const { hosts } = customCode(plan.parameters, plan.facts.zone);
    return {
      kind: "page",
      hosts,
      status: plan.status,
      html: new EncodedBody(html),
      wire: new EncodedBody(wire),
      reloads: plan.record?.isReload ?? false,
      devHost: hostOf(plan.site.devUrl),
      etag,
      build,
    };
  }
}

function earliest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}
