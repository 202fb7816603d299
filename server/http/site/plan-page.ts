import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { asksWho, shownToVisitors } from "#renderer/data/shown-blocks.ts";
import type { Crumb } from "#renderer/page/page-document.ts";
import type { Checkout } from "#schemas/content/checkout.ts";
import { heldCart, need } from "#schemas/contract/need.ts";
import { defaultLocale, locales, localizePath, type Locale } from "#schemas/locale.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";
import { isShopPage } from "#schemas/page/page-types/is-shop-page.ts";
import type { PageType } from "#schemas/page/page-types/page-type.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";
import { readOnce, type Keep } from "#server/cache/kept-reads.ts";
import type { PageRecord } from "#server/pages/records/read.ts";
import { importedAddress } from "#server/imports/links.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import type { Caller } from "../api/handler.ts";

import { encodePath, parsePath } from "./parse-path.ts";
import { crumbsOf } from "./crumbs.ts";
import { findRoute, routeOfType, type Route } from "./find-route.ts";
import type { ResolveNeed } from "./kept-answers.ts";
import { personalGuards, runGuards, type GuardContext } from "./guards.ts";
import { loadTree } from "./load-tree.ts";
import { ownAnswer } from "./own-answer.ts";
import { SiteError } from "./site-error.ts";
import { shownFormRoute } from "./shown-form.ts";
import { siteInfo } from "./site-facts.ts";
import { bareSubject, resolveSubject, type Subject } from "./subject.ts";
import { isValidPage } from "./validators.ts";

/** What an address leads to, before any block's data is read. */
export type Plan = Redirection | PagePlan | PrivatePlan;

export interface Redirection {
  readonly kind: "redirect";
  readonly location: string;
  readonly status: 301 | 302;
  /** What was asked for beside the path doesn't go along. */
  readonly isWhole?: true;
}

/** An address of the private zone, planned for nobody: it says only that it has to be planned for each visitor. */
export interface PrivatePlan {
  readonly kind: "private";
}

export interface PagePlan {
  readonly kind: "page";
  readonly status: number;
  readonly pageType: PageType;
  readonly record: PageRecord | null;
  readonly params: Readonly<Record<string, string>>;
  /** What the page is about; null when its page type has no subject. */
  readonly subject: Subject | null;
  readonly facts: PageFacts;
  /** From the start page to this one. */
  readonly crumbs: readonly Crumb[];
  /** Null keeps the page out of search engines. */
  readonly canonical: string | null;
  /** What is shown now in this language; as long as it asks who is there (`planFor`), to whomever. */
  readonly tree: readonly ExpandedBlock[];
  /** Whether it depends on who is there what it shows. */
  readonly asksWho: boolean;
  /** Whether it is planned for those who are logged in; says something only where `asksWho`. */
  readonly isCustomer: boolean;
  readonly site: SiteInfo;
  readonly parameters: Readonly<Record<string, string | null>>;
}

export interface PlanRequest {
  readonly locale: Locale;
  /** With its locale prefix. */
  readonly path: string;
  readonly sitePath: string;
  readonly resolveNeed: ResolveNeed;
  readonly keep: Keep;
  /** The query as it came, with its question mark; guards of the private zone lead back with it. */
  readonly query?: string;
  /** Who asks; null plans for everybody, so that the plan may be kept. */
  readonly visitor: Caller | null;
  /** Administrators see a site under construction (design §11.6). */
  readonly isAdministrator?: boolean;
}

