import type { Migration } from "./migration.ts";

/** The same bound on both engines, where one would hold more: a million euros, in cents. */
const most = 100_000_000;

/**
 * What is sold (spec §3, "Product"). Prices and euro amounts are cents, percentages hundredths of a
 * percent, capacities millilitres. A declination without capacity has 0.
 */
export const products: Migration = {
  name: "003-products",
  statements: ({ id, text, instant, end }) => [
    `create table product (
      id ${id},
      type ${text} not null check (type in ('WINE', 'BOX', 'OTHER')),
      subtype ${text} check (subtype in ('BOTTLE')),
      kind ${text} not null,
      appellation ${text} not null,
      media_id integer references media (id),
      is_published integer not null check (is_published in (0, 1))
    ${end}`,
    `create table product_text (
      product_id integer not null references product (id) on delete cascade,
      locale ${text} not null,
      slug ${text} not null,
      name ${text} not null,
      name_sort ${text} not null,
      summary ${text} not null,
      text ${text} not null,
      search ${text} not null,
      primary key (product_id, locale)
    ${end}`,
    `create table product_tag (
      product_id integer not null references product (id) on delete cascade,
      tag ${text} not null,
      primary key (product_id, tag)
    ${end}`,
    `create index product_tag_by_tag on product_tag (tag)`,
    `create table declination (
      id ${id},
      product_id integer not null references product (id) on delete cascade,
      position integer not null,
      year integer,
      capacity_ml integer not null check (capacity_ml between 0 and ${most}),
      quantity integer not null check (quantity between 0 and ${most}),
      set_quantity integer not null check (set_quantity in (0, 1)),
      price_cents integer not null check (price_cents between 0 and ${most}),
      fixed_price_cents integer check (fixed_price_cents between 0 and ${most}),
      sell_by_multiple_of integer not null check (sell_by_multiple_of between 1 and 1000),
      media_id integer references media (id),
      reference ${text} not null unique
    ${end}`,
    `create index declination_by_product on declination (product_id, price_cents)`,
    `create table discount (
      id ${id},
      declination_id integer not null references declination (id) on delete cascade,
      type ${text} not null check (type in ('EURO', 'PERCENT')),
      amount integer not null check (amount between 1 and ${most}),
      detail_type ${text} not null check (detail_type in ('PRODUCT', 'SHIPPING_FEES')),
      starts_at ${instant},
      ends_at ${instant},
      check (type <> 'PERCENT' or amount <= 10000)
    ${end}`,
    `create index discount_by_declination on discount (declination_id)`,
  ],
};
