import type { Locale } from "#schemas/locale.ts";
import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { type Keep, readOnce } from "#server/cache/kept-reads.ts";

import type { Caller } from "../api/handler.ts";
import { type ApiRefusal, AppError } from "../errors.ts";
import { findRoute, type Route, routeOfType } from "../site/find-route.ts";
import type { ResolveNeed } from "../site/kept-answers.ts";
import { parsePath } from "../site/parse-path.ts";
import { notFoundMessage, ownPath, statusSubject } from "../site/plan-page.ts";
import { resolveSubject, type Subject } from "../site/subject.ts";
import { isValidPage } from "../site/validators.ts";

export interface CanvasPorts {
  readonly caller: Caller;
  readonly resolveNeed: ResolveNeed;
}

/** A page as the site finds it, whoever may see it. */
export interface FoundCanvas {
  readonly route: Route;
  readonly locale: Locale;
  /** Its own address, where it has one. */
  readonly path: string;
  readonly subject: Subject | null;
}

/**
 * Finds the page at an address as the site does, but for guards and switches, which are for visitors: a step of the
 * checkout opens without a cart. A page of somebody's own (an order) opens without what it is about.
 */
export async function findCanvas(
  address: string,
  ports: CanvasPorts,
  keep: Keep,
): Promise<Result<FoundCanvas, ApiRefusal>> {
  const { locale, path, sitePath } = plainPath(address);
  const route = (await findRoute(sitePath, locale, keep)) ?? (await routeOfStatus(sitePath, keep));
  if (!route) return refuse("not-found", "path.unknown");
  if (route.pageType.status !== undefined) {
    const subject = statusSubject(route.pageType.status, route.pageType.status === 404 ? notFoundMessage : "");
    return ok({ route, locale, path, subject });
  }
  const subject = await subjectOf(route, locale, { ...ports, keep });
  const isOwn = route.pageType.zone === "private";
  const context = { params: route.params, subject: subject?.value ?? null, path: subject?.path ?? null };
  const isThere = isOwn || (subject?.value !== null && isValidPage(route.pageType.validators, context));
  if (!isThere) return refuse("not-found", "path.unknown");
  return ok({ route, locale, path: subject?.path ?? ownPath(route, locale) ?? path, subject });
}

/** An address without its query, in the one spelling that the site has for it. */
function plainPath(address: string) {
  const [path = ""] = address.split(/[?#]/, 1);
  let parsed = parsePath(path);
  while (parsed.kind === "moved") parsed = parsePath(parsed.path);
  return parsed;
}

/** The pages that stand in for others have no address: where they have no slug either, they open by their type's name. */
async function routeOfStatus(sitePath: string, keep: Keep): Promise<Route | null> {
  const type = pageTypes.find(({ slug, status }) => status !== undefined && sitePath === `/${slug}`);
  return type ? await routeOfType(type.slug, keep) : null;
}

async function subjectOf(
  route: Route,
  locale: Locale,
  { caller, resolveNeed, keep }: CanvasPorts & { readonly keep: Keep },
): Promise<Subject | null> {
  if (route.pageType.zone === "public") return await resolveSubject(route, { locale, resolveNeed, keep });
  try {
    return await resolveSubject(route, {
      locale,
      resolveNeed: (need, language) => resolveNeed(need, language, caller),
      keep: readOnce(),
    });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
