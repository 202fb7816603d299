import { sql } from "kysely";

import type { Migration } from "./migration.ts";

/**
 * The newsletter has lists, subscriptions have a state, and what was agreed to stands in a log. Who subscribed before
 * stays subscribed, to the letter that there was; the log begins with the instant, the language and the address that are
 * known of it. The block with a customer's lists is called `newsletter-preferences`, wherever one is stored.
 */
export const newsletterLists: Migration = {
  name: "047-newsletter-lists",
  statements: ({ id, text, instant, end, keepIdsAhead }) => [
    `create table newsletter_list (
      id ${id},
      position integer not null
    ${end}`,
    `create table newsletter_list_text (
      newsletter_list_id integer not null references newsletter_list (id) on delete cascade,
      locale ${text} not null,
      name ${text} not null,
      description ${text} not null,
      primary key (newsletter_list_id, locale)
    ${end}`,
    "insert into newsletter_list (id, position) values (1, 1)",
    ...keepIdsAhead("newsletter_list"),
    `insert into newsletter_list_text (newsletter_list_id, locale, name, description) values
      (1, 'fr_FR', 'La lettre du domaine', 'Ce qui se passe entre les rangs, et les vins qui sortent de cave.'),
      (1, 'en_US', 'The estate’s letter', 'What goes on between the rows, and the wines that come up from the cellar.')`,
    "alter table newsletter_subscription rename to newsletter_reader",
    `create table newsletter_subscription (
      id ${id},
      newsletter_list_id integer not null references newsletter_list (id),
      email ${text} not null,
      email_folded ${text} not null,
      locale ${text} not null,
      state ${text} not null check (state in ('PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED', 'BOUNCED')),
      changed_at ${instant} not null,
      token_hash ${text} unique,
      token_expires_at ${instant},
      unique (email_folded, newsletter_list_id)
    ${end}`,
    "create index newsletter_subscription_by_list on newsletter_subscription (newsletter_list_id, state)",
    `create table newsletter_consent (
      id ${id},
      newsletter_subscription_id integer not null references newsletter_subscription (id) on delete cascade,
      at ${instant} not null,
      event ${text} not null check (event in ('ask', 'confirm', 'join', 'leave', 'bounce')),
      way ${text} not null,
      words ${text} not null,
      locale ${text} not null
    ${end}`,
    "create index newsletter_consent_by_subscription on newsletter_consent (newsletter_subscription_id)",
    `insert into newsletter_subscription (id, newsletter_list_id, email, email_folded, locale, state, changed_at)
      select id, 1, email, email_folded, locale, 'SUBSCRIBED', consented_at from newsletter_reader`,
    ...keepIdsAhead("newsletter_subscription"),
    `insert into newsletter_consent (newsletter_subscription_id, at, event, way, words, locale)
      select id, consented_at, 'ask', 'before-the-log', '', locale from newsletter_reader`,
    "drop table newsletter_reader",
    "update component_config set slug = 'newsletter-preferences' where slug = 'newsletter-subscription'",
  ],
  async rows(transaction) {
    for (const [table, column] of documents) {
      const [name, text] = [sql.table(table), sql.ref(column)];
      await sql`update ${name} set ${text} = replace(${text}, ${asSlug.old}, ${asSlug.renamed})
        where ${text} like ${`%${asSlug.old}%`}`.execute(transaction);
      await sql`update ${name} set ${text} = replace(${text}, ${asKey.old}, ${asKey.renamed})
        where kind = 'config' and ${text} like ${`%${asKey.old}%`}`.execute(transaction);
    }
  },
};

/** Where blocks stand in documents, as JSON text without blanks. */
const documents = [
  ["revision", "document"],
  ["draft", "document"],
  ["draft_edit", "commands"],
  ["draft_edit", "inverse"],
] as const;

const [before, after] = ["newsletter-subscription", "newsletter-preferences"] as const;

/** A block in a layout; in that of a page its key is its id, which stays. */
const asSlug = { old: `"slug":"${before}"`, renamed: `"slug":"${after}"` };

/** Its settings in the document of what is set everywhere (ADR 077). */
const asKey = { old: `"${before}":{`, renamed: `"${after}":{` };
