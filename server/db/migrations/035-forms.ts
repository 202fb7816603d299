import type { Migration } from "./migration.ts";

/**
 * Forms, what is answered to them with its files, and elements that one can register for. Files lie in the database, in
 * parts: they come and go with their answer, in its transactions (ADR 080).
 */
export const forms: Migration = {
  name: "035-forms",
  statements: ({ id, text, instant, end }) => [
    `create table form (
      id integer primary key,
      document ${text} not null,
      updated_at ${instant} not null
    ${end}`,
    `create table form_answer (
      id ${id},
      form_id integer not null,
      element_id integer references element (id) on delete set null,
      seats integer not null check (seats >= 0),
      user_id integer references "user" (id) on delete set null,
      token_hash ${text} not null unique,
      locale ${text} not null,
      said ${text} not null,
      search ${text} not null,
      received_at ${instant} not null
    ${end}`,
    `create index form_answer_by_form on form_answer (form_id, received_at)`,
    `create index form_answer_by_element on form_answer (element_id)`,
    `create index form_answer_by_user on form_answer (user_id)`,
    `create table form_file (
      id ${text} primary key,
      answer_id integer references form_answer (id) on delete cascade,
      field_key ${text} not null,
      position integer not null,
      name ${text} not null,
      kind ${text} not null,
      bytes integer not null check (bytes > 0),
      created_at ${instant} not null
    ${end}`,
    `create index form_file_by_answer on form_file (answer_id)`,
    `create table form_file_part (
      file_id ${text} not null references form_file (id) on delete cascade,
      position integer not null,
      content ${text} not null,
      primary key (file_id, position)
    ${end}`,
    `alter table element add column form_id integer`,
    `alter table element add column places integer check (places is null or places >= 0)`,
    `alter table element add column places_taken integer not null default 0
      check (places_taken >= 0 and (places is null or places_taken <= places))`,
  ],
};
