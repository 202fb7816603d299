import type { Answers } from "../../contract/call-types.ts";
import { itemsOf } from "../../contract/list-keys.ts";
import type { NeedName, QueryValue } from "../../contract/need.ts";
import type { Locale, Localized } from "../../locale.ts";
import type { BlockNode, LayoutDocument } from "../layout.ts";
import { layoutVersion } from "../layout.ts";

/** `id`: a row's id; `slug`: any readable text; `year`: four digits. */
export type ParamRule = "id" | "slug" | "year";

export type PageParams = Readonly<Record<string, string>>;

/** A kind of screen (design §2). Adding one is a file here and a line in the catalogue. */
export interface PageType {
  readonly slug: string;
  readonly label: Localized<string>;
  /** Its path without locale (`/news/:slug?/:id`); null: found by the localized slug of its page. */
  readonly pattern: string | null;
  /** Set on the pages that stand in for others: never found at an address, shown with this status. */
  readonly status?: 404 | 500;
  /** What each parameter of the pattern must look like. */
  readonly params: Readonly<Record<string, ParamRule>>;
  /** Middleware by name, run before the page (spec §2). An unknown name is an error 500 (spec §8). */
  readonly guards: readonly string[];
  /** Checks by name that can turn the page into a 404 (spec §5). */
  readonly validators: readonly string[];
  readonly zone: "public" | "private";
  /** The toggle among the parameters that takes the screen off the site: a 404, and no place in the sitemap. */
  readonly enabledBy?: string;
  /** What the page is about; its absence alone makes the page a 404. */
  readonly subject?: Subject;
  /** Slugs of the blocks that do the page's work: a layout without them isn't served. */
  readonly requires: readonly string[];
  /** Slugs of blocks that the law wants on the page of an estate that sells: they are shown where its layout lacks them. */
  readonly always?: readonly string[];
  /** Of several pages of this type, the slug of the one that serves these parameters; the first one serves the rest. */
  pageSlug?(params: PageParams): string;
  readonly frame: "default" | "page";
  /** True where nothing leads astray: of its frame stay what must be and what speaks up; bars it brings itself. */
  readonly isFocused?: true;
  readonly defaultLayout: LayoutDocument;
  /** Parameters that open the page in the editor. */
  readonly sampleParams: PageParams;
}

/** What a page of a parameterised type is about. */
export interface Subject {
  readonly call: NeedName;
  /** The call's path parameters, from the page's. */
  params(params: PageParams): Readonly<Record<string, string | number>>;
  /** Of an answer that holds more than the subject, the subject; without it the answer is the subject. */
  pick?(answer: unknown): unknown;
  /** For a page about one part of its subject (a vintage of a wine); without it the page is the subject's own. */
  readonly part?: SubjectPart;
  /** A call with the subject's parameters that tells the way to it: outermost first, itself last. */
  readonly trail?: NeedName;
  /** Every page there is of this type; without it the pages don't stand in the sitemap. */
  readonly list?: SubjectList;
}

/** Where the page of a subject's part is, in the language of the subject. */
export interface SubjectPart {
  /** The part's own address, prefix included; empty when the subject has none. */
  url(subject: unknown, params: PageParams): string;
  /** What tells the part from the rest of its subject: `2022`. */
  name(subject: unknown, params: PageParams, locale: Locale): string;
  /** The subject with what belongs to the part alone: what linked data tells of the page. */
  only(subject: unknown, params: PageParams): object;
}

/** A list call and where its answer carries the subjects. */
export interface SubjectList {
  readonly call: NeedName;
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** Whose rows tell when the pages changed last; without it nobody knows. */
  readonly dated?: DatedSubject;
  /** The pages of each item of the answer: mostly one, its own. */
  items(answer: unknown): readonly (readonly SubjectItem[])[];
}

/** What has a time of its own: of publication, or of the last change. */
export type DatedSubject = "news" | "blog" | "product";

/** A page about a subject in one language; an empty address has no page. Ids are unique within the list. */
export interface SubjectItem {
  readonly id: number;
  readonly url: string;
  /** Of a page about a part: the id of the whole, which has the time of the last change. */
  readonly partOf?: number;
}

/**
 * Declares a subject's list by what it is of (spec §3, "list-key mapping"): the answer's items are the subjects
 * with their own address.
 */
export function subjectList(call: NeedName, key: string): SubjectList {
  return { call, items: (answer) => (itemsOf(answer, key) as readonly SubjectItem[]).map((item) => [item]) };
}

/** The same for pages about parts of the subjects: each item of the answer may have any number of them. */
export function partList<Name extends NeedName>(
  call: Name,
  query: NonNullable<SubjectList["query"]>,
  parts: (answer: Answers[Name]) => readonly (readonly SubjectItem[])[],
): SubjectList {
  return { call, query, items: (answer) => parts(answer as Answers[Name]) };
}

/** Declares which part of an answer the subject is, typed by the call's answer. */
export function pickOf<Name extends NeedName>(
  _call: Name,
  pick: (answer: Answers[Name]) => unknown,
): (answer: unknown) => unknown {
  return (answer) => pick(answer as Answers[Name]);
}

/** Declares where the pages of a subject's parts are, typed by the call's answer. */
export function subjectPart<Name extends NeedName>(
  _call: Name,
  part: {
    url(subject: Answers[Name], params: PageParams): string;
    name(subject: Answers[Name], params: PageParams, locale: Locale): string;
    only(subject: Answers[Name], params: PageParams): Answers[Name] & object;
  },
): SubjectPart {
  return {
    url: (subject, params) => part.url(subject as Answers[Name], params),
    name: (subject, params, locale) => part.name(subject as Answers[Name], params, locale),
    only: (subject, params) => part.only(subject as Answers[Name], params),
  };
}

/** Makes a default layout of blocks that stand one below the other; each id is its slug, props are of version 1. */
export function stack(...blocks: readonly { slug: string; props?: BlockNode["props"] }[]): LayoutDocument {
  const nodes = blocks.map(({ slug, props = {} }): BlockNode => ({ id: slug, slug, v: 1, props, slots: {} }));
  return {
    version: layoutVersion,
    kind: "page",
    root: nodes.map(({ id }) => id),
    blocks: Object.fromEntries(nodes.map((node) => [node.id, node])),
  };
}
