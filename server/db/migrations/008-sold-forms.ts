import type { Migration } from "./migration.ts";

/** The same bound as in 003. */
const most = 100_000_000;

/**
 * What a cart must know of what it holds (spec §3, §4): declinations that are no longer sold stay, since
 * orders name them; a discount belongs to a declination or to a whole product (a box is one); VAT in
 * hundredths of a percent; what is sent as a file, and what costs nothing to ship.
 */
export const soldForms: Migration = {
  name: "008-sold-forms",
  statements: ({ id, text, instant, end, keepIdsAhead }) => [
    `alter table declination add column archived_at ${instant}`,
    `alter table product add column vat_rate integer not null default 2000 check (vat_rate between 0 and 10000)`,
    `alter table product add column is_dematerialized integer not null default 0 check (is_dematerialized in (0, 1))`,
    `alter table product add column has_shipping_fees integer not null default 1 check (has_shipping_fees in (0, 1))`,
    `create table discount_of_either (
      id ${id},
      product_id integer references product (id) on delete cascade,
      declination_id integer references declination (id) on delete cascade,
      type ${text} not null check (type in ('EURO', 'PERCENT')),
      amount integer not null check (amount between 1 and ${most}),
      detail_type ${text} not null check (detail_type in ('PRODUCT', 'SHIPPING_FEES')),
      starts_at ${instant},
      ends_at ${instant},
      constraint discount_amount_is_a_share check (type <> 'PERCENT' or amount <= 10000),
      constraint discount_has_one_owner check ((product_id is null) <> (declination_id is null))
    ${end}`,
    `insert into discount_of_either (id, declination_id, type, amount, detail_type, starts_at, ends_at)
      select id, declination_id, type, amount, detail_type, starts_at, ends_at from discount`,
    `drop table discount`,
    `alter table discount_of_either rename to discount`,
    ...keepIdsAhead("discount"),
    `create index discount_by_declination on discount (declination_id)`,
    `create index discount_by_product on discount (product_id)`,
  ],
};
