import { sql } from "kysely";

import type { FormDocument } from "#schemas/forms/form-document.ts";
import { formProblems } from "#schemas/forms/form-problems.ts";
import { readForm } from "#schemas/forms/read-form.ts";
import { registrationFormId, standardForms } from "#schemas/forms/standard-forms.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal, refuseInput } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags, now } from "#server/db/context.ts";
import { keepRevision, lastRevision } from "#server/db/revisions.ts";

import { forgetAnswers } from "./answers/write.ts";
import { useOfForm } from "./engine/form-use.ts";
import { keptForm } from "./read.ts";

/** Keeps a form: in the place of the one with its id, or as a new one; gives the id. */
export async function saveForm(form: {
  readonly id?: number;
  readonly document: unknown;
}): Promise<Result<{ readonly id: number }, Refusal>> {
  const read = readForm(form.document);
  if (!read.ok) return refuseInput(read.error);
  const document = JSON.stringify(read.value);
  return await command(async () => {
    const id = form.id ?? (await nextId());
    await database()
      .insertInto("form")
      .values({ id, document, updated_at: now(), is_public: 1 })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ document, updated_at: now(), is_public: 1 }))
      .execute();
    dropTags(`form:${id}`);
    return ok({ id });
  });
}

/** Begins a form that no visitor has until it is published; gives the id. */
export async function createForm(document: FormDocument): Promise<Result<{ readonly id: number }, Refusal>> {
  return await command(async () => {
    const id = await nextId();
    const row = { id, document: JSON.stringify(document), updated_at: now(), is_public: 0 };
    await database().insertInto("form").values(row).execute();
    return ok({ id });
  });
}

export interface FormToPublish {
  readonly id: number;
  readonly document: FormDocument;
  readonly label: string;
  readonly authorId: number | null;
}

/** [FO24] Makes a form public as it is, from the next request on, and keeps it as a revision; refused for what doesn't fit together. */
export async function publishForm({
  id,
  document,
  label,
  authorId,
}: FormToPublish): Promise<Result<{ readonly revision: number }, Refusal>> {
  return await command(async () => {
    const problems = formProblems(document);
    if (problems.length > 0) return refuse("unprocessable", "input.invalid", { problems });
    const base = await lastRevision({ kind: "form", documentId: id });
    const saved = await saveForm({ id, document });
    if (!saved.ok) return saved;
    return ok({ revision: await keepRevision({ kind: "form", documentId: id, document, label, authorId, base }) });
  });
}

/**
 * Deletes a form that nothing shows any more, with all that was answered to it. Who registered by it before keeps their
 * places.
 */
export async function deleteForm(id: number, locale: Locale): Promise<Result<null, Refusal>> {
  if (standardForms.has(id)) return refuse("unprocessable", "form.standard");
  return await command(async () => {
    if (!(await keptForm(id))) return refuse("not-found", "row.missing");
    const use = await useOfForm(id, locale);
    if (use.length > 0) return refuse("unprocessable", "form.inUse", { values: { where: use.join(", ") } });
    await forgetAnswers(id, Number.MAX_SAFE_INTEGER);
    // Its number stays taken: what still names it, an old draft of a page, never means another form.
    await database().updateTable("form").set({ document: "", is_public: 0 }).where("id", "=", id).execute();
    dropTags(`form:${id}`);
    return ok(null);
  });
}

/** The first id behind those that were ever used, and behind those of the standard forms. */
async function nextId(): Promise<number> {
  const last = await database()
    .selectFrom("form")
    .select(sql<number | null>`max(id)`.as("id"))
    .executeTakeFirst();
  return Math.max(Number(last?.id ?? 0), registrationFormId) + 1;
}
