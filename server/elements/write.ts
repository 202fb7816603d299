import type { ElementField } from "#schemas/content/element-field.ts";
import { under } from "#schemas/fields/check.ts";
import { isSafeUrl } from "#schemas/fields/link-target.ts";
import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import { readTexts } from "#server/db/json-text.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { command, commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { removeRow } from "#server/db/row.ts";
import type { NewRow } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { cleanHtml, plainText } from "#server/text/clean-html.ts";
import { fold } from "#schemas/fold.ts";
import { checkTexts, mergeTexts, slugged, unknownLocales, type TextsByLocale } from "#server/text/texts-by-locale.ts";

import { checkValues, cleanValues, readFields } from "./rules.ts";

export interface ElementTexts {
  /** Left out: made of the title. */
  readonly slug: string;
  readonly title: string;
  /** Rich text; cleaned. */
  readonly text: string;
  /** The list's own localized columns. */
  readonly values: Readonly<Record<string, string>>;
}

/** An element to write. With the id of an existing one, what is left out stays as it is. */
export interface ElementInput {
  readonly id?: number;
  readonly route: string;
  readonly order?: number;
  readonly mediaId?: number | null;
  /** A site path or an absolute https address; empty: no link. */
  readonly link?: string;
  /** How many may register for it; null: nobody can. Never fewer than have. */
  readonly places?: number | null;
  /** The form by which one registers; null: the standard one. */
  readonly formId?: number | null;
  /** The list's own columns that are the same in all languages. */
  readonly values?: Readonly<Record<string, string>>;
  readonly texts?: TextsByLocale<ElementTexts>;
}

/** Adds or changes an element of a list. */
export async function saveElement(input: ElementInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const unknown = unknownLocales(input.texts);
  if (unknown.length > 0) return refuseInput(unknown);
  if (input.link && !isSafeUrl(input.link)) {
    return refuseInput([{ key: "link", messageKey: "key.link" }]);
  }
  return await commandOn(keys, async () => {
    const list = await database()
      .selectFrom("element_list")
      .select("fields")
      .where("route", "=", input.route)
      .executeTakeFirst();
    if (!list) return refuse("not-found", "missing.elementList", { values: { route: input.route } });
    return await write(input, readFields(list.fields));
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "element.media_id": "mediaId", "element.places": "places" };

/** Removes an element; one that people have registered for is refused. */
export async function removeElement(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const row = isRowId(id)
      ? await database().selectFrom("element").select(["route", "places_taken"]).where("id", "=", id).executeTakeFirst()
      : undefined;
    if (row && row.places_taken > 0) return refuse("unprocessable", "element.registered", { values: { id } });
    const tags = row ? [`element:${row.route}`, `element:${row.route}:${id}`] : [];
    return await removeRow("element", id, { missing: "missing.element", tags });
  });
}

async function write(input: ElementInput, fields: readonly ElementField[]) {
  const before = await stored(input);
  if (before === "elsewhere") return refuse("conflict", "element.elsewhere", { values: { id: input.id ?? 0 } });
  const texts = slugged(mergeTexts<ElementTexts>(before?.texts ?? [], input.texts ?? {}, blank), ({ title }) => title);
  const shared = { ...readTexts(before?.row.shared_values ?? "{}"), ...input.values };
  const problems = [
    ...checkTexts(texts, "title"),
    ...checkValues(fields, false, input.values ?? {}),
    ...Object.entries(input.texts ?? {}).flatMap(([locale, { values }]) =>
      under(`texts.${locale}.values`, checkValues(fields, true, values ?? {})),
    ),
  ];
  if (problems.length > 0) return refuseInput(problems);
  const place = { id: input.id, exists: before !== null };
  const id = await writeRow("element", place, {
    route: input.route,
    position: input.order ?? before?.row.position ?? 0,
    media_id: input.mediaId === undefined ? (before?.row.media_id ?? null) : input.mediaId,
    link: input.link ?? before?.row.link ?? "",
    shared_values: JSON.stringify(cleanValues(fields, shared)),
    form_id: input.formId === undefined ? (before?.row.form_id ?? null) : input.formId,
    places: input.places === undefined ? (before?.row.places ?? null) : input.places,
  });
  const rows = [...texts].map(([locale, row]) => textRow(id, locale, row, fields));
  await replaceRows("element_text", "element_id", id, rows);
  dropTags(`element:${input.route}`, `element:${input.route}:${id}`);
  return ok({ id });
}

const blank: ElementTexts = { slug: "", title: "", text: "", values: {} };

async function stored({ id, route }: ElementInput) {
  if (id === undefined) return null;
  const row = await database().selectFrom("element").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  if (row.route !== route) return "elsewhere" as const;
  const texts = await database().selectFrom("element_text").selectAll().where("element_id", "=", id).execute();
  return { row, texts: texts.map((text) => ({ ...text, values: readTexts(text.field_values) })) };
}

function textRow(
  id: number,
  locale: Locale,
  { slug, title, text, values }: ElementTexts,
  fields: readonly ElementField[],
): NewRow<"element_text"> {
  const clean = cleanHtml(text);
  const own = cleanValues(fields, values);
  const search = fold([title, clean, ...Object.values(own)].map(plainText).join(" "));
  const field_values = JSON.stringify(own);
  return { element_id: id, locale, slug, title, title_sort: fold(title), text: clean, field_values, search };
}

/**
 * Takes places of an element, all that are wanted or none; gives how many are left, and false where they aren't enough.
 * One conditional step: however many ask at once, no place is taken twice.
 */
export async function takePlaces(route: string, id: number, seats: number): Promise<number | false> {
  const taken = await database()
    .updateTable("element")
    .set(({ eb, ref }) => ({ places_taken: eb(ref("places_taken"), "+", seats) }))
    .where("route", "=", route)
    .where("id", "=", id)
    .where(({ eb, ref }) => eb(eb(ref("places_taken"), "+", seats), "<=", ref("places")))
    .returning(["places", "places_taken"])
    .executeTakeFirst();
  if (!taken) return false;
  dropTags(`element:${route}`, `element:${route}:${id}`);
  return (taken.places ?? 0) - taken.places_taken;
}

/** Gives back places that somebody no longer takes. */
export async function givePlacesBack(id: number, seats: number): Promise<void> {
  const given = await database()
    .updateTable("element")
    .set(({ eb, ref }) => ({ places_taken: eb(ref("places_taken"), "-", seats) }))
    .where("id", "=", id)
    .where("places_taken", ">=", seats)
    .returning("route")
    .executeTakeFirst();
  if (given) dropTags(`element:${given.route}`, `element:${given.route}:${id}`);
}
