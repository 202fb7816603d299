import type { Migration } from "./migration.ts";

/** A product may have a picture of its back label, for its sheet on paper. */
export const backLabels: Migration = {
  name: "018-back-labels",
  statements: () => [`alter table product add column back_media_id integer references media (id)`],
};
