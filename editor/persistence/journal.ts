import type { Edit } from "#schemas/editing/edit.ts";
import type { Conflict } from "#schemas/editing/rebase.ts";

/**
 * What one page of the browser keeps of somebody's work until the server has it. The document itself is not kept: the
 * server's log leads back to it, and it would be half a megabyte a key.
 */
export interface Kept<Command> {
  /** The number of the server's last edit when it was done. */
  readonly since: number;
  /** What was done and not saved yet, in order. */
  readonly own: readonly Edit<Command>[];
  /** What couldn't be saved, and nobody has decided on. */
  readonly conflicts: readonly Conflict<Command>[];
}

/** A place in the browser where one document's unsaved work outlives its page (spec §4, "nothing is lost"). */
export interface Journal<Command> {
  /** What pages that are gone have left behind, the oldest first. */
  read(): Promise<readonly Kept<Command>[]>;
  /**
   * Keeps what there is now, also in the place of all that was read. Never rejects: says, once that is sure, whether it
   * would outlive a crash of the page.
   */
  write(kept: Kept<Command>): Promise<boolean>;
}
