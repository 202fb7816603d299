import type { Migration } from "./migration.ts";

/**
 * What a wine's page shows beside its text (spec §3): technical sheet, pairings, awards, recommended
 * products, variations, decreasing discounts and the content of boxes. Sheets are versioned JSON that is
 * parsed at every read; `label`, `display_label`, `texts` and `features` are JSON by language. Amounts as
 * in 003: cents, or hundredths of a percent.
 */
export const productSheets: Migration = {
  name: "006-product-sheets",
  statements: ({ id, text, end }) => [
    `alter table product add column region ${text} not null default ''`,
    `alter table product add column sheet ${text} not null default '{}'`,
    `alter table product_text add column sheet ${text} not null default '{}'`,
    `alter table declination add column alcohol integer check (alcohol between 0 and 10000)`,
    `alter table declination add column features ${text} not null default '{}'`,
    `create table meal_icon (
      id ${id},
      key ${text} not null unique,
      position integer not null,
      icon ${text} not null,
      label ${text} not null
    ${end}`,
    `create table product_pairing (
      product_id integer not null references product (id) on delete cascade,
      meal_icon_id integer not null references meal_icon (id),
      position integer not null,
      texts ${text} not null,
      primary key (product_id, meal_icon_id)
    ${end}`,
    `create table award (
      id ${id},
      product_id integer not null references product (id) on delete cascade,
      position integer not null,
      vintage integer,
      year integer not null check (year between 1800 and 2200),
      medal ${text} not null check (medal in ('GOLD', 'SILVER', 'BRONZE', 'NONE')),
      score ${text} not null,
      media_id integer references media (id),
      texts ${text} not null
    ${end}`,
    `create index award_by_product on award (product_id, position)`,
    `create table product_recommendation (
      product_id integer not null references product (id) on delete cascade,
      recommended_id integer not null references product (id) on delete cascade,
      position integer not null,
      primary key (product_id, recommended_id),
      check (product_id <> recommended_id)
    ${end}`,
    `create table variation (
      id ${id},
      position integer not null,
      label ${text} not null,
      display_label ${text} not null
    ${end}`,
    `create table variation_detail (
      id ${id},
      variation_id integer not null references variation (id) on delete cascade,
      position integer not null,
      label ${text} not null,
      unique (id, variation_id)
    ${end}`,
    `create table product_variation (
      product_id integer not null references product (id) on delete cascade,
      slot integer not null check (slot between 1 and 3),
      variation_id integer not null references variation (id),
      primary key (product_id, slot),
      unique (product_id, variation_id)
    ${end}`,
    `create table declination_variation (
      declination_id integer not null references declination (id) on delete cascade,
      variation_id integer not null,
      variation_detail_id integer not null,
      primary key (declination_id, variation_id),
      foreign key (variation_detail_id, variation_id) references variation_detail (id, variation_id)
    ${end}`,
    `create table decreasing_discount (
      id ${id},
      product_id integer not null references product (id) on delete cascade,
      from_quantity integer not null check (from_quantity between 2 and 1000),
      type ${text} not null check (type in ('EURO', 'PERCENT')),
      amount integer not null check (amount between 1 and 100000000),
      unique (product_id, from_quantity),
      check (type <> 'PERCENT' or amount <= 10000)
    ${end}`,
    `create table box_item (
      product_id integer not null references product (id) on delete cascade,
      declination_id integer not null references declination (id),
      position integer not null,
      quantity integer not null check (quantity between 1 and 1000),
      primary key (product_id, declination_id)
    ${end}`,
  ],
};
