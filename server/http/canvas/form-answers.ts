import type { BodyOf } from "#schemas/contract/call-types.ts";
import type { formEditingCalls } from "#schemas/contract/calls/form-editing.ts";
import { emptyForm, type FormDocument } from "#schemas/forms/form-document.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { changedDrafts, draftDocument } from "#server/drafts/read.ts";
import { forgetDocument } from "#server/drafts/write.ts";
import { type EditedForms, listForms } from "#server/forms/read.ts";
import { createForm, deleteForm } from "#server/forms/write.ts";

import type { HandlersOf } from "../api/handler.ts";

export const formEditingHandlers: HandlersOf<typeof formEditingCalls> = {
  listForms: async ({ locale }) => ok(await listForms(locale, await editedForms())),
  createForm: async ({ body, locale }) => await begin(body, locale),
  deleteForm: async ({ params, locale }) => await remove(params.id, locale),
};

/** Forms whose drafts aren't what is public. */
async function editedForms(): Promise<EditedForms> {
  const ids = [...(await changedDrafts("form")).keys()];
  const drafts = await Promise.all(ids.map(async (id) => [id, await draftDocument({ kind: "form", id })] as const));
  return new Map(drafts.flatMap(([id, document]) => (document ? [[id, document as FormDocument]] : [])));
}

async function begin(
  { title, copyOf }: BodyOf<"createForm">,
  locale: Locale,
): Promise<Result<{ readonly id: number }, Refusal>> {
  const copied = copyOf === undefined ? emptyForm() : await draftDocument({ kind: "form", id: copyOf });
  if (!copied) return refuse("not-found", "row.missing");
  return await createForm({ ...(copied as FormDocument), title: { [locale]: title } });
}

/** A form and all that was edited of it: both, or neither. */
async function remove(id: number, locale: Locale): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const deleted = await deleteForm(id, locale);
    if (deleted.ok) await forgetDocument({ kind: "form", id });
    return deleted;
  });
}
