import { sql } from "kysely";

import { readForm } from "#schemas/forms/read-form.ts";
import { registrationFormId } from "#schemas/forms/standard-forms.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { refuseInput } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags, now } from "#server/db/context.ts";

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
      .values({ id, document, updated_at: now() })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ document, updated_at: now() }))
      .execute();
    dropTags("form", `form:${id}`);
    return ok({ id });
  });
}

/** The first id behind those that are used, and behind those of the standard forms. */
async function nextId(): Promise<number> {
  const last = await database()
    .selectFrom("form")
    .select(sql<number | null>`max(id)`.as("id"))
    .executeTakeFirst();
  return Math.max(Number(last?.id ?? 0), registrationFormId) + 1;
}
