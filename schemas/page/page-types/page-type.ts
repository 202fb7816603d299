import type { Answers } from "../../contract/answers.ts";
import type { NeedName } from "../../contract/need.ts";
import type { Localized } from "../../locale.ts";
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
  /** What the page is about; its absence alone makes the page a 404. */
  readonly subject?: Subject;
  /** Slugs of the blocks that do the page's work: a layout without them isn't served. */
  readonly requires: readonly string[];
  readonly frame: "default" | "page";
  readonly defaultLayout: LayoutDocument;
  /** Parameters that open the page in the editor. */
  readonly sampleParams: PageParams;
}

export interface Subject {
  readonly call: NeedName;
  /** The call's path parameters, from the page's. */
  params(params: PageParams): Readonly<Record<string, string | number>>;
  /** Every subject there is; without it the pages don't stand in the sitemap. */
  readonly list?: SubjectList;
}

/** A list call and where its answer carries the subjects. */
export interface SubjectList {
  readonly call: NeedName;
  items(answer: unknown): readonly SubjectItem[];
}

/** A subject in one language; an empty address has no page. */
export interface SubjectItem {
  readonly id: number;
  readonly url: string;
}

/** Declares a subject's list, typed by the call's answer. */
export function subjectList<Name extends NeedName>(
  call: Name,
  items: (answer: Answers[Name]) => readonly SubjectItem[],
): SubjectList {
  return { call, items: (answer) => items(answer as Answers[Name]) };
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
