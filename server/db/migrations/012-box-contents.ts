import type { Migration } from "./migration.ts";

/** Boxes were only found by the box: they are found by what is in them, too, as every line of an order asks. */
export const boxContents: Migration = {
  name: "012-box-contents",
  statements: () => [`create index box_item_by_declination on box_item (declination_id)`],
};
