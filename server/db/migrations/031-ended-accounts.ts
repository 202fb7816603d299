import type { Migration } from "./migration.ts";

/** Whether the account that an order was placed with has ended: how to reach its customer goes when the order is over. */
export const endedAccounts: Migration = {
  name: "031-ended-accounts",
  statements: () => [
    `alter table "order" add column is_account_ended integer not null default 0`,
    `create index order_ended_accounts on "order" (is_account_ended) where is_account_ended = 1`,
  ],
};
