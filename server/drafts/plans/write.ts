import { refuse, type Refusal } from "#schemas/refusal.ts";
import { err, ok, type Result } from "#schemas/result.ts";
import { listEditors } from "#server/accounts/read.ts";
import { appContext } from "#server/context.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags, inTransaction, now } from "#server/db/context.ts";
import { isOutage } from "#server/db/outages.ts";
import { isRowId } from "#server/db/row-id.ts";
import type { Row } from "#server/db/tables.ts";

import { leavePlans } from "../engine/settle-plans.ts";
import {
  asTheyAre,
  missing,
  openAll,
  openAt,
  type Opened,
  publishAll,
  type ToPublish,
  unpublishOpened,
} from "../engine/opened.ts";
import { erasePlan, plannedDocuments, planOf, planTag, takeDuePlan, writePlan } from "../engine/plan-rows.ts";
import { refuseDraft, type SeenDraft } from "../rules.ts";
import { checkInstant } from "./rules.ts";

export { planTag } from "../engine/plan-rows.ts";

export interface PlanToMake {
  readonly action: "publish" | "unpublish";
  /** A whole minute that is to come, in milliseconds since 1970. */
  readonly at: number;
  /** What it is about, as who plans sees it: one document alone can be taken away. */
  readonly drafts: readonly SeenDraft[];
  readonly label: string;
  /** The plan in whose place this one comes; null: none. */
  readonly replaces: number | null;
  readonly authorId: number;
}

/**
 * [EM32] Plans that documents, as they are now, go public at an instant, or that one is taken away. Refused as publishing at
 * once would be, and where one of them is planned already, unless that has failed: what is planned anew has failed no more.
 */
export async function makePlan(input: PlanToMake): Promise<Result<{ readonly id: number }, Refusal>> {
  const { action, at, drafts, replaces, authorId } = input;
  const label = input.label.trim();
  const instant = checkInstant(at, now());
  if (!instant.ok) return instant;
  if (action === "unpublish" && drafts.length > 1) return refuse("invalid", "plan.one");
  const tried = await tryOut(input);
  if (!tried.ok) return tried;
  return await command(async () => {
    if (replaces !== null && !(isRowId(replaces) && (await erasePlan(replaces))))
      return refuse("unprocessable", "plan.replaced");
    await leavePlans(drafts, { state: "FAILED" });
    for (const [index, place] of drafts.entries())
      if ((await planOf(place)) !== null)
        return refuseDraft(index, { code: "unprocessable", messageKey: "plan.taken" });
    const opened = await openAll(drafts);
    if (!opened.ok) return opened;
    const documents = opened.value.map(({ place, draft: { document, sequence, published } }) => {
      return { place, document, sequence, published };
    });
    return ok({ id: await writePlan({ action, at, label, authorId, documents }) });
  });
}

/** Moves a plan that waits to another instant: what goes public stays what it was. */
export async function movePlan(id: number, at: number): Promise<Result<null, Refusal>> {
  const instant = checkInstant(at, now());
  if (!instant.ok) return instant;
  return await command(async () => {
    dropTags(planTag);
    const { numUpdatedRows } = await database()
      .updateTable("publication_plan")
      .set({ due_at: at })
      .where("id", "=", isRowId(id) ? id : 0)
      .where("state", "=", "WAITING")
      .executeTakeFirst();
    return numUpdatedRows > 0n ? ok(null) : refuse("not-found", "missing.plan", { values: { id } });
  });
}

/** Takes a plan back, or away once it has failed. */
export async function cancelPlan(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    return isRowId(id) && (await erasePlan(id)) ? ok(null) : refuse("not-found", "missing.plan", { values: { id } });
  });
}

/**
 * [EM33] [EM34] Carries out, in their order, the plans whose time has come, each in a transaction of its own; gives how many. As many
 * processes as there are may do so. One that can't be carried out stays, with its reason, and keeps no other back; throws
 * where the database can't be asked.
 */
