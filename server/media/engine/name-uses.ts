import { sql } from "kysely";

import { type MediaUse, type MediaUseKind, mediaUseKinds } from "#schemas/content/media.ts";
import { inLocale, isLocale, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readJson, readTexts } from "#server/db/json-text.ts";
import { messageText } from "#server/text/message-text.ts";

import type { FoundUse } from "./find-uses.ts";
import { namePlaces } from "./use-places.ts";

/** Places in words, each once, in the order of their kinds: what is public and what is edited of one are told together. */
export async function nameUses(found: readonly FoundUse[], locale: Locale): Promise<readonly MediaUse[]> {
  const places = [...Map.groupBy(found, ({ kind, id, name }) => `${kind} ${id} ${name}`).values()];
  const named = await Promise.all(
    [...Map.groupBy(places, ([first]) => first?.kind).entries()].map(async ([kind, ofKind]) => {
      const ids = ofKind.flatMap(([first]) => first?.id ?? []);
      return [kind, kind === undefined ? new Map<number, string>() : await namesOf(kind, ids, locale)] as const;
    }),
  );
  const names = new Map(named);
  const uses = places.flatMap((group): readonly MediaUse[] => {
    const [first] = group;
    if (!first) return [];
    const { kind, id, name } = first;
    return [
      {
        kind,
        id,
        place: messageText(`media.use.${kind}`, locale),
        title: (id === null ? undefined : names.get(kind)?.get(id)) ?? name,
        isPublic: group.some(({ isDraft }) => !isDraft),
        isDraft: group.some(({ isDraft }) => isDraft),
      },
    ];
  });
  return uses.toSorted((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title));
}

/** A place as a sentence names it: « Page “Home” ». */
export function inWords({ place, title }: Pick<MediaUse, "place" | "title">, locale: Locale): string {
  return title === "" ? place : messageText("media.use.named", locale, { place, title });
}

function rank({ kind }: Pick<MediaUse, "kind">): number {
  return mediaUseKinds.indexOf(kind);
}

async function namesOf(
  kind: MediaUseKind,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  if (kind === "form") return await formNames(ids, locale);
  if (kind === "preset") return await presetNames(ids);
  const place = namePlaces[kind];
  if (!place) return new Map();
  const { table, owner, name, otherwise = name } = place;
  const { rows } = await sql<{ id: number; locale: string; name: string; otherwise: string }>`
    select ${sql.ref(owner)} as id, locale, ${sql.ref(name)} as name, ${sql.ref(otherwise)} as otherwise
    from ${sql.table(table)} where ${sql.ref(owner)} in (${sql.join(ids)})
  `.execute(database());
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byId].map(([id, texts]) => {
      const said = texts
        .filter((text) => isLocale(text.locale))
        .map((text) => [text.locale, text.name || text.otherwise]);
      return [id, inLocale(Object.fromEntries(said) as Readonly<Partial<Record<Locale, string>>>, locale) ?? ""];
    }),
  );
}

async function formNames(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, string>> {
  const rows = await database().selectFrom("form").select(["id", "document"]).where("id", "in", ids).execute();
  return new Map(
    rows.map(({ id, document }) => {
      const stored = readJson(document);
      const title = typeof stored === "object" && stored !== null && "title" in stored ? stored.title : {};
      return [id, inLocale(readTexts(JSON.stringify(title)), locale) ?? ""];
    }),
  );
}

async function presetNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await database().selectFrom("settings_preset").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
