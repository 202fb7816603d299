import type { Migration } from "./migration.ts";

/** The same bound as of stock (007). */
const most = 100_000_000;

/**
 * Products that are made for their buyers: what is asked, what was answered for a line of a cart or an order, and whose
 * the files are that came with it. A file is wanted as long as a line has it.
 */
export const customizations: Migration = {
  name: "050-customizations",
  statements: ({ id, text, end }) => [
    `create table customization (
      product_id integer primary key references product (id) on delete cascade,
      type ${text} not null check (type in ('SIMPLE', 'DYNAMIC_FORM')),
      is_required integer not null check (is_required in (0, 1)),
      is_excluded integer not null check (is_excluded in (0, 1))
    ${end}`,
    `create table customization_input (
      id ${id},
      product_id integer not null references customization (product_id) on delete cascade,
      position integer not null,
      document ${text} not null
    ${end}`,
    `create index customization_input_by_product on customization_input (product_id)`,
    `alter table cart_line add column answers ${text} not null default '[]'`,
    `alter table order_line add column customizations ${text} not null default '[]'`,
    `alter table order_line add column customization_cents integer not null default 0
      check (customization_cents between 0 and ${most})`,
    `alter table order_line add column is_personalised integer not null default 0 check (is_personalised in (0, 1))`,
    `alter table form_file add column hash ${text} not null default ''`,
    `create table line_file (
      file_id ${text} not null references form_file (id) on delete cascade,
      cart_line_id integer references cart_line (id) on delete cascade,
      order_line_id integer references order_line (id) on delete cascade,
      constraint line_file_of_one_line check ((cart_line_id is null) <> (order_line_id is null))
    ${end}`,
    `create index line_file_by_file on line_file (file_id)`,
    `create index line_file_by_cart_line on line_file (cart_line_id)`,
    `create index line_file_by_order_line on line_file (order_line_id)`,
  ],
};