export async function carryOutDue(mayGoOn: () => boolean): Promise<number> {
  const due = await database()
    .selectFrom("publication_plan")
    .selectAll()
    .where("state", "=", "WAITING")
    .where("due_at", "<=", now())
    .orderBy("due_at")
    .orderBy("id")
    .execute();
  let count = 0;
  for (const plan of due) {
    if (!mayGoOn()) break;
    if (await carryOutOrSay(plan)) count += 1;
  }
  return count;
}

async function carryOutOrSay(plan: Row<"publication_plan">): Promise<boolean> {
  const done = await carryOut(plan).catch((error: unknown) => {
    if (isOutage(error)) throw error;
    appContext().log.error({ err: error, plan: plan.id }, "a plan could not be carried out");
    return refuse("unexpected", "plan.broken");
  });
  if (!done.ok) await noteFailure(plan.id, done.error);
  return done.ok && done.value;
}

/** Does what was planned, all of it or nothing; false: it was cancelled or moved meanwhile, or another process was faster. */
async function carryOut(plan: Row<"publication_plan">): Promise<Result<boolean, Refusal>> {
  return await command(async () => {
    const rows = await plannedDocuments(plan.id);
    // What is planned has to be there until it is read.
    if (!(await takeDuePlan(plan.id))) return ok(false);
    const isAdministrator = (await listEditors()).some(({ user }) => user === plan.author_id);
    if (!isAdministrator) return refuse("forbidden", "plan.authorGone");
    const planned = await openPlanned(rows);
    if (!planned.ok) return planned;
    const done =
      plan.action === "publish"
        ? await publishAll(planned.value, { label: plan.label, authorId: plan.author_id })
        : await unpublishEach(planned.value);
    return done.ok ? ok(true) : done;
  });
}

/** Opens what was planned: nobody may have published it since, and what was kept of it has to be read still. */
async function openPlanned(rows: readonly Row<"planned_document">[]): Promise<Result<readonly ToPublish[], Refusal>> {
  const planned: ToPublish[] = [];
  for (const [index, row] of rows.entries()) {
    const place = { kind: row.kind, id: row.document_id };
    const opened = await openAt(place);
    if (!opened) return refuseDraft(index, missing);
    const { draft, kind } = opened;
    if (draft.published !== row.published_revision_id) return refuse("conflict", "plan.publishedMeanwhile");
    const document = kind.parse(row.document);
    if (document === null) return refuse("unprocessable", "plan.unreadable");
    planned.push({ place, draft, kind, document, sequence: Math.min(row.sequence, draft.sequence) });
  }
  return ok(planned);
}

async function unpublishEach(opened: readonly Opened[]): Promise<Result<null, Refusal>> {
  for (const one of opened) {
    const done = await unpublishOpened(one, one.draft.published);
    if (!done.ok) return done;
  }
  return ok(null);
}

async function noteFailure(id: number, { code, messageKey, values, problems }: Refusal): Promise<void> {
  await inTransaction(async () => {
    dropTags(planTag);
    await database()
      .updateTable("publication_plan")
      .set({ state: "FAILED", failure: JSON.stringify({ code, messageKey, values, problems }) })
      .where("id", "=", id)
      .where("state", "=", "WAITING")
      .execute();
  });
}

/** Does at once what is to be planned, and takes it back: whoever plans hears today what would stand in its way. */
async function tryOut({ action, drafts, label, authorId }: PlanToMake): Promise<Result<null, Refusal>> {
  let isPossible = false;
  const tried = await command(async () => {
    const opened = await openAll(drafts);
    if (!opened.ok) return opened;
    const done =
      action === "publish"
        ? await publishAll(asTheyAre(opened.value), { label, authorId })
        : await unpublishEach(opened.value);
    isPossible = done.ok;
    return done.ok ? refuse("unexpected", "plan.broken") : done;
  });
  return isPossible || tried.ok ? ok(null) : err(tried.error);
}
