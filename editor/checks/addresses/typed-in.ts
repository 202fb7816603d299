import { isRecord } from "#schemas/fields/check.ts";
import type { Fields } from "#schemas/fields/field.ts";
import type { Localized } from "#schemas/locale.ts";

import type { CheckedBlock } from "../checked-page.ts";

/** An address of this site that somebody typed into a block. */
export interface TypedAddress {
  /** From its first slash on. */
  readonly path: string;
  /** The block's field that it stands in, perhaps within a list. */
  readonly prop: string;
  /** What is called so as one reads it. */
  readonly label: Localized<string>;
  /** Whether it is a link's own, which could name a page instead; not one within a text. */
  readonly isLink: boolean;
}

/** The addresses of this site that a block's links and texts lead to. */
export function typedIn({ fields, props }: Pick<CheckedBlock, "fields" | "props">): readonly TypedAddress[] {
  return Object.entries(fields ?? {}).flatMap(([prop, field]) =>
    typedInValue({ [prop]: field }, { [prop]: props[prop] }).map((each) => ({ ...each, prop })),
  );
}

function typedInValue(fields: Fields, props: Readonly<Record<string, unknown>>): readonly Omit<TypedAddress, "prop">[] {
  return Object.entries(fields).flatMap(([prop, { kind, label, item }]): readonly Omit<TypedAddress, "prop">[] => {
    const value = props[prop];
    if (kind === "link") return linkPaths(value).map((path) => ({ path, label, isLink: true }));
    if (kind === "rich-text") return textPaths(value).map((path) => ({ path, label, isLink: false }));
    if (!item) return [];
    return [value].flat().flatMap((each) => (isRecord(each) ? typedInValue(item, each) : []));
  });
}

/** The path of a link that is an address, and not a page. */
function linkPaths(value: unknown): readonly string[] {
  const to = isRecord(value) ? value["to"] : null;
  if (!isRecord(to) || to["kind"] !== "url" || typeof to["url"] !== "string") return [];
  return ownPath(to["url"]);
}

function textPaths(value: unknown): readonly string[] {
  const texts = isRecord(value) ? Object.values(value) : [value];
  const found = texts.flatMap((text) =>
    typeof text === "string" ? [...text.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)] : [],
  );
  return [...new Set(found.flatMap(([, href = ""]) => ownPath(href.replaceAll("&amp;", "&"))))];
}

/** An address of another site is nobody's business. */
function ownPath(url: string): readonly string[] {
  return /^\/(?!\/)/.test(url) ? [url] : [];
}
