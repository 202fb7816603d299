import type { Migration } from "./migration.ts";

/**
 * The media library is put in order by tags. A picture that was cropped keeps what it was, as a medium that nobody is
 * shown, and a name in the library that was replaced by another still leads to its medium.
 */
export const mediaEdits: Migration = {
  name: "053-media-edits",
  statements: ({ text, end }) => [
    `alter table media add column original_id integer references media (id)`,
    `alter table media add column crop ${text} not null default ''`,
    `create table media_tag (
      media_id integer not null references media (id) on delete cascade,
      folded ${text} not null,
      tag ${text} not null,
      primary key (media_id, folded)
    ${end}`,
    `create index media_tag_by_tag on media_tag (folded)`,
    `create table media_former_path (
      path ${text} primary key,
      media_id integer not null references media (id) on delete cascade
    ${end}`,
    `create index media_former_path_by_media on media_former_path (media_id)`,
  ],
};
