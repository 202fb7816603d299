import type { Migration } from "./migration.ts";

/**
 * Files that come from elsewhere (ADR 110): what each of their items becomes, which of our rows is which of theirs, and
 * which of theirs led where.
 */
export const imports: Migration = {
  name: "064-imports",
  statements: ({ id, text, instant, end }) => [
    `create table import_run (
      id ${id},
      source ${text} not null check (source in ('woocommerce', 'shopify', 'prestashop', 'wordpress')),
      file_name ${text} not null,
      state ${text} not null check (state in ('READY', 'RUNNING', 'DONE', 'STOPPED')),
      is_tax_included integer not null check (is_tax_included in (0, 1)),
      author_id integer references "user" (id) on delete set null,
      made_at ${instant} not null,
      ended_at ${instant},
      claimed_until ${instant} not null,
      fetched integer not null check (fetched >= 0),
      missed integer not null check (missed >= 0)
    ${end}`,
    `create index import_run_by_author on import_run (author_id)`,
    `create table import_item (
      run_id integer not null references import_run (id) on delete cascade,
      position integer not null check (position > 0),
      line integer not null,
      kind ${text} not null check (kind in ('product', 'page', 'article', 'customer')),
      outside_id ${text} not null,
      title ${text} not null,
      action ${text} not null check (action in ('create', 'update', 'unchanged', 'kept', 'left-out')),
      state ${text} not null check (state in ('planned', 'done', 'failed')),
      notes ${text} not null,
      content ${text} not null,
      row_id integer,
      primary key (run_id, position)
    ${end}`,
    `create index import_item_by_state on import_item (run_id, state, position)`,
    `create table import_key (
      source ${text} not null,
      kind ${text} not null check (kind in ('product', 'page', 'article', 'customer', 'media', 'folder')),
      outside_id ${text} not null,
      row_id integer not null,
      source_hash ${text} not null,
      row_hash ${text} not null,
      primary key (source, kind, outside_id)
    ${end}`,
    `create table import_path (
      path ${text} primary key,
      kind ${text} not null check (kind in ('product', 'page', 'article', 'customer')),
      row_id integer not null
    ${end}`,
  ],
};
