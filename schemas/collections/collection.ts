import type { Field, Fields } from "../fields/field.ts";
import type { Localized } from "../locale.ts";
import type { Problem } from "../refusal.ts";
import type { CollectionSign } from "./sign.ts";

/** Fields of a form that stand together, under a name. */
export interface FieldGroup {
  readonly name: Localized<string>;
  readonly fields: readonly string[];
}

/**
 * One of the estate's collections, such as its news: what a record of it holds, and how people look at it. Lists, forms, drafts
 * and history are written once, over this; the server's save command is behind it (`server/collections/engine`).
 */
export interface Collection {
  /** In addresses and calls: `news`. */
  readonly slug: string;
  /** By which people find it among all. */
  readonly sign: CollectionSign;
  readonly label: Localized<string>;
  /** What one of them is called. */
  readonly one: Localized<string>;
  /** Which work it belongs to; left out: to what the estate tells and sells. */
  readonly part?: "shop" | "visitors";
  readonly fields: Fields;
  /** Every field, in the order of the form. */
  readonly groups: readonly FieldGroup[];
  /** The field that names a record, by its words or by what it refers to; none is published without it. */
  readonly title: string;
  /** The fields that its list shows beside the title. */
  readonly columns: readonly string[];
  /** What the shop counts of a record, by name: shown beside its fields, and nobody's to write. */
  readonly counted?: Readonly<Record<string, Localized<string>>>;
  /** Where a record stands on the site, before its id: `/news/`. Left out: it has no page. */
  readonly path?: string;
  /** Its rows are sold: what there is of them stands in the panel's section of the stock. */
  readonly isStocked?: true;
  /** What keeps a record from going public beyond what its fields say. */
  readonly check?: (values: RecordValues) => readonly Problem[];
}

/** What a record holds, by field: every field of its collection. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** The field of a name; undefined: the collection has none. */
export function fieldOf({ fields }: Pick<Collection, "fields">, name: unknown): Field | undefined {
  return typeof name === "string" && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
