import type { Migration } from "./migration.ts";

/** Who was asked to edit the site, by the SHA-256 of the token in their mail; and what those who do did, by the names of calls. */
export const people: Migration = {
  name: "058-people",
  statements: ({ id, text, instant, end }) => [
    `create table admin_invitation (
      id ${id},
      email ${text} not null,
      email_folded ${text} not null unique,
      firstname ${text} not null,
      lastname ${text} not null,
      role ${text} not null check (role in ('ADMIN', 'SUPER_ADMIN')),
      token_hash ${text} unique,
      invited_by integer references "user" (id) on delete set null,
      invited_at ${instant} not null,
      expires_at ${instant} not null
    ${end}`,
    `create table admin_log (
      id ${id},
      user_id integer references "user" (id) on delete set null,
      call_name ${text} not null,
      subject ${text} not null,
      done_at ${instant} not null
    ${end}`,
    `create index admin_log_by_time on admin_log (done_at, id)`,
    `create index admin_log_by_user on admin_log (user_id, done_at)`,
  ],
};
