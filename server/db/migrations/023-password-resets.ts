import type { Migration } from "./migration.ts";

/** Links to a new password: the newest of a user, by the SHA-256 of its token (reliability D19). */
export const passwordResets: Migration = {
  name: "023-password-resets",
  statements: ({ text, instant, end }) => [
    `create table password_reset (
      user_id integer primary key references "user" (id) on delete cascade,
      token_hash ${text} not null unique,
      expires_at ${instant} not null
    ${end}`,
  ],
};
