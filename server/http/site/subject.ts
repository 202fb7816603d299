import type { Crumb } from "#renderer/page/page-document.ts";
import type { BreadcrumbEntry } from "#schemas/content/blog.ts";
import type { Image } from "#schemas/content/image.ts";
import type { Need } from "#schemas/contract/need.ts";
import { locales, type Locale } from "#schemas/locale.ts";

import type { PageParams, SubjectPart } from "#schemas/page/page-types/page-type.ts";

import type { Keep } from "#server/cache/kept-reads.ts";
import { lineOf } from "#server/text/line-of.ts";

import type { Route } from "./find-route.ts";
import { keptAnswers, type ResolveNeed } from "./kept-answers.ts";
import { addressIn, orNull, subjectPath, textOf } from "./subject-path.ts";

/** What a parameterised page is about. */
export interface Subject {
  /** The answer of the page type's call; null when there is no such thing. */
  readonly value: unknown;
  /** What linked data describes: the answer, narrowed to the part that the page is about. */
  readonly linkedDataSubject: unknown;
  /** Its own address, when the answer says one. */
  readonly path: string | null;
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
  /** Its title or name, with the part of it that the page is about; empty when it has none. */
  readonly title: string;
  readonly summary: string;
  /** What it says beyond that, as one line of plain text; empty when it says nothing. */
  readonly words: string;
  readonly image: Image | null;
  /** What lies between the page's parents and the page: folders, the wine of a vintage. */
  readonly above: readonly Crumb[];
}

interface SubjectRequest {
  readonly locale: Locale;
  readonly resolveNeed: ResolveNeed;
  readonly keep: Keep;
}

/** A subject of which nothing is known but what stands in for it: the failure of an error page. */
export function bareSubject(value: unknown, alternates: Subject["alternates"]): Subject {
  return {
    value,
    linkedDataSubject: value,
    path: null,
    alternates,
    title: "",
    summary: "",
    words: "",
    image: null,
    above: [],
  };
}

/**
 * Resolves a route's subject in the page's language, and its addresses in the others. Only the
 * subject's absence makes a page a 404 (design §2); any other failure is the page's own.
 */
export async function resolveSubject(route: Route, request: SubjectRequest): Promise<Subject | null> {
  const declared = route.pageType.subject;
  if (!declared) return null;
  const { locale, resolveNeed, keep } = request;
  const need: Need = { call: declared.call, params: declared.params(route.params) };
  const value = await orNull(keptAnswers(resolveNeed, keep)(need, locale));
  if (value === null) return bareSubject(null, {});
  const path = addressIn(declared, value, route.params);
  const urls = await Promise.all(
    locales.map(async (other) => {
      const url = other === locale ? path : await subjectPath(route, other, { resolveNeed, keep });
      return [other, url] as const;
    }),
  );
  const thing = declared.pick ? declared.pick(value) : value;
  const name = textOf(thing, "title") || textOf(thing, "name");
  const part = declared.part?.name(thing, route.params, locale) ?? "";
  return {
    value,
    linkedDataSubject: declared.part ? partAsThing(declared.part, thing, route.params, locale) : value,
    path: path || null,
    // What has no address of its own is the same thing in all languages.
    alternates: path === "" ? route.alternates : Object.fromEntries(urls.filter(([, url]) => url !== "")),
    title: [name, part].filter(Boolean).join(" "),
    summary: textOf(thing, "summary"),
    words: lineOf(textOf(thing, "text")),
    image: imageOf(thing),
    above: declared.part ? [{ name, path: textOf(thing, "url") }] : await trailOf(route, request),
  };
}

/** A part as a thing of its own: under its own address and name. */
function partAsThing(part: SubjectPart, value: unknown, params: PageParams, locale: Locale): unknown {
  const name = [textOf(value, "name"), part.name(value, params, locale)].filter(Boolean).join(" ");
  return { ...part.only(value, params), name, url: part.url(value, params) };
}

/** The way to the subject, itself left out; a trail that can't be had is no reason to fail the page. */
async function trailOf(
  { pageType, params }: Route,
  { locale, resolveNeed, keep }: SubjectRequest,
): Promise<readonly Crumb[]> {
  const { subject } = pageType;
  if (!subject?.trail) return [];
  const need: Need = { call: subject.trail, params: subject.params(params) };
  const entries = await orNull(keptAnswers(resolveNeed, keep)(need, locale));
  if (!Array.isArray(entries)) return [];
  return (entries as readonly BreadcrumbEntry[]).slice(0, -1).map(({ name, url }) => ({ name, path: url }));
}

/** A subject's own picture, or the first of its pictures. */
function imageOf(thing: unknown): Image | null {
  if (typeof thing !== "object" || thing === null) return null;
  if ("image" in thing && thing.image) return thing.image as Image;
  return "images" in thing && Array.isArray(thing.images) ? ((thing.images[0] as Image | undefined) ?? null) : null;
}
