import type { Migration } from "./migration.ts";

/**
 * What the editor shows beside documents: the picture of each published state of a page, with what tells whether it is
 * still true, and who is at work on a document just now. A page of which no layout is published has the picture 0.
 */
export const previews: Migration = {
  name: "033-previews",
  statements: ({ text, instant, end }) => [
    `create table preview (
      page_id integer not null references page (id) on delete cascade,
      revision_id integer not null check (revision_id >= 0),
      media_id integer not null unique references media (id),
      hash ${text} not null,
      is_stale integer not null check (is_stale in (0, 1)),
      taken_at ${instant} not null,
      primary key (page_id, revision_id)
    ${end}`,
    `create index preview_by_revision on preview (revision_id)`,
    `create table presence (
      kind ${text} not null,
      document_id integer not null,
      user_id integer not null references "user" (id) on delete cascade,
      block ${text},
      seen_at ${instant} not null,
      primary key (kind, document_id, user_id)
    ${end}`,
    `create index presence_by_time on presence (seen_at)`,
  ],
};
