import type { Role } from "#schemas/content/user.ts";
import type { draftCalls } from "#schemas/contract/calls/drafts.ts";
import type { planCalls } from "#schemas/contract/calls/plans.ts";
import type { shareCalls } from "#schemas/contract/calls/shares.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { listEditors } from "#server/accounts/read.ts";
import { found } from "#server/http/api/found.ts";
import type { Caller, HandlersOf } from "#server/http/api/handler.ts";

import { listPlans } from "./plans/read.ts";
import { cancelPlan, makePlan, movePlan } from "./plans/write.ts";
import { listShares } from "./shares/read.ts";
import { revokeShare, sharePage } from "./shares/write.ts";
import { listRevisions, readDraft, readEditsSince, readRevision } from "./read.ts";
import { missingRevision } from "./rules.ts";
import { publishDrafts, restoreRevision, saveEdits, tellPresence, unpublishDraft } from "./write.ts";

export const draftHandlers: HandlersOf<typeof draftCalls> = {
  getDraft: async ({ params }) => found(await readDraft(params)),
  listEdits: async ({ params }) => found(await readEditsSince(params, params.since)),
  saveEdits: async ({ params, body, caller }) =>
    await asAuthor(caller, async (authorId, role) => await saveEdits(params, { ...body, authorId, role })),
  publishDrafts: async ({ body, caller, once }) =>
    await asAuthor(caller, async (authorId) => await once(async () => await publishDrafts({ ...body, authorId }))),
  unpublishDraft: async ({ params, body }) => await unpublishDraft(params, body),
  tellPresence: async ({ params, body, caller }) =>
    await asAuthor(caller, async (userId) => await tellPresence(params, { userId, block: body.block })),
  listEditors: async () => ok(await listEditors()),
  listRevisions: async ({ params }) => found(await listRevisions(params)),
  getRevision: async ({ params }) => {
    const read = await readRevision(params, params.revision);
    return read ? ok(read) : missingRevision(params.revision);
  },
  restoreRevision: async ({ params, body: { since, edit: editId }, caller }) =>
    await asAuthor(caller, async (authorId, role) => {
      return await restoreRevision(params, { revision: params.revision, since, editId, authorId, role });
    }),
};

export const planHandlers: HandlersOf<typeof planCalls> = {
  listPlans: async ({ locale }) => ok(await listPlans(locale)),
  makePlan: async ({ body, caller }) =>
    await asAuthor(caller, async (authorId) => await makePlan({ ...body, authorId })),
  movePlan: async ({ params, body }) => await movePlan(params.id, body.at),
  cancelPlan: async ({ params }) => await cancelPlan(params.id),
};

export const shareHandlers: HandlersOf<typeof shareCalls> = {
  listShares: async ({ params }) => found(await listShares(params.id)),
  sharePage: async ({ params, body, caller }) =>
    await asAuthor(caller, async (authorId) => await sharePage({ pageId: params.id, hours: body.hours, authorId })),
  revokeShare: async ({ params }) => await revokeShare(params.id),
};

/** Does something in the name of the administrator who calls. */
async function asAuthor<T>(
  caller: Caller,
  work: (authorId: number, role: Role) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const session = await caller.session();
  return session ? await work(session.userId, session.role) : refuse("unauthorized", "session.missing");
}
