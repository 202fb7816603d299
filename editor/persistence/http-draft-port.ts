import { ApiError } from "#schemas/contract/api-error.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { Edit } from "#schemas/editing/edit.ts";

import { type DraftOf, type DraftPort, GoneError, SignedOutError } from "./draft-port.ts";
import { isRefusal, refusedOutcome, wordsOf } from "./refusals.ts";

/** The calls of the contract, as whoever shows the editor makes them. */
export interface DraftCalls {
  readonly call: Client["call"];
  /** The same, by requests that outlive their page (`keepalive`): browsers take small ones only. */
  readonly lastCall: Client["call"];
}

/** How many characters a request that outlives its page may have; browsers take 64 KiB in all. */
const mostWhileLeaving = 48 * 1024;

/** A draft as the server's API keeps it. What the server refuses is an answer; nobody there, or a server in trouble, rejects. */
export function httpDraftPort({ call, lastCall }: DraftCalls, document: DraftOf): DraftPort {
  const params = document;
  return {
    of: document,
    open: async () => await reading(call("getDraft", { params })),
    missedSince: async (since) => await reading(call("listEdits", { params: { ...params, since } })),
    revisions: async () => await reading(call("listRevisions", { params })),
    revision: async (id) => await reading(call("getRevision", { params: { ...params, revision: id } })),
    async save(since, edits, { isLeaving = false } = {}) {
      const body = { since, edits: edits.map(asPosted) };
      const isSmall = isLeaving && JSON.stringify(body).length <= mostWhileLeaving;
      const answer = await answered((isSmall ? lastCall : call)("saveEdits", { params, body }));
      if (!(answer instanceof ApiError)) return { kind: "saved", ...answer };
      return refusedOutcome(answer) ?? { kind: "refused", edit: refusedEdit(answer, edits), message: wordsOf(answer) };
    },
    async unpublish(published) {
      const answer = await answered(call("unpublishDraft", { params, body: { published } }));
      if (!(answer instanceof ApiError)) return { kind: "unpublished" };
      return refusedOutcome(answer) ?? { kind: "refused", message: wordsOf(answer) };
    },
    async restore(revision, since, edit) {
      const body = { since, edit };
      const answer = await answered(call("restoreRevision", { params: { ...params, revision }, body }));
      if (!(answer instanceof ApiError)) return { kind: "restored" };
      return refusedOutcome(answer) ?? { kind: "refused", message: wordsOf(answer) };
    },
  };
}

/** An edit as it is posted: of one that takes another back the server knows the commands. */
function asPosted({ id, commands, undoes }: Edit<object>): object {
  return undoes === undefined ? { id, commands } : { id, undoes };
}

async function reading<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (isGone(error)) throw new GoneError(error.message);
    if (error instanceof ApiError && refusedOutcome(error)?.kind === "signed-out")
      throw new SignedOutError(error.message);
    throw error;
  }
}

/** What a call answers, also when that is a refusal. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer | ApiError> {
  try {
    return await asked;
  } catch (error) {
    if (isGone(error)) throw new GoneError(error.message);
    if (isRefusal(error)) return error;
    throw error;
  }
}

function isGone(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}

/** The id of the edit that a refusal is about: it names it by its place among the edits, or by the id. */
function refusedEdit({ details }: ApiError, edits: readonly Edit<object>[]): string {
  for (const { key } of details) {
    const [, place] = /^edits(?:\.|\[)(\d+)/.exec(key) ?? [];
    const edit = place === undefined ? edits.find(({ id }) => key.split(".")[0] === id) : edits[Number(place)];
    if (edit) return edit.id;
  }
  return edits[0]?.id ?? "";
}
