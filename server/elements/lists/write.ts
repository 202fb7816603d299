import { elementWords, hasWords } from "#schemas/collections/element-words.ts";
import type { Localized } from "#schemas/locale.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags } from "#server/db/context.ts";
import { readTexts } from "#server/db/json-text.ts";
import { isRowId } from "#server/db/row-id.ts";

import { readFields } from "../rules.ts";
import { checkChanges, checkFields, type GivenField, namedFields, routeOf } from "./rules.ts";

/** An element list to write, with all its own columns. */
export interface ElementListInput {
  readonly id?: number | undefined;
  /** What people call it; left out or empty: as its address reads. */
  readonly label?: Localized<string>;
  /** What they call one of its elements; left out or empty: as the list. */
  readonly one?: Localized<string>;
  /** Its address: `bandeau-promotionnel`. Left out or empty: made of what people call it. It stays what it is. */
  readonly route?: string;
  readonly fields: readonly GivenField[];
}

/**
 * Makes an element list, or changes what it is called and its own columns; gives its id. Refused: an address that another
 * has, another address than it had, a column that changes what it is while elements have something in it.
 */
export async function saveElementList(input: ElementListInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const { label = {}, one = {} } = input;
  const fields = namedFields(input.fields);
  return await command(async () => {
    const before = await rowOf(input.id);
    const route = input.route || before?.route || routeOf(label);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(route)) return refuseInput([{ key: "route", messageKey: "key.hyphenated" }]);
    if (before && before.route !== route) return refuseInput([{ key: "route", messageKey: "key.fixed" }]);
    if (!before && (await isTaken(route))) return refuseInput([{ key: "route", messageKey: "key.taken" }]);
    const changes = before ? checkChanges(readFields(before.fields), fields, await filledIn(route)) : [];
    const problems = [...checkFields(fields), ...changes];
    if (problems.length > 0) return refuseInput(problems);
    const id = before?.id ?? input.id ?? (await nextId());
    const values = {
      label: JSON.stringify(hasWords(label) ? label : elementWords(route, {})),
      one: JSON.stringify(one),
      fields: JSON.stringify(fields),
    };
    await database()
      .insertInto("element_list")
      .values({ id, route, ...values })
      .onConflict((conflict) => conflict.column("route").doUpdateSet(values))
      .execute();
    dropTags(`element:${route}`);
    return ok({ id });
  });
}

/** Removes a list that has no elements. */
export async function removeElementList(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const row = await rowOf(id);
    if (!row) return refuse("not-found", "element.noList");
    const used = await database().selectFrom("element").select("id").where("route", "=", row.route).executeTakeFirst();
    if (used) return refuse("conflict", "element.listInUse");
    await database().deleteFrom("element_list").where("id", "=", id).execute();
    dropTags(`element:${row.route}`);
    return ok(null);
  });
}

async function rowOf(id: number | undefined) {
  if (id === undefined || !isRowId(id)) return undefined;
  return await database().selectFrom("element_list").selectAll().where("id", "=", id).executeTakeFirst();
}

async function isTaken(route: string): Promise<boolean> {
  return (await database().selectFrom("element_list").select("id").where("route", "=", route).execute()).length > 0;
}

/** Lists had their addresses before they had numbers, so that no engine counts these. */
async function nextId(): Promise<number> {
  const { last } = await database()
    .selectFrom("element_list")
    .select(({ fn }) => fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** The columns in which elements of a list have something. */
async function filledIn(route: string): Promise<ReadonlySet<string>> {
  const shared = await database()
    .selectFrom("element")
    .select("shared_values as held")
    .where("route", "=", route)
    .execute();
  const texts = await database()
    .selectFrom("element_text")
    .innerJoin("element", "element.id", "element_text.element_id")
    .select("field_values as held")
    .where("route", "=", route)
    .execute();
  const held = [...shared, ...texts].flatMap((row) => Object.entries(readTexts(row.held)));
  return new Set(held.flatMap(([name, value]) => (value === "" ? [] : [name])));
}
