import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Subject as DeclaredSubject } from "#schemas/page/page-types/page-type.ts";
import type { Keep } from "#server/cache/kept-reads.ts";

import type { Route } from "./find-route.ts";
import type { ResolveNeed } from "./kept-answers.ts";

/**
 * The address of what a route is about, in a language; empty when there is no such thing, or it has no page. Of the
 * answer only the address is kept: the rest would double what a page takes.
 */
export function subjectPath(
  { pageType, params }: Route,
  locale: Locale,
  { resolveNeed, keep }: { readonly resolveNeed: ResolveNeed; readonly keep: Keep },
): Promise<string> {
  const { subject } = pageType;
  if (!subject) return Promise.resolve("");
  const need: Need = { call: subject.call, params: subject.params(params) };
  return keep(`address ${locale} ${pageType.slug} ${JSON.stringify(params)}`, async () => {
    const answer = await orNull(resolveNeed(need, locale));
    return addressIn(subject, answer, params);
  });
}

/** The address that a subject's answer says, or that of the part of it that the page is about. */
export function addressIn(subject: DeclaredSubject, answer: unknown, params: Route["params"]): string {
  const thing = subject.pick ? subject.pick(answer) : answer;
  const own = textOf(thing, "url");
  return own !== "" && subject.part ? subject.part.url(thing, params) : own;
}

/** A text property of an answer; empty when it has none. */
export function textOf(thing: unknown, key: string): string {
  if (typeof thing !== "object" || thing === null) return "";
  const value = (thing as Readonly<Record<string, unknown>>)[key];
  return typeof value === "string" ? value : "";
}

/** What isn't there is null; any other failure stays one. */
export async function orNull(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "not-found";
}
