import type { Migration } from "./migration.ts";

/**
 * Which administrator had money given back: the provider is asked later, and what the order gives back to the stock with the
 * last of its money was written down as the shop's doing.
 */
export const refundAskedBy: Migration = {
  name: "071-refund-asked-by",
  statements: () => [
    `alter table refund add column user_id integer references "user" (id) on delete set null`,
    "create index refund_by_user on refund (user_id)",
  ],
};
