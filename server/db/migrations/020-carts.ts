import type { Migration } from "./migration.ts";

/** The same bound as of stock (007). */
const most = 100_000_000;

/**
 * Carts and what is in them, and the discount codes that may be set on them. A cart's id cannot be guessed; a user has
 * one that is active. `version` rises with every change: an order is for one version.
 */
export const carts: Migration = {
  name: "020-carts",
  statements: ({ id, text, instant, end }) => [
    `create table cart (
      id ${text} primary key,
      user_id integer references "user" (id) on delete set null,
      state ${text} not null check (state in ('ACTIVE', 'ORDERED', 'MERGED', 'DELETED')),
      merged_into ${text} references cart (id),
      type ${text} not null,
      discount_code ${text} not null,
      version integer not null,
      created_at ${instant} not null,
      updated_at ${instant} not null
    ${end}`,
    `create unique index cart_of_user on cart (user_id) where state = 'ACTIVE'`,
    `create index cart_by_survivor on cart (merged_into)`,
    `create index cart_by_age on cart (updated_at)`,
    `create table cart_line (
      id ${id},
      cart_id ${text} not null references cart (id) on delete cascade,
      declination_id integer not null references declination (id),
      quantity integer not null check (quantity between 1 and ${most}),
      customization_hash ${text} not null,
      unique (cart_id, declination_id, customization_hash)
    ${end}`,
    `create index cart_line_by_declination on cart_line (declination_id)`,
    `create table discount_code (
      id ${id},
      code ${text} not null,
      code_folded ${text} not null unique,
      type ${text} not null check (type in ('EURO', 'PERCENT')),
      amount integer not null check (amount between 1 and ${most}),
      starts_at ${instant},
      ends_at ${instant},
      min_cents integer not null check (min_cents between 0 and ${most}),
      min_bottles integer not null check (min_bottles between 0 and ${most}),
      max_uses integer check (max_uses between 1 and ${most}),
      max_uses_per_customer integer check (max_uses_per_customer between 1 and ${most}),
      uses integer not null check (uses between 0 and ${most}),
      is_active integer not null check (is_active in (0, 1)),
      constraint discount_code_not_used_up check (max_uses is null or uses <= max_uses)
    ${end}`,
  ],
};
