import { isRecord } from "#schemas/fields/check.ts";
import type { Field, Fields } from "#schemas/fields/field.ts";
import type { Localized } from "#schemas/locale.ts";

import { multilineOf } from "./multiline.ts";

/** The way to a value in a block's props: a prop's name, then the places within it. */
export type Path = readonly [prop: string, ...within: Key[]];
type Key = string | number;

/** A text of a block: a prop, what a link says, or one of those in an item of a list. */
export interface BlockText {
  readonly path: Path;
  readonly label: Localized<string>;
  readonly isLocalized: boolean;
  readonly isRich: boolean;
  readonly isMultiline: boolean;
  /** As the view received it. */
  readonly value: string;
}

/** All texts that a block's view received, in the order of its fields. */
export function textsOf(
  fields: Fields,
  props: Readonly<Record<string, unknown>>,
  path: readonly Key[] = [],
): readonly BlockText[] {
  return Object.entries(fields).flatMap(([name, field]) => textsIn(field, props[name], withName(path, name)));
}

function textsIn(field: Field, value: unknown, path: Path): readonly BlockText[] {
  const { kind, label, localized } = field;
  if (kind === "text" || kind === "rich-text") {
    if (typeof value !== "string") return [];
    const isRich = kind === "rich-text";
    return [{ path, label, isLocalized: localized, isRich, isMultiline: isRich || multilineOf(field), value }];
  }
  if (kind === "link" && isRecord(value) && typeof value["label"] === "string") {
    const way: Path = [...path, "label"];
    return [{ path: way, label, isLocalized: true, isRich: false, isMultiline: false, value: value["label"] }];
  }
  if (kind !== "list" || !field.item || !Array.isArray(value)) return [];
  const { item } = field;
  return value.flatMap((each, index) => (isRecord(each) ? textsOf(item, each, [...path, index]) : []));
}

function withName(path: readonly Key[], name: string): Path {
  const [prop, ...within] = path;
  return typeof prop === "string" ? [prop, ...within, name] : [name];
}

/** What stands somewhere in a value; undefined: nothing. */
export function valueAt(whole: unknown, path: readonly Key[]): unknown {
  return path.reduce((at: unknown, key) => {
    if (Array.isArray(at)) return at[Number(key)] as unknown;
    return isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }, whole);
}

/** The same value with something else at one place. */
export function withAt(whole: unknown, [key, ...rest]: readonly Key[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.with(Number(key), withAt(whole[Number(key)], rest, value));
  const record = isRecord(whole) ? whole : {};
  return { ...record, [key]: withAt(record[key], rest, value) };
}
