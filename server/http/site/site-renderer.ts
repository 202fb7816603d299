import { createHash } from "node:crypto";

import type { Logger } from "pino";

import { pageQuery, type PageQuery } from "#renderer/data/page-query.ts";
import type { PageDocument } from "#renderer/page/page-document.ts";
import type { CacheBudget } from "#server/cache/cache-budget.ts";
import { publicOrigin } from "#server/site/links.ts";
import { EncodedBody } from "#server/cache/encoded-body.ts";
import { keptReads, readOnce, type Keep } from "#server/cache/kept-reads.ts";
import { TaggedCache } from "#server/cache/tagged-cache.ts";
import { DatabaseAway } from "#server/db/database-error.ts";
import { recordReads, withReadRecorder } from "#server/db/tags.ts";

import { Overloaded } from "../admission/overloaded.ts";
import { Workshop } from "../admission/workshop.ts";
import type { Caller } from "../api/handler.ts";

import { buildDocument } from "./build-document.ts";
import { customCode } from "./custom-code.ts";
import { findDefinition } from "./definitions.ts";
import type { ResolveNeed } from "./kept-answers.ts";
import { elsewhere, pageConsent } from "./page-elsewhere.ts";
import { pageKey } from "./page-key.ts";
import { pageName } from "./page-name.ts";
import {
  notFoundMessage,
  planFor,
  planPage,
  planStatus,
  type PagePlan,
  type Plan,
  type Redirection,
} from "./plan-page.ts";
import type { KeptPage, SiteAnswer, SiteRequest } from "./site-request.ts";
import { hostOf } from "./site-urls.ts";
import { errorFacts } from "./site-error.ts";
import type { PageForm, SitePage, StoredPage } from "./stored-page.ts";

/** The built renderer: turns a page document into HTML, or into its form for the browser. */
export type RenderDocument = (document: PageDocument) => Readonly<Record<PageForm, () => string>> & {
  readonly broken: ReadonlyMap<string, unknown>;
};

export interface SiteRendererOptions {
  readonly render: RenderDocument;
  readonly build: string;
  readonly siteUrl: string;
  readonly resolveNeed: ResolveNeed;
  /** The memory that plans, pages and what was read for them share. */
  readonly budget: CacheBudget;
  /** False keeps nothing and makes every answer anew. */
  readonly caches: boolean;
  /** True makes whoever writes to what was read throw. */
  readonly freezes?: boolean;
  readonly log: Logger;
  /** Where plans and pages are made, a few at once. */
  readonly workshop?: Workshop;
}

/** What one kept plan weighs, roughly: the tree, the parameters and the subject are shared with what was read. */
const planWeight = 4 * 1024;

/** Answers the site's addresses, from the cache where it can (design §5, "The cache"). */
export class SiteRenderer {
  readonly #options: SiteRendererOptions;
  readonly #workshop: Workshop;
  readonly #keep: Keep;
  readonly #plans: TaggedCache<Plan>;
  readonly #pages: TaggedCache<StoredPage>;
  #renders = 0;

