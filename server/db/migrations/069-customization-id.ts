import type { Migration } from "./migration.ts";

/** What is asked about a product is a record like any other, called by an id: its product's, as before. */
export const customizationId: Migration = {
  name: "069-customization-id",
  statements: () => [`alter table customization rename column product_id to id`],
};