/** Plans the page behind an address: guards, subject, canonical spelling, validity, layout (spec §2). */
export async function planPage(request: PlanRequest): Promise<Plan> {
  const { locale, sitePath, keep } = request;
  const [site, parameters, route] = await Promise.all([
    siteInfo(keep),
    siteParameters(keep),
    findRoute(sitePath, locale, keep),
  ]);
  if (site.isBuilding && !request.isAdministrator) return planStatus({ ...request, status: 503, message: "" });
  const shown = shownFormRoute(sitePath);
  if (shown) return await pagePlan({ request, route: shown, site, parameters, subject: null, status: 200 });
  const rootTarget = sitePath === "/" ? await rootRedirect(parameters["ROOT_REDIRECT"] ?? "", request, site) : null;
  if (rootTarget !== null) return redirect(rootTarget, parameters["ROOT_REDIRECT_STATUS"] === "301" ? 301 : 302);
  const isHidden = route?.record?.isHidden === true && !request.isAdministrator;
  if (!route || isHidden || isSwitchedOff(route.pageType, parameters)) {
    return (await movedHere(request)) ?? planStatus({ ...request, status: 404, message: notFoundMessage });
  }

  const isPrivate = route.pageType.zone === "private";
  const visitor = isPrivate ? request.visitor : null;
  if (isPrivate && visitor === null) return { kind: "private" };
  const objection = await runGuards(guardsOf(route), guardContext(request, site, visitor));
  if (objection?.kind === "redirect")
    return { kind: "redirect", location: objection.to, status: 302, ...(objection.isWhole && { isWhole: true }) };
  if (objection?.kind === "not-found") return planStatus({ ...request, status: 404, message: notFoundMessage });
  if (route.pageType.slug === "home" && sitePath !== "/") return redirect(localizePath("/", locale), 301);
  const own = ownPath(route, locale);
  if (own !== undefined && own !== request.path) return redirect(encodePath(own), 301);

  const subject = await resolveSubject(route, {
    locale,
    resolveNeed: (need, language) => request.resolveNeed(need, language, visitor),
    keep: visitor === null ? keep : readOnce(),
  });
  const isValid = isValidPage(route.pageType.validators, {
    params: route.params,
    subject: subject?.value ?? null,
    path: subject?.path ?? null,
  });
  if (subject?.value === null || !isValid)
    return (await movedHere(request)) ?? planStatus({ ...request, status: 404, message: notFoundMessage });
  if (subject?.path && subject.path !== request.path) return redirect(encodeURI(subject.path), 301);
  return pagePlan({ request, route, site, parameters, subject, status: route.pageType.status ?? 200 });
}

/**
 * Where the start page leads (spec §2: "the root path may redirect"), in the visitor's language unless the
 * path names one. Null without a path, and for one that would only lead back to the start page.
 */