  constructor(options: SiteRendererOptions) {
    const { budget, freezes, workshop = new Workshop() } = options;
    this.#options = options;
    this.#workshop = workshop;
    this.#keep = keptReads({ budget, name: "reads", freezes });
    this.#plans = new TaggedCache({
      budget,
      name: "plans",
      sizeOf: () => planWeight,
      standsIn: true,
      concernsMakerAlone: isOverloaded,
      keeps: (plan) => plan.kind !== "page" || plan.status === 200,
    });
    this.#pages = new TaggedCache({
      budget,
      name: "pages",
      sizeOf: (page) => (page.kind === "page" ? page.body.weight : 0),
      standsIn: true,
      concernsMakerAlone: isOverloaded,
      keeps: (page) => page.kind === "page" && page.status < 500,
    });
  }

  /** Pages rendered since the start. */
  get renders(): number {
    return this.#renders;
  }

  /** Rejects with `Overloaded` where there is no room to make what isn't kept. */
  async answer(request: SiteRequest): Promise<SiteAnswer> {
    const keep = this.#reads();
    const { clientAddress } = request.visitor;
    if (request.isDraft)
      return await this.#workshop.render(clientAddress, () => this.#answerPrivate(request, readOnce()));
    if (request.said) return await this.#workshop.render(clientAddress, () => this.#answerPrivate(request, keep));
    if (request.isAdministrator || !this.#options.caches) {
      return await this.#workshop.render(clientAddress, () => this.#answerUnkept(request, keep));
    }
    const since = this.#options.budget.epochs.now();
    const planned = await this.#plans.get(request.path, since, () =>
      this.#workshop.plan(clientAddress, () => withReadRecorder(() => this.#makePlan(request, keep, null))),
    );
    if (planned.value.kind === "private") {
      return await this.#workshop.render(clientAddress, () => this.#answerPrivate(request, keep));
    }
    const plan = await this.#planOf(planned.value, request);
    if (plan.kind === "redirect") return { page: plan, from: sourceOf(planned), isPrivate: false };
    const query = pageQuery(plan.tree, findDefinition, request.search);
    const make = () =>
      withReadRecorder(async () => {
        // Nothing new is made by an old plan: a page that was made by it stands in, or there is none.
        if (planned.isStale) throw new DatabaseAway("This page can't be planned");
        recordReads(planned);
        return await this.#makePage(plan, request, keep, query);
      });
    const page = await this.#pages.get(pageKey(plan, request, query), since, () =>
      this.#workshop.render(clientAddress, make, ({ value }) => this.#seal(value)),
    );
    return { page: page.value, from: sourceOf(planned.isStale ? planned : page), isPrivate: false };
  }

  async #answerUnkept(request: SiteRequest, keep: Keep): Promise<SiteAnswer> {
    const plan = await this.#makePlan(request, keep, null);
    if (plan.kind === "private") return await this.#answerPrivate(request, keep);
    const own = await this.#planOf(plan, request);
    return { page: await this.#makePage(own, request, keep), from: "bypass", isPrivate: false };
  }

  /** Plans and renders for one visitor; the page is shared with nobody and kept nowhere. */
  async #answerPrivate(request: SiteRequest, keep: Keep): Promise<SiteAnswer> {
    const plan = await this.#makePlan(request, keep, request.visitor);
    if (plan.kind === "private") throw new Error("A page of the private zone was planned for nobody");
    const page = await this.#makePage(await this.#planOf(plan, request), request, keep);
    return { page, from: "bypass", isPrivate: true };
  }

  /** The plan of a page for who asks, who are nobody in particular where it doesn't matter or can't be told. */
  async #planOf<Kind extends PagePlan | Redirection>(
    plan: Kind,
    { visitor, isDraft, shownAs }: SiteRequest,
  ): Promise<Kind | PagePlan> {
    if (plan.kind === "redirect" || !plan.asksWho) return plan;
    // Who edits a page is logged in, and means to see it as those who aren't do.
    if (isDraft) return planFor(plan, shownAs ? shownAs === "customer" : plan.pageType.guards.includes("session"));
    const session = await visitor.session().catch(() => null);
    return planFor(plan, session !== null);
  }

  /**
   * The page when it is kept and still holds, or stands in while the database is away, at once. What is asked must be
   * one page for everybody.
   */
  kept(request: Pick<SiteRequest, "locale" | "path" | "search" | "form">): KeptPage | null {
    const planned = this.#options.caches ? this.#plans.find(request.path) : undefined;
    if (planned?.value.kind !== "page") return null;
    const plan = planFor(planned.value, false);
    const query = pageQuery(plan.tree, findDefinition, request.search);
    const found = this.#pages.find(pageKey(plan, request, query));
    if (found?.value.kind !== "page") return null;
    return { page: found.value, from: planned?.isStale || found.isStale ? "stale" : "hit" };
  }

  /** The page of an error; never kept. Throws when the error page itself can't be shown. */
  async answerError(error: unknown, request: SiteRequest): Promise<SitePage> {
    const { statusCode, message } = errorFacts(error);
    const { clientAddress } = request.visitor;
    return await this.#workshop.render(clientAddress, () => this.answerStatus(statusCode, message, request));
  }

  /** The page of a status, such as 503 while the site is under construction; never kept. */
  async answerStatus(status: number, message: string, request: SiteRequest): Promise<SitePage> {
    const { resolveNeed } = this.#options;
    const keep = this.#reads();
    const plan = await planStatus({ ...request, visitor: null, resolveNeed, keep, status, message });
    return await this.#render(plan, request, keep);
  }

  #reads(): Keep {
    return this.#options.caches ? this.#keep : readOnce();
  }

  #makePlan(request: SiteRequest, keep: Keep, visitor: Caller | null): Promise<Plan> {
    const { locale, path, sitePath, search, isAdministrator } = request;
    const { resolveNeed } = this.#options;
    const query = search.size > 0 ? `?${search.toString()}` : "";
    return planPage({ locale, path, sitePath, query, visitor, isAdministrator, resolveNeed, keep });
  }

  async #makePage(
    plan: PagePlan | Redirection,
    request: SiteRequest,
    keep: Keep,
    query?: PageQuery,
  ): Promise<StoredPage> {
    return plan.kind === "redirect" ? plan : await this.#render(plan, request, keep, query);
  }

  /** Compresses a page for keeping, while it goes out. */
  async #seal(page: StoredPage): Promise<void> {
    if (page.kind === "redirect") return;
    try {
      await page.body.seal();
    } catch (error) {
      this.#options.log.error({ err: error }, "a page could not be compressed");
    }
  }

  async #render(
    plan: PagePlan,
    request: SiteRequest,
    keep: Keep,
    query = pageQuery(plan.tree, findDefinition, request.search),
  ): Promise<SitePage> {
    const { form, isAdministrator, isDraft = false, visitor, said = null } = request;
    const { build, siteUrl, resolveNeed, render, log } = this.#options;
    const custom = customCode(plan.parameters, isDraft ? "private" : plan.facts.zone);
    const consent = pageConsent(plan, isAdministrator || isDraft);
    const document = await buildDocument({
      plan,
      query,
      build,
      siteUrl: publicOrigin(plan.site, siteUrl),
      custom,
      consent,
      resolveNeed,
      keep,
      visitor,
      said,
      showsProblems: isAdministrator && !isDraft,
      isDraft,
      note: ({ block, slug, text, error }) => log.warn({ block, slug, page: pageName(plan), err: error }, text),
    });
    // Asked for without its query, so that the page of the status can't be missing itself.
    if (document === null)
      return await this.answerStatus(404, notFoundMessage, { ...request, search: new URLSearchParams() });
    this.#renders += 1;
    const rendered = render(document);
    const bytes = Buffer.from(rendered[form]());
    for (const [block, error] of rendered.broken)
      log.error({ block, page: pageName(plan), err: error }, "a view threw; its block was left out");
    return {
      kind: "page",
      form,
      name: pageName(plan),
      ...elsewhere(plan, custom, consent),
      // Whoever wrote the custom script never thought of pages that nobody has seen yet: it runs when one is.
      speculation: isDraft || plan.facts.zone === "private" ? null : custom.script === null ? "prerender" : "prefetch",
      status: plan.status,
      body: new EncodedBody(bytes),
      reloads: plan.record?.isReload ?? false,
      devHost: hostOf(plan.site.devUrl),
      asksWho: plan.asksWho,
      etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
      build,
    };
  }
}

/** Whoever holds too many places is refused; others who wait for the same page are not. */
function isOverloaded(error: unknown): boolean {
  return error instanceof Overloaded;
}

function sourceOf({ hit, isStale }: { readonly hit: boolean; readonly isStale: boolean }): SiteAnswer["from"] {
  if (isStale) return "stale";
  return hit ? "hit" : "miss";
}
