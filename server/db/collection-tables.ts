import type { Generated } from "kysely";

/** Records of collections that somebody edits. */
export interface CollectionTables {
  record: {
    id: Generated<number>;
    /** Its collection's slug. */
    collection: string;
    /** The row that it is published as; null: it never was. The row is gone while visitors don't have it. */
    row_id: number | null;
    /** What was published last, as it was said; while visitors don't have it, what it says. */
    document: string;
    /** How the row read once that was published: another reading is somebody else's writing. Empty: it never was published. */
    row_values: string;
  };
}
