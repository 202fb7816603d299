import type { Generated } from "kysely";

/** Documents that are edited by commands: what was published of them, what they are while edited, what was done to them, what of them is to go public when, how they look, who is there; and looks of the site that are kept. */
export interface DraftTables {
  settings_preset: {
    id: Generated<number>;
    name: string;
    settings: string;
    author_id: number | null;
    created_at: number;
  };
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
  publication_plan: {
    id: Generated<number>;
    action: "publish" | "unpublish";
    due_at: number;
    label: string;
    author_id: number | null;
    state: "WAITING" | "FAILED";
    /** A refusal as JSON; null while it waits. */
    failure: string | null;
    made_at: number;
  };
  planned_document: {
    plan_id: number;
    position: number;
    kind: string;
    document_id: number;
    document: string;
    sequence: number;
    published_revision_id: number | null;
  };
  shared_page: {
    id: Generated<number>;
    page_id: number;
    token_hash: string;
    author_id: number | null;
    made_at: number;
    expires_at: number;
  };
  preview: {
    page_id: number;
    /** 0: of a page of which no layout is published. */
    revision_id: number;
    media_id: number;
    hash: string;
    is_stale: number;
    taken_at: number;
  };
  presence: {
    kind: string;
    document_id: number;
    user_id: number;
    block: string | null;
    seen_at: number;
  };
}
