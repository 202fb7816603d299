import { applyEdit } from "#schemas/editing/edit.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { database } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

import type { DraftPlace } from "./draft-rows.ts";
import type { OpenDraft } from "./open-draft.ts";
import type { Kind } from "./opened.ts";

/** What was done at once, and to which draft. */
interface Following {
  readonly kind: Kind;
  readonly draft: Pick<OpenDraft, "editing" | "published">;
  /** The numbers of the draft's last edit before and after. */
  readonly before: number;
  readonly after: number;
  readonly commands: readonly object[];
}

/**
 * Does in what is planned of a document what was done at once to what is public of it, in the caller's transaction: at its
 * minute it would take that back, or be refused since another revision is public. Whatever else was published stays in its way.
 */
export async function followInPlan(
  place: DraftPlace,
  { kind, draft, before, after, commands }: Following,
): Promise<Result<null, Refusal<string>>> {
  const at = { kind: place.kind, document_id: place.id };
  const planned = await database()
    .selectFrom("planned_document")
    .select(["document", "sequence", "published_revision_id"])
    .where((where) => where.and(at))
    .executeTakeFirst();
  const document = planned ? kind.parse(planned.document) : null;
  if (!planned || document === null) return ok(null);
  const followed = applyEdit(draft.editing, document, { id: "at-once", commands });
  if (!followed.ok) return followed;
  await database()
    .updateTable("planned_document")
    .set({
      document: JSON.stringify(followed.value.document),
      // The draft's last edit is this one, where it stood in the plan with all that was done before.
      sequence: planned.sequence === before ? after : planned.sequence,
      published_revision_id: await seenRevision(planned, draft.published),
    })
    .where((where) => where.and(at))
    .execute();
  return ok(null);
}

/** The public revision that who planned would have seen: the present one, where that came of what was done just now alone. */
async function seenRevision(
  { published_revision_id: seen }: Pick<Row<"planned_document">, "published_revision_id">,
  published: number | null,
): Promise<number | null> {
  if (published === null || published === seen) return seen;
  const present = await database()
    .selectFrom("revision")
    .select("base_id")
    .where("id", "=", published)
    .executeTakeFirst();
  return present?.base_id === seen ? published : seen;
}