async function rootRedirect(target: string, request: PlanRequest, site: SiteInfo): Promise<string | null> {
  const { locale, keep } = request;
  if (!target.startsWith("/")) return null;
  const [typed = "", more = ""] = target.split(/(?=[?#])(.*)/s, 2);
  let parsed = parsePath(typed);
  while (parsed.kind === "moved") parsed = parsePath(parsed.path);
  const { sitePath } = parsed;
  const to = parsed.locale === defaultLocale ? locale : parsed.locale;
  const route = await findRoute(sitePath, to, keep);
  if (route?.pageType.slug === "home") return to === locale ? null : localizePath("/", to);
  const guards = route ? guardsOf(route).filter((name) => !personalGuards.includes(name)) : [];
  if ((await runGuards(guards, guardContext({ ...request, locale: to }, site, null))) !== null) return null;
  return encodePath(ownPath(route, to) ?? localizePath(sitePath, to)) + more;
}

/** The one address in a language of a page that was found by a slug; a literal of spec §2 stays where it is. */
export function ownPath(route: Route | null, locale: Locale): string | undefined {
  return route?.isLiteral ? undefined : route?.alternates[locale];
}

function guardContext(request: PlanRequest, site: SiteInfo, visitor: Caller | null): GuardContext {
  const { locale, path, query = "" } = request;
  return {
    site,
    locale,
    pathAndQuery: path + query,
    session: visitor?.session ?? (async () => null),
    holdsCart: visitor !== null && visitor.cartId !== null,
    async checkoutStep() {
      if (visitor === null) return "cart";
      const own = await ownAnswer(itsCheckout, visitor, (need) => request.resolveNeed(need, locale, visitor));
      return (own as Checkout | null)?.step ?? "cart";
    },
  };
}

const itsCheckout = need("getCheckout", { params: { cartId: heldCart }, private: true });

/** True for a screen whose toggle is off. */
export function isSwitchedOff({ enabledBy }: PageType, parameters: PagePlan["parameters"]): boolean {
  return enabledBy !== undefined && parameters[enabledBy] === "false";
}

/** A page type's guards, and the shop's for a page that an operator marked as part of it. */
function guardsOf({ pageType, record }: Route): readonly string[] {
  const isMarked = record !== null && isShopPage(pageType.slug, record.isECommerce);
  return isMarked && !pageType.guards.includes("e-commerce") ? [...pageType.guards, "e-commerce"] : pageType.guards;
}

/** Where what stood at this address of the estate's former shop or site stands here; null: nothing did. */
async function movedHere({ sitePath, locale }: PlanRequest): Promise<Plan | null> {
  const path = await importedAddress(sitePath, locale);
  return path === null ? null : redirect(encodeURI(path), 301);
}

/** The message of a missing route (spec §2, §8). */
export const notFoundMessage = "This page could not be found";

/** Plans the page of a status: not found, under construction, an error. */
export async function planStatus(request: PlanRequest & { status: number; message: string }): Promise<PagePlan> {
  const { status, message, keep } = request;
  const [site, parameters] = await Promise.all([siteInfo(keep), siteParameters(keep)]);
  const route = await routeOfType(status === 404 ? "not-found" : "error", keep);
  if (!route) throw new SiteError(message, status);
  const subject = statusSubject(status, message);
  // One page for all addresses that lead nowhere: they share one place in the cache.
  const nowhere = { ...request, path: "", sitePath: "" };
  return pagePlan({ request: nowhere, route, site, parameters, subject, status });
}

/** What the page of a status is about; in another language there is the start page. */
export function statusSubject(statusCode: number, message: string): Subject {
  const homes = Object.fromEntries(locales.map((locale) => [locale, localizePath("/", locale)]));
  return bareSubject({ statusCode, message }, homes);
}

/** A page that was found, and what its plan is made of beside it. */
export interface FoundPage {
  readonly request: Pick<PlanRequest, "locale" | "path" | "keep">;
  readonly route: Route;
  readonly site: SiteInfo;
  readonly parameters: Readonly<Record<string, string | null>>;
  readonly subject: Subject | null;
  readonly status: number;
}

/** Plans what was found. */
export async function pagePlan({ request, route, site, parameters, subject, status }: FoundPage): Promise<PagePlan> {
  const { locale, path, keep } = request;
  const facts = pageFacts({ route, subject, locale, path });
  const tree = await loadTree(route, keep, { locale, isCustomer: null });
  const isIndexed = status === 200 && route.pageType.zone === "public";
  return {
    kind: "page",
    status,
    pageType: route.pageType,
    record: route.record,
    params: route.params,
    subject,
    facts,
    canonical: isIndexed ? (facts.alternates[locale] ?? path) : null,
    crumbs: await crumbsOf({ route, locale, path, subject, keep }),
    tree,
    asksWho: asksWho(tree),
    isCustomer: false,
    site,
    parameters,
  };
}

/** The plan for those who are logged in, or for everybody else: what shows is decided (PV6). */
export function planFor(plan: PagePlan, isCustomer: boolean): PagePlan {
  return plan.asksWho ? { ...plan, isCustomer, tree: shownToVisitors(plan.tree, isCustomer) } : plan;
}

/** What views are told of a page. */
export function pageFacts(page: {
  readonly route: Route;
  readonly subject: Subject | null;
  readonly locale: Locale;
  readonly path: string;
}): PageFacts {
  const { route, subject, locale, path } = page;
  return {
    id: route.record?.id ?? null,
    type: route.pageType.slug,
    locale,
    path,
    alternates: subject ? subject.alternates : route.alternates,
    zone: route.pageType.zone,
  };
}

/** The site's parameters, read once while they stay as they are. */
export function siteParameters(keep: Keep): Promise<PagePlan["parameters"]> {
  return keep("parameters", parameterValues);
}

function redirect(location: string, status: 301 | 302): Plan {
  return { kind: "redirect", location, status };
}
