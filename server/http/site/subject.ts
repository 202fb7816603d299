import type { Need } from "#schemas/contract/need.ts";
import { locales, type Locale } from "#schemas/locale.ts";

import type { Route } from "./find-route.ts";

/** What a parameterised page is about. */
export interface Subject {
  /** The answer of the page type's call; null when there is no such thing. */
  readonly value: unknown;
  /** Its own address, when the answer says one. */
  readonly path: string | null;
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
}

interface SubjectRequest {
  readonly locale: Locale;
  readonly resolveNeed: (need: Need, locale: Locale) => Promise<unknown>;
}

/**
 * Resolves a route's subject in the page's language, and its addresses in the others. Only the
 * subject's absence makes a page a 404 (design §2); any other failure is the page's own.
 */
export async function resolveSubject(route: Route, { locale, resolveNeed }: SubjectRequest): Promise<Subject | null> {
  const declared = route.pageType.subject;
  if (!declared) return null;
  const need: Need = { call: declared.call, params: declared.params(route.params) };
  const value = await orNull(resolveNeed(need, locale));
  if (value === null) return { value: null, path: null, alternates: {} };
  const paths = await Promise.all(
    locales.map(
      async (other) => [other, urlOf(other === locale ? value : await orNull(resolveNeed(need, other)))] as const,
    ),
  );
  const alternates = Object.fromEntries(paths.flatMap(([other, path]) => (path === null ? [] : [[other, path]])));
  return { value, path: urlOf(value), alternates };
}

async function orNull(answer: Promise<unknown>): Promise<unknown> {
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

function urlOf(value: unknown): string | null {
  return typeof value === "object" &&
    value !== null &&
    "url" in value &&
    typeof value.url === "string" &&
    value.url !== ""
    ? value.url
    : null;
}
