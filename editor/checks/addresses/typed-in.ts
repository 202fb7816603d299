import { isRecord } from "#schemas/fields/check.ts";
import type { Fields } from "#schemas/fields/field.ts";
import type { Localized } from "#schemas/locale.ts";
import type { CheckedBlock } from "#schemas/page/checked-blocks.ts";

import { lineOf, ownAddress, type OwnAddress } from "#schemas/site/own-address.ts";

/** An address of this site that somebody typed into a block. */
export interface TypedAddress extends OwnAddress {
  /** As it was typed. */
  readonly address: string;
  /** Page and place in one. */
  readonly path: string;
  /** The block's field that it stands in, perhaps within a list. */
  readonly prop: string;
  /** What is called so as one reads it. */
  readonly label: Localized<string>;
  /** Whether it is a link's own, which could name a page instead; not one within a text. */
  readonly isLink: boolean;
}

/** The addresses of this site, which has these hosts, that a block's links and texts lead to; places on the page among them. */
export function typedIn(
  { fields, props }: Pick<CheckedBlock, "fields" | "props">,
  hosts: readonly string[],
): readonly TypedAddress[] {
  return Object.entries(fields ?? {}).flatMap(([prop, field]) =>
    typedInValue({ [prop]: field }, { [prop]: props[prop] }).flatMap((typed) => {
      const own = ownAddress(typed.address, hosts);
      return own ? [{ ...typed, ...own, path: lineOf(own), prop }] : [];
    }),
  );
}

type Typed = Pick<TypedAddress, "address" | "label" | "isLink">;

function typedInValue(fields: Fields, props: Readonly<Record<string, unknown>>): readonly Typed[] {
  return Object.entries(fields).flatMap(([prop, { kind, label, item }]): readonly Typed[] => {
    const value = props[prop];
    if (kind === "link") return linkAddresses(value).map((address) => ({ address, label, isLink: true }));
    if (kind === "rich-text") return textAddresses(value).map((address) => ({ address, label, isLink: false }));
    if (!item) return [];
    return [value].flat().flatMap((each) => (isRecord(each) ? typedInValue(item, each) : []));
  });
}

/** The address of a link that is one, or a place on the page, and not another page by its name. */
function linkAddresses(value: unknown): readonly string[] {
  const to = isRecord(value) ? value["to"] : null;
  if (!isRecord(to)) return [];
  if (to["kind"] === "anchor" && typeof to["hash"] === "string") return [`#${to["hash"]}`];
  return to["kind"] === "url" && typeof to["url"] === "string" ? [to["url"]] : [];
}

function textAddresses(value: unknown): readonly string[] {
  const texts = isRecord(value) ? Object.values(value) : [value];
  const found = texts.flatMap((text) =>
    typeof text === "string" ? [...text.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)] : [],
  );
  return [...new Set(found.map(([, href = ""]) => href.replaceAll("&amp;", "&")))];
}
