import type { draftCalls } from "#schemas/contract/calls/drafts.ts";
import { refuse } from "#schemas/refusal.ts";
import { found } from "#server/http/api/found.ts";
import type { Caller, HandlersOf } from "#server/http/api/handler.ts";

import { listRevisions, readDraft, readEditsSince } from "./read.ts";
import { publishDraft, restoreRevision, saveEdits } from "./write.ts";

export const draftHandlers: HandlersOf<typeof draftCalls> = {
  getDraft: async ({ params }) => found(await readDraft(params)),
  listEdits: async ({ params }) => found(await readEditsSince(params, params.since)),
  saveEdits: async ({ params, body, caller }) => {
    const authorId = await authorOf(caller);
    return authorId === null ? notLoggedIn() : await saveEdits(params, { ...body, authorId });
  },
  publishDraft: async ({ params, body, caller }) => {
    const authorId = await authorOf(caller);
    return authorId === null ? notLoggedIn() : await publishDraft(params, { ...body, authorId });
  },
  listRevisions: async ({ params }) => found(await listRevisions(params)),
  restoreRevision: async ({ params, body, caller }) => {
    const authorId = await authorOf(caller);
    if (authorId === null) return notLoggedIn();
    const { since, edit: editId } = body;
    return await restoreRevision(params, { revision: params.revision, since, editId, authorId });
  },
};

/** Who makes a call that only administrators may make. */
async function authorOf(caller: Caller): Promise<number | null> {
  return (await caller.session())?.userId ?? null;
}

function notLoggedIn() {
  return refuse("unauthorized", "session.missing");
}
