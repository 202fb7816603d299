import type { Migration } from "./migration.ts";

/** What pages were called before: an address that was printed, linked or kept leads to where the page is now. */
export const formerSlugs: Migration = {
  name: "052-former-slugs",
  statements: ({ text, end }) => [
    `create table page_former_slug (
      slug ${text} primary key,
      page_id integer not null references page (id) on delete cascade
    ${end}`,
    `create index page_former_slug_by_page on page_former_slug (page_id)`,
  ],
};
