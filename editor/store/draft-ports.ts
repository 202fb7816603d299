import type { EditingKind } from "#schemas/editing/editing-kind.ts";

import type { DraftPort } from "../persistence/draft-port.ts";
import type { Journal } from "../persistence/journal.ts";
import type { Describe } from "./edit-label.ts";

/** Where one's own work stands: with the server, on its way, kept in the browser, waiting for a decision; or what it was done to is gone. */
export type SavingState = "saved" | "saving" | "offline" | "signed-out" | "conflict" | "gone";

/** What came of wanting to publish or to restore; a text says why the document can't be as it was wanted. */
export type PublishOutcome = "published" | "behind" | "not-saved" | "signed-out" | { readonly message: string };
export type UnpublishOutcome = "unpublished" | Exclude<PublishOutcome, "published">;
export type RestoreOutcome = "restored" | Exclude<PublishOutcome, "published">;

export interface DraftPorts<Document, Command> {
  readonly kind: EditingKind<Document, Command>;
  readonly port: DraftPort;
  readonly journal: Journal<Command>;
  readonly describe: Describe<Document, Command>;
  /** The id of the user who edits. */
  readonly author: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}
