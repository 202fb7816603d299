import type { Edit } from "#schemas/editing/edit.ts";
import type { Conflict } from "#schemas/editing/rebase.ts";

/** What the browser keeps of an editor's work until the server has it. */
export interface Kept<Document, Command> {
  /** The document as the server had it after its edit `since`. */
  readonly base: Document;
  readonly since: number;
  /** What was done to it and not saved yet, in order. */
  readonly own: readonly Edit<Command>[];
  /** What couldn't be saved, and nobody has decided on. */
  readonly conflicts: readonly Conflict<Command>[];
}

/** A place in the browser where one document's unsaved work outlives its page (spec §4, "nothing is lost"). */
export interface Journal<Document, Command> {
  read(): Promise<Kept<Document, Command> | null>;
  /** Keeps what there is now; resolves when it would outlive a crash. */
  write(kept: Kept<Document, Command>): Promise<void>;
}
