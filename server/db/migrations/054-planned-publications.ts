import type { Migration } from "./migration.ts";

/**
 * What is to go public, or to be taken away, at an instant, by itself: each plan with its documents as they were when it was
 * made. One that was carried out is gone, since the revisions tell of it; one that failed stays with its reason. A document
 * stands in one plan at most.
 */
export const plannedPublications: Migration = {
  name: "054-planned-publications",
  statements: ({ id, text, instant, end }) => [
    `create table publication_plan (
      id ${id},
      action ${text} not null check (action in ('publish', 'unpublish')),
      due_at ${instant} not null,
      label ${text} not null,
      author_id integer references "user" (id) on delete set null,
      state ${text} not null check (state in ('WAITING', 'FAILED')),
      failure ${text},
      made_at ${instant} not null
    ${end}`,
    `create index publication_plan_by_instant on publication_plan (state, due_at)`,
    `create table planned_document (
      plan_id integer not null references publication_plan (id) on delete cascade,
      position integer not null,
      kind ${text} not null,
      document_id integer not null,
      document ${text} not null,
      sequence integer not null check (sequence >= 0),
      published_revision_id integer references revision (id),
      primary key (plan_id, position),
      unique (kind, document_id)
    ${end}`,
  ],
};
