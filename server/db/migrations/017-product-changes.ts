import type { Migration } from "./migration.ts";

/** When a product was last written, for the sitemap. Nobody knows it of those from before: they have none. */
export const productChanges: Migration = {
  name: "017-product-changes",
  statements: ({ instant }) => [`alter table product add column updated_at ${instant}`],
};
