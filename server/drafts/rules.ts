import { type Edit, editId } from "#schemas/editing/edit.ts";
import { isRecord } from "#schemas/fields/check.ts";
import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { err, ok, type Result } from "#schemas/result.ts";

import type { DraftKind } from "./engine/draft-kind.ts";
import type { DraftPlace } from "./engine/draft-rows.ts";
import type { OpenDraft } from "./engine/open-draft.ts";

/**
 * How many edits are taken at once, how many commands one of them may have, and all of them together: each is worked out
 * on a document of perhaps two thousand blocks, and nobody else is answered meanwhile.
 */
export const editLimits = { edits: 200, commands: 200, commandsInAll: 500 } as const;

/** An edit from outside: commands, or the id of an edit that it takes back. */
export type ReadEdit = Edit<object> | { readonly id: string; readonly undoes: string };

/** [EM20] Reads edits that came from outside, by their shape; whether they can be applied is said when they are. */
export function readEdits(
  values: readonly unknown[],
  kind: Pick<DraftKind<object, object>, "parseCommand">,
): Result<readonly ReadEdit[], Refusal> {
  const edits: ReadEdit[] = [];
  for (const [index, value] of values.entries()) {
    const edit = readEdit(value, kind);
    if (!edit.ok) return refuseEdit(`edits.${index}`, edit.error);
    edits.push(edit.value);
  }
  const inAll = edits.reduce((count, edit) => count + ("commands" in edit ? edit.commands.length : 1), 0);
  if (inAll > editLimits.commandsInAll)
    return refuse("too-large", "draft.tooMany", { values: { max: editLimits.commandsInAll } });
  const ids = edits.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return refuse("invalid", "draft.sameEdit");
  return ok(edits);
}

/** A draft as who publishes it saw it: nobody publishes what they didn't see. */
export interface SeenDraft extends DraftPlace {
  /** The number of the last edit that they have seen. */
  readonly since: number;
  /** The published revision that they saw. */
  readonly published: number | null;
}

/** [EM26] What has become of a draft since somebody saw it, in words; null: nothing. */
export function movedSince(
  { since, published }: SeenDraft,
  now: Pick<OpenDraft, "sequence" | "published">,
): ServerMessageKey | null {
  if (now.sequence !== since) return "draft.behind";
  return now.published === published ? null : "draft.publishedMeanwhile";
}

/** Refuses what is asked of a revision that a document doesn't have, or that nobody can read any more. */
export function missingRevision(revision: number): Result<never, Refusal> {
  return refuse("not-found", "missing.revision", { values: { id: revision } });
}

/** The first place in a list at which a document stands again; -1: each is there once. */
export function repeated(drafts: readonly DraftPlace[]): number {
  const names = drafts.map(({ kind, id }) => `${kind}/${id}`);
  return names.findIndex((name, index) => names.indexOf(name) < index);
}

/** Refuses one draft of several, by its place among them, for what its document's kind says of it. */
export function refuseDraft(index: number, { problems = [], ...refusal }: Refusal): Result<never, Refusal> {
  const { messageKey, values } = refusal;
  const key = `drafts.${index}`;
  const own = problems.map((problem) => ({ ...problem, key: `${key}.${problem.key}`, shownKey: problem.key }));
  return err({
    ...refusal,
    problems: own.length > 0 ? own : [{ key, shownKey: "", messageKey, ...(values && { values }) }],
  });
}

/** Refuses an edit for what its document's kind says of it; `key`, which names the edit, says nothing to people. */
export function refuseEdit(
  key: string,
  { messageKey, values, problems = [] }: Refusal<string>,
): Result<never, Refusal> {
  const own = problems.map((problem) => ({ ...problem, key: `${key}.${problem.key}`, shownKey: problem.key }));
  return refuse("unprocessable", messageKey, {
    values,
    problems: own.length > 0 ? own : [{ key, shownKey: "", messageKey, values }],
  });
}

function readEdit(
  value: unknown,
  kind: Pick<DraftKind<object, object>, "parseCommand">,
): Result<ReadEdit, Refusal<string>> {
  const { id, commands, undoes, ...others } = isRecord(value) ? value : {};
  const isKnown = isEditId(id) && Object.keys(others).length === 0;
  if (isKnown && commands === undefined && isEditId(undoes)) return ok({ id, undoes });
  if (!isKnown || undoes !== undefined || !Array.isArray(commands)) return refuse("invalid", "draft.malformed");
  if (commands.length === 0 || commands.length > editLimits.commands) return refuse("invalid", "draft.malformed");
  const read: object[] = [];
  for (const one of commands) {
    const command = kind.parseCommand(one);
    if (!command.ok) return command;
    read.push(command.value);
  }
  return ok({ id, commands: read });
}

function isEditId(value: unknown): value is string {
  return typeof value === "string" && editId.test(value);
}
