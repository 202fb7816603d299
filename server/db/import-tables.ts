import type { Generated } from "kysely";

import type { ImportAction, ImportItemState, ImportKind, ImportSource, ImportState } from "#schemas/content/import.ts";

/** Files that come from elsewhere, what each of their items becomes, and which of our rows is which of theirs. */
export interface ImportTables {
  import_run: {
    id: Generated<number>;
    source: ImportSource;
    file_name: string;
    state: ImportState;
    is_tax_included: number;
    author_id: number | null;
    made_at: number;
    ended_at: number | null;
    /** Until when a process works at it; then another one may. */
    claimed_until: number;
    fetched: number;
    missed: number;
  };
  import_item: {
    run_id: number;
    position: number;
    line: number;
    kind: ImportKind;
    outside_id: string;
    title: string;
    action: ImportAction;
    state: ImportItemState;
    /** Messages as JSON. */
    notes: string;
    /** What it says, as JSON; empty once it had its turn. */
    content: string;
    row_id: number | null;
  };
  import_key: {
    source: ImportSource;
    kind: ImportKind | "media" | "folder";
    outside_id: string;
    row_id: number;
    /** What the source said, and what stood here, when it was last brought in. */
    source_hash: string;
    row_hash: string;
  };
  import_path: { path: string; kind: ImportKind; row_id: number };
}
