import type { Migration } from "./migration.ts";

/**
 * A popup shows its text or the blocks of a reusable layout, which can't go away below it; one that was made and never
 * published is nobody's but the administrators'.
 */
export const popupContent: Migration = {
  name: "042-popup-content",
  statements: () => [
    "alter table popup add column layout_id integer references layout (id)",
    "alter table popup add column is_public integer not null default 1 check (is_public in (0, 1))",
  ],
};
