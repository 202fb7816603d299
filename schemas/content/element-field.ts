import { isSafeUrl } from "../fields/link-target.ts";
import type { Localized } from "../locale.ts";
import type { ServerMessageKey } from "../messages/server-messages.ts";
import { parseOutline } from "./outline.ts";

/** What a list's own columns hold. `outline`: places on a picture (`parseOutline`); `products`: ids with commas between. */
export const elementFieldKinds = ["text", "html", "colour", "link", "outline", "products"] as const;

/** A column that an element list has beside the common ones (`couleur_de_fond`, spec §2). */
export interface ElementField {
  readonly name: string;
  readonly kind: (typeof elementFieldKinds)[number];
  /** Written per language; else one value for all. */
  readonly localized: boolean;
  /** What people call it; left out: as its name reads. */
  readonly label?: Localized<string>;
}

/** An element list as administrators fill it. */
export interface ElementCollection {
  readonly route: string;
  /** What people call it; empty: as its address reads. */
  readonly label: Localized<string>;
  /** What they call one of its elements; empty: as the list. */
  readonly one: Localized<string>;
  /** Whether each of its elements has a page of its own. */
  readonly hasPages: boolean;
  /** Its own columns. */
  readonly fields: readonly ElementField[];
}

/** Says why a column of a kind doesn't take a value; null: it does, as all take none. */
export function elementValueProblem(kind: ElementField["kind"], value: string): ServerMessageKey | null {
  if (value === "") return null;
  if (kind === "colour" && !/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) return "key.colour";
  if (kind === "link" && !isSafeUrl(value)) return "key.link";
  if (kind === "outline" && parseOutline(value).length === 0) return "key.outline";
  if (kind === "products" && !/^[1-9]\d*(?:, ?[1-9]\d*)*$/.test(value)) return "key.products";
  return null;
}
