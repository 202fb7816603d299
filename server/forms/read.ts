import { sql } from "kysely";

import type { FormSummary } from "#schemas/content/form-answer.ts";
import { possibleFaults } from "#schemas/forms/field-fault.ts";
import { fieldsOf, type Form, type FormDocument } from "#schemas/forms/form-document.ts";
import { localizeForm } from "#schemas/forms/localize-form.ts";
import { parseFormDraft, readForm } from "#schemas/forms/read-form.ts";
import { standardForms } from "#schemas/forms/standard-forms.ts";
import { addDays, dayOf, startOfDay } from "#schemas/paris-day.ts";
import { type Locale, locales } from "#schemas/locale.ts";
import { messageText } from "#server/text/message-text.ts";
import { database, now } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { lastRevision } from "#server/db/revisions.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead, recordValidUntil } from "#server/db/tags.ts";
import type { Row } from "#server/db/tables.ts";
import { shownDocument } from "#server/shown-drafts.ts";

/**
 * A form as visitors have it, the estate's own or a standard one, or as the draft has it that a page is shown by; null when
 * there is none, it isn't public yet, or it can't be read.
 */
export async function formDocument(id: number): Promise<FormDocument | null> {
  const shown = shownDocument("form", id);
  if (shown) return shown as FormDocument;
  if (!isRowId(id)) return null;
  recordRead(`form:${id}`);
  const row = await formRow(id);
  if (row) return row.is_public === 1 ? documentIn(row.document) : null;
  return standardForms.get(id) ?? null;
}

async function formRow(id: number): Promise<Pick<Row<"form">, "document" | "is_public"> | undefined> {
  return await database().selectFrom("form").select(["document", "is_public"]).where("id", "=", id).executeTakeFirst();
}

/** What is public of a form, as the document that is edited. */
export interface PublicForm {
  readonly document: FormDocument;
  /** The revision that it was last published as; null: nobody has published any. */
  readonly revision: number | null;
}

/** A form as it is kept, public or not; null when there is none, or it can't be read. */
export async function keptForm(id: number): Promise<PublicForm | null> {
  if (!isRowId(id)) return null;
  const row = await formRow(id);
  const document = row ? parseFormDraft(row.document) : standardForms.get(id);
  return document ? { document, revision: await lastRevision({ kind: "form", documentId: id }) } : null;
}

function documentIn(text: string): FormDocument | null {
  const read = readForm(readJson(text));
  return read.ok ? read.value : null;
}

/** A form as its pages have it. */
export async function getForm(id: number, locale: Locale): Promise<Form | null> {
  const document = await formDocument(id);
  return document && localizeForm(id, document, locale, wordsOf(document, locale));
}

/** What may have to be said of its fields, so that whoever shows it has the server's own words: some name today. */
function wordsOf(document: FormDocument, locale: Locale): Form["words"] {
  const today = dayOf(now());
  const fields = fieldsOf(document);
  if (fields.some(({ from, to }) => from === "today" || to === "today"))
    recordValidUntil(startOfDay(addDays(today, 1)));
  return fields.flatMap((field) =>
    possibleFaults(field, today).map(({ fault, values }) => {
      return { key: field.key, fault, text: messageText(`key.${fault}`, locale, values) };
    }),
  );
}

/** A form among all of the site. */
interface FormRecord {
  readonly document: FormDocument;
  readonly isPublic: boolean;
}

/** All forms of the site, public or not, with those that every site has, by their ids. */
export async function formRecords(): Promise<ReadonlyMap<number, FormRecord>> {
  const rows = await database().selectFrom("form").select(["id", "document", "is_public"]).execute();
  const standard = [...standardForms].map(([id, document]) => [id, { document, isPublic: true }] as const);
  const own = rows.flatMap(({ id, document: text, is_public: isPublic }) => {
    const document = parseFormDraft(text);
    return document ? [[id, { document, isPublic: isPublic === 1 }] as const] : [];
  });
  return new Map([...new Map([...standard, ...own])].toSorted(([one], [other]) => one - other));
}

/** Forms as they are edited, by their ids: those alone that aren't public as they are there. */
export type EditedForms = ReadonlyMap<number, FormDocument>;

/** The forms, by what they are called to who edits them, and how many answers are kept of each: for administrators. */
export async function listForms(locale: Locale, edited: EditedForms): Promise<readonly FormSummary[]> {
  const counts = await database()
    .selectFrom("form_answer")
    .select(["form_id", sql<number>`count(*)`.as("total")])
    .groupBy("form_id")
    .execute();
  const totals = new Map(counts.map(({ form_id: id, total }) => [id, Number(total)]));
  return [...(await formRecords())].map(([id, { document, isPublic }]) => ({
    id,
    title: titleOf(edited.get(id) ?? document, locale),
    answers: totals.get(id) ?? 0,
    retentionDays: document.retentionDays,
    isPublic,
    isStandard: standardForms.has(id),
    hasChanges: edited.has(id),
  }));
}

/** What a form is called, in whichever language there is a name. */
export function titleOf({ title }: Pick<FormDocument, "title">, locale: Locale): string {
  const names = [locale, ...locales].map((each) => (title[each] ?? "").trim());
  return names.find((name) => name !== "") ?? "";
}
