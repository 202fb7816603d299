import type { Migration } from "./migration.ts";

/** What a crop keeps in view of a picture, in per cents from its upper left corner: the middle, until somebody says more. */
export const mediaFocal: Migration = {
  name: "016-media-focal",
  statements: () =>
    ["focal_x", "focal_y"].map(
      (column) =>
        `alter table media add column ${column} integer not null default 50 check (${column} between 0 and 100)`,
    ),
};
