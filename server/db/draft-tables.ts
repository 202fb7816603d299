import type { Generated } from "kysely";

/** Documents that are edited by commands: what was published of them, what they are while edited, what was done to them. */
export interface DraftTables {
  revision: {
    id: Generated<number>;
    kind: string;
    document_id: number;
    document: string;
    label: string;
    author_id: number | null;
    base_id: number | null;
    created_at: number;
  };
  draft: {
    kind: string;
    document_id: number;
    document: string;
    sequence: number;
    base_revision_id: number | null;
    base_sequence: number;
    changed_at: number;
  };
  draft_edit: {
    kind: string;
    document_id: number;
    sequence: number;
    edit_id: string;
    commands: string;
    inverse: string;
    undoes: string | null;
    author_id: number | null;
    made_at: number;
  };
}
