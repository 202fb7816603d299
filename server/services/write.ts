import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { removeRow } from "#server/db/row.ts";
import type { NewRow } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { cleanHtml, plainText } from "#server/text/clean-html.ts";
import { fold } from "#schemas/fold.ts";
import { checkTexts, mergeTexts, slugged, unknownLocales, type TextsByLocale } from "#server/text/texts-by-locale.ts";

export interface ServiceTexts {
  /** Left out: made of the title. */
  readonly slug: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  /** Rich text; cleaned. */
  readonly text: string;
}

/** A service to write. With the id of an existing one, what is left out stays as it is. */
export interface ServiceInput {
  readonly id?: number;
  readonly order?: number;
  readonly mediaId?: number | null;
  /** Replaces all tags. None holds a comma: lists are filtered by tags joined with commas. */
  readonly tags?: readonly string[];
  readonly texts?: TextsByLocale<ServiceTexts>;
}

/** Adds or changes a service. */
export async function saveService(input: ServiceInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const faults = [...unknownLocales(input.texts), ...tagFaults(input.tags ?? [])];
  if (faults.length > 0) return refuseInput(faults);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const merged = mergeTexts<ServiceTexts>(before?.texts ?? [], input.texts ?? {}, blank);
    const texts = slugged(merged, ({ title }) => title);
    const problems = checkTexts(texts, "title");
    if (problems.length > 0) return refuseInput(problems);
    const place = { id: input.id, exists: before !== null };
    const id = await writeRow("service", place, {
      position: input.order ?? before?.row.position ?? 0,
      media_id: input.mediaId === undefined ? (before?.row.media_id ?? null) : input.mediaId,
    });
    const rows = [...texts].map(([locale, row]) => textRow(id, locale, row));
    await replaceRows("service_text", "service_id", id, rows);
    if (input.tags) {
      const tags = [...new Set(input.tags)].map((tag) => ({ service_id: id, tag }));
      await replaceRows("service_tag", "service_id", id, tags);
    }
    dropTags("service", `service:${id}`);
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "service.media_id": "mediaId", "service_text.slug": "slug" };

/** Removes a service. */
export async function removeService(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("service", id, { missing: "missing.service", tags: ["service", `service:${id}`] });
}

const blank: ServiceTexts = { slug: "", title: "", summary: "", text: "" };

function tagFaults(tags: readonly string[]) {
  const isTag = (tag: string) => /^[^,]{1,60}$/.test(tag) && tag.trim() === tag;
  return tags
    .filter((tag) => !isTag(tag))
    .map((tag) => ({ key: "tags", messageKey: "key.tag" as const, values: { tag } }));
}

async function stored(id: number | undefined) {
  if (id === undefined || !isRowId(id)) return null;
  const row = await database().selectFrom("service").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database().selectFrom("service_text").selectAll().where("service_id", "=", id).execute();
  return { row, texts };
}

function textRow(id: number, locale: Locale, { slug, title, summary, text }: ServiceTexts): NewRow<"service_text"> {
  const clean = cleanHtml(text);
  const search = fold(`${title} ${summary} ${plainText(clean)}`);
  return { service_id: id, locale, slug, title, title_sort: fold(title), summary, text: clean, search };
}
