import type { Migration } from "./migration.ts";

/**
 * Mails that wait to be sent, and what became of them. `due_at` is when one is next tried, and the lease of the process
 * that tries it meanwhile; `data` is emptied when nothing will be written from it any more.
 */
export const mails: Migration = {
  name: "019-mails",
  statements: ({ id, text, instant, end }) => [
    `create table mail (
      id ${id},
      kind ${text} not null,
      recipient ${text} not null,
      locale ${text} not null,
      data ${text} not null,
      dedupe_key ${text} not null unique,
      state ${text} not null check (state in ('WAITING', 'SENT', 'DROPPED', 'FAILED')),
      attempts integer not null check (attempts >= 0),
      due_at ${instant} not null,
      failure ${text} not null,
      queued_at ${instant} not null,
      settled_at ${instant}
    ${end}`,
    `create index mail_by_due on mail (due_at) where state = 'WAITING'`,
    `create index mail_by_settled on mail (settled_at)`,
  ],
};
