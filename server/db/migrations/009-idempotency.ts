import type { Migration } from "./migration.ts";

/**
 * The outcomes of requests that carried an Idempotency-Key, under the hash of the key, the call and the
 * caller. While `outcome` is null the request is being worked on, by the one who holds `claim`.
 */
export const idempotency: Migration = {
  name: "009-idempotency",
  statements: ({ text, instant, end }) => [
    `create table idempotency_key (
      key_hash ${text} primary key,
      fingerprint ${text} not null,
      claim ${text} not null,
      claimed_until ${instant} not null,
      outcome ${text},
      expires_at ${instant} not null
    ${end}`,
    `create index idempotency_key_by_expiry on idempotency_key (expires_at)`,
  ],
};
