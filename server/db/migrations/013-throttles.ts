import type { Migration } from "./migration.ts";

/**
 * Counters of attempts, a row for each that is in use: the instants that still count, as JSON. And the devices that
 * somebody has logged in on, by the SHA-256 of what each keeps; `password_mark` is that of the password's hash then.
 */
export const throttles: Migration = {
  name: "013-throttles",
  statements: ({ text, instant, end }) => [
    `create table throttle (
      purpose ${text} not null,
      bucket integer not null,
      instants ${text} not null,
      ends_at ${instant} not null,
      primary key (purpose, bucket)
    ${end}`,
    `create index throttle_by_end on throttle (ends_at)`,
    `create table device (
      token_hash ${text} primary key,
      user_id integer not null references "user" (id) on delete cascade,
      password_mark ${text} not null,
      created_at ${instant} not null,
      expires_at ${instant} not null
    ${end}`,
    `create index device_by_user on device (user_id)`,
    `create index device_by_expiry on device (expires_at)`,
  ],
};
