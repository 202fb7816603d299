import type { Migration } from "./migration.ts";

/** Users and their sessions (spec §3, §4; reliability D1). A session holds the token's SHA-256 only. */
export const accounts: Migration = {
  name: "004-accounts",
  statements: ({ id, text, instant, end }) => [
    `create table "user" (
      id ${id},
      email ${text} not null,
      email_folded ${text} not null unique,
      password_hash ${text} not null,
      role ${text} not null check (role in ('CUSTOMER', 'ADMIN', 'SUPER_ADMIN')),
      phone ${text},
      firstname ${text} not null,
      lastname ${text} not null,
      birthdate ${text},
      created_at ${instant} not null
    ${end}`,
    `create table session (
      token_hash ${text} primary key,
      user_id integer not null references "user" (id) on delete cascade,
      id_site integer not null,
      created_at ${instant} not null,
      expires_at ${instant} not null
    ${end}`,
    `create index session_by_user on session (user_id)`,
    `create index session_by_expiry on session (expires_at)`,
  ],
};
