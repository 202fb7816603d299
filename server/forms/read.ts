import { sql } from "kysely";

import type { FormSummary } from "#schemas/content/form-answer.ts";
import { possibleFaults } from "#schemas/forms/field-fault.ts";
import { fieldsOf, type Form, type FormDocument } from "#schemas/forms/form-document.ts";
import { localizeForm } from "#schemas/forms/localize-form.ts";
import { readForm } from "#schemas/forms/read-form.ts";
import { standardForms } from "#schemas/forms/standard-forms.ts";
import { inLocale, type Locale } from "#schemas/locale.ts";
import { addDays, dayOf, startOfDay } from "#schemas/paris-day.ts";
import { messageText } from "#server/text/message-text.ts";
import { database, now } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead, recordValidUntil } from "#server/db/tags.ts";

/** A form as it is kept, the estate's own or a standard one; null when there is none, or it can't be read. */
export async function formDocument(id: number): Promise<FormDocument | null> {
  if (!isRowId(id)) return null;
  recordRead(`form:${id}`);
  const row = await database().selectFrom("form").select("document").where("id", "=", id).executeTakeFirst();
  return row ? documentIn(row.document) : (standardForms.get(id) ?? null);
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

/** All forms of the site, those that it has anyway among them, by their ids. */
export async function formDocuments(): Promise<ReadonlyMap<number, FormDocument>> {
  recordRead("form");
  const rows = await database().selectFrom("form").select(["id", "document"]).execute();
  const own = rows.flatMap(({ id, document }) => {
    const read = documentIn(document);
    return read ? [[id, read] as const] : [];
  });
  return new Map([...standardForms, ...own].toSorted(([one], [other]) => one - other));
}

/** The forms, and how many answers are kept of each: for administrators. */
export async function listForms(locale: Locale): Promise<readonly FormSummary[]> {
  const counts = await database()
    .selectFrom("form_answer")
    .select(["form_id", sql<number>`count(*)`.as("total")])
    .groupBy("form_id")
    .execute();
  const totals = new Map(counts.map(({ form_id: id, total }) => [id, Number(total)]));
  return [...(await formDocuments())].map(([id, { title, retentionDays }]) => ({
    id,
    title: inLocale(title, locale) ?? "",
    answers: totals.get(id) ?? 0,
    retentionDays,
  }));
}
