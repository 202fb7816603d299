import type { Migration } from "./migration.ts";

/**
 * Documents that are edited by commands (design §2, "editing machine"): what each looks like while it is edited, what was
 * done to it, and every state that was published. A layout is the first kind; its revisions keep their ids.
 */
export const drafts: Migration = {
  name: "032-drafts",
  statements: ({ id, text, instant, end, keepIdsAhead }) => [
    `create table revision (
      id ${id},
      kind ${text} not null,
      document_id integer not null,
      document ${text} not null,
      label ${text} not null,
      author_id integer references "user" (id) on delete set null,
      base_id integer references revision (id),
      created_at ${instant} not null
    ${end}`,
    `insert into revision (id, kind, document_id, document, label, author_id, base_id, created_at)
      select id, 'layout', layout_id, document, label, null, null, created_at from layout_revision
      where state = 'published'`,
    ...keepIdsAhead("revision"),
    `create index revision_by_document on revision (kind, document_id, id)`,
    `drop table layout_revision`,
    `create table draft (
      kind ${text} not null,
      document_id integer not null,
      document ${text} not null,
      sequence integer not null check (sequence >= 0),
      base_revision_id integer references revision (id),
      base_sequence integer not null check (base_sequence between 0 and sequence),
      changed_at ${instant} not null,
      primary key (kind, document_id)
    ${end}`,
    `create table draft_edit (
      kind ${text} not null,
      document_id integer not null,
      sequence integer not null check (sequence > 0),
      edit_id ${text} not null,
      commands ${text} not null,
      inverse ${text} not null,
      undoes ${text},
      author_id integer references "user" (id) on delete set null,
      made_at ${instant} not null,
      primary key (kind, document_id, sequence),
      unique (kind, document_id, edit_id)
    ${end}`,
  ],
};
