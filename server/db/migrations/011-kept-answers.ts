import type { Migration } from "./migration.ts";

/**
 * Keys were claimed until a time, beside the work. They are claimed by the transaction that does the work,
 * which brings the answer as well: outside of it `answer` is never null. What was kept of the day before goes.
 */
export const storedResponses: Migration = {
  name: "011-kept-answers",
  statements: ({ text, instant, end }) => [
    `drop table idempotency_key`,
    `create table idempotency_key (
      key_hash ${text} primary key,
      fingerprint ${text} not null,
      answer ${text},
      expires_at ${instant} not null
    ${end}`,
    `create index idempotency_key_by_expiry on idempotency_key (expires_at)`,
  ],
};
