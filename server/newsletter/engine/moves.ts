import type { ConsentWay, SubscriptionEvent, SubscriptionState } from "#schemas/content/newsletter.ts";
import type { Locale } from "#schemas/locale.ts";
import { database, now } from "#server/db/context.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { leavePath } from "../links.ts";
import { leaveCode, statesBefore } from "../rules.ts";

import { linkSecret } from "./secret.ts";

/*
 * What moves a subscription: each a conditional update, so that of many that come together one does it, and whoever did
 * it writes the line of the log.
 */

export interface Move {
  readonly way: ConsentWay;
  readonly locale: Locale;
  /** What was agreed to, as it was read; left out: nothing was. */
  readonly words?: string;
}

/** Writes a line of the proof; gives its id. */
export async function note(
  subscription: number,
  event: SubscriptionEvent,
  { way, locale, words = "" }: Move,
): Promise<number> {
  const { id } = await database()
    .insertInto("newsletter_consent")
    .values({ newsletter_subscription_id: subscription, at: now(), event, way, words, locale })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Asks for a list; gives the subscription's id, new or not. */
export async function ask(email: string, list: number, move: Move): Promise<number> {
  const { id } = await database()
    .insertInto("newsletter_subscription")
    .values(newRow(email, list, { state: "PENDING", locale: move.locale }))
    .onConflict((conflict) =>
      conflict.columns(["email_folded", "newsletter_list_id"]).doUpdateSet(({ eb, ref }) => ({
        changed_at: eb
          .case()
          .when("newsletter_subscription.state", "=", "PENDING")
          .then(now())
          .else(ref("newsletter_subscription.changed_at"))
          .end(),
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await note(id, "ask", move);
  return id;
}

/** Subscribes at once; gives the id of the line that says so, or null where nothing changed. */
export async function join(email: string, list: number, move: Move): Promise<number | null> {
  const joined = await database()
    .insertInto("newsletter_subscription")
    .values(newRow(email, list, { state: "SUBSCRIBED", locale: move.locale }))
    .onConflict((conflict) =>
      conflict
        .columns(["email_folded", "newsletter_list_id"])
        .doUpdateSet({ state: "SUBSCRIBED", changed_at: now(), locale: move.locale })
        .where("newsletter_subscription.state", "in", [...statesBefore("join")]),
    )
    .returning("id")
    .executeTakeFirst();
  return joined ? await note(joined.id, "join", move) : null;
}

/** Which subscriptions are meant. */
export type Which =
  | { readonly id: number }
  | { readonly email: string; readonly list?: number }
  | { readonly tokenHash: string };

/** Moves what is meant and can be moved; gives the ids of the lines that say so. */
export async function move(
  which: Which,
  event: "confirm" | "leave" | "bounce",
  how: Move,
): Promise<readonly { readonly id: number; readonly email: string; readonly line: number }[]> {
  const moved = await database()
    .updateTable("newsletter_subscription")
    .set({
      state: outcome[event],
      changed_at: now(),
      // Who leaves isn't brought back by a link of before.
      ...(event === "leave" && { token_hash: null, token_expires_at: null }),
    })
    .where("state", "in", [...statesBefore(event)])
    .$if("id" in which, (query) => query.where("id", "=", "id" in which ? which.id : 0))
    .$if("email" in which, (query) => query.where("email_folded", "=", "email" in which ? foldEmail(which.email) : ""))
    .$if("email" in which && which.list !== undefined, (query) =>
      query.where("newsletter_list_id", "=", "email" in which ? (which.list ?? 0) : 0),
    )
    .$if("tokenHash" in which, (query) =>
      query.where("token_hash", "=", "tokenHash" in which ? which.tokenHash : "").where("token_expires_at", ">", now()),
    )
    .returning(["id", "email"])
    .execute();
  return await Promise.all(moved.map(async ({ id, email }) => ({ id, email, line: await note(id, event, how) })));
}

const outcome = { confirm: "SUBSCRIBED", leave: "UNSUBSCRIBED", bounce: "BOUNCED" } as const;

/** The path that ends a subscription, without the locale's prefix. */
export async function leaveLink(subscription: number): Promise<string> {
  return `${leavePath}/${leaveCode(await linkSecret(), subscription)}`;
}

function newRow(
  email: string,
  list: number,
  { state, locale }: { readonly state: SubscriptionState; readonly locale: Locale },
) {
  const address = email.trim();
  return {
    newsletter_list_id: list,
    email: address,
    email_folded: foldEmail(address),
    locale,
    state,
    changed_at: now(),
  };
}
