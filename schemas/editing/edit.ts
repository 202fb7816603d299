import type { Refusal } from "../refusal.ts";
import { ok, type Result } from "../result.ts";
import type { EditingKind } from "./editing-kind.ts";

/** The form of an edit's id: as many random letters as nobody else draws. */
export const editId = /^[\w-]{8,64}$/;

/** One thing that a person did: commands that are applied together or not at all. */
export interface Edit<Command> {
  /** Given by who makes the edit, so that an edit that is sent twice counts once. */
  readonly id: string;
  readonly commands: readonly Command[];
  /** The id of the edit that this one takes back. */
  readonly undoes?: string;
}

/** An edit that stands in a document, with the commands that take it back, in the order in which they are applied. */
export interface AppliedEdit<Command> extends Edit<Command> {
  readonly inverse: readonly Command[];
}

export interface EditedDocument<Document, Command> {
  readonly document: Document;
  readonly edit: AppliedEdit<Command>;
}

/** [EM1] [EM2] Applies an edit whole: when one of its commands is refused, none counts. */
export function applyEdit<Document, Command>(
  kind: Pick<EditingKind<Document, Command>, "apply">,
  document: Document,
  edit: Edit<Command>,
): Result<EditedDocument<Document, Command>, Refusal<string>> {
  let changed = document;
  const inverse: Command[] = [];
  for (const command of edit.commands) {
    const applied = kind.apply(changed, command);
    if (!applied.ok) return applied;
    changed = applied.value.document;
    inverse.unshift(applied.value.inverse);
  }
  return ok({ document: changed, edit: { ...edit, inverse } });
}

/** An edit as it is sent and kept: what it was applied with is known where it arrives. */
export function asSent<Command>({ id, commands, undoes }: Edit<Command>): Edit<Command> {
  return undoes === undefined ? { id, commands } : { id, commands, undoes };
}
