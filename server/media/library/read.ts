import { sql, type SqlBool } from "kysely";

import {
  type MediaList,
  type MediaTag,
  type MediumDetails,
  type MediumKind,
  mediumKinds,
} from "#schemas/content/media.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { fold } from "#schemas/fold.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { type ListColumns, readList } from "#server/db/list-sql.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";

import { everyUse } from "../engine/find-uses.ts";
import { nameUses } from "../engine/name-uses.ts";
import { imageColumns, mediaByIds } from "../read.ts";
import { originalsFolder, previewsFolder } from "../rules.ts";
import { presentMedium } from "./present.ts";
import { mimeStarts, readCrop } from "./rules.ts";

/**
 * The media that an administrator may choose: no previews of pages, no captions, no fonts, and nothing that a picture was
 * cropped of.
 */
export async function listMedia(locale: Locale, query: ListQuery): Promise<MediaList> {
  recordRead("media");
  const asksForUse = query.filters.some(({ column }) => column === "isUnused");
  const used = asksForUse ? new Set((await everyUse()).map(({ media }) => media)) : new Set<number>();
  const { rows, total } = await readList(selectMedia(), query, columnsFor(used), sql.ref("media.id"));
  const tags = await tagsByMedium(rows.map(({ media_id: id }) => id));
  return { media: rows.flatMap((row) => presentMedium(row, tags.get(row.media_id) ?? [], locale) ?? []), total };
}

/** A medium with where it stands; null when the library has none of this number. */
export async function getMedium(id: number, locale: Locale): Promise<MediumDetails | null> {
  const row = await findMedium(id);
  const medium = row && presentMedium(row, (await tagsByMedium([id])).get(id) ?? [], locale);
  if (!row || !medium) return null;
  const uses = (await everyUse()).filter(({ media }) => media === id);
  return { medium, original: await originalOf(row, locale), uses: await nameUses(uses, locale) };
}

/** Every tag in its order, and how many media have it. */
export async function listTags(): Promise<readonly MediaTag[]> {
  const rows = await database()
    .selectFrom("media_tag")
    .select(({ fn }) => ["folded", fn.min<string>("tag").as("tag"), fn.countAll<number>().as("count")])
    .groupBy("folded")
    .orderBy("folded")
    .execute();
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }));
}

/** What a medium of the library is now; null when the library has none of this number. */
export async function findMedium(id: number) {
  if (!isRowId(id)) return null;
  return (await selectMedia().where("media.id", "=", id).executeTakeFirst()) ?? null;
}

/** A medium as `findMedium` gives it. */
export type MediumRow = NonNullable<Awaited<ReturnType<typeof findMedium>>>;

/** Those of some pictures that say nothing on purpose. */
export async function decorativePictures(ids: readonly number[]): Promise<ReadonlySet<number>> {
  const wanted = ids.filter(isRowId);
  if (wanted.length === 0) return new Set();
  const rows = await database()
    .selectFrom("media")
    .select("id")
    .where("id", "in", wanted)
    .where("is_decorative", "=", 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function originalOf(row: MediumRow, locale: Locale): Promise<MediumDetails["original"]> {
  const crop = readCrop(row.crop);
  if (row.original_id === null || crop === null) return null;
  const image = (await mediaByIds([row.original_id], locale)).get(row.original_id);
  return image ? { image, crop } : null;
}

async function tagsByMedium(ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .selectFrom("media_tag")
    .select(["media_id", "tag"])
    .where("media_id", "in", ids)
    .orderBy("folded")
    .execute();
  const byMedium = Map.groupBy(rows, (row) => row.media_id);
  return new Map([...byMedium].map(([id, own]) => [id, own.map(({ tag }) => tag)]));
}

/** `used`: the media that stand somewhere, where that is asked for. */
function columnsFor(used: ReadonlySet<number>): ListColumns {
  return {
    id: { kind: "number", expression: sql.ref("media.id") },
    search: { kind: "search", expression: sql.ref("media.search") },
    kind: { kind: "own", condition: (value) => isOfKind(mediumKinds.find((kind) => kind === value) ?? "image") },
    tag: { kind: "own", condition: (value) => hasTag(String(value)) },
    isUnused: { kind: "own", condition: (value) => isAmong([...used], value === false) },
  };
}

function isOfKind(kind: MediumKind) {
  return sql<SqlBool>`${sql.ref("media.mime")} like ${`${mimeStarts[kind]}%`}`;
}

function hasTag(tag: string) {
  return sql<SqlBool>`exists (
    select 1 from media_tag where media_tag.media_id = ${sql.ref("media.id")} and media_tag.folded = ${fold(tag)})`;
}

/** The numbers are rows' own, written out: there may be more of them than an engine binds values. */
function isAmong(ids: readonly number[], isWanted: boolean) {
  if (ids.length === 0) return isWanted ? sql<SqlBool>`1 = 0` : sql<SqlBool>`1 = 1`;
  const listed = sql.join(ids.map((id) => sql.lit(id)));
  const id = sql.ref("media.id");
  return isWanted ? sql<SqlBool>`${id} in (${listed})` : sql<SqlBool>`${id} not in (${listed})`;
}

function selectMedia() {
  return database()
    .selectFrom("media")
    .select(imageColumns)
    .select(["media.is_decorative", "media.mime", "media.bytes", "media.crop", "media.original_id"])
    .where((where) => where.or(Object.values(mimeStarts).map((start) => where("mime", "like", `${start}%`))))
    .where("path", "not like", `${previewsFolder}/%`)
    .where("path", "not like", `${originalsFolder}/%`);
}
