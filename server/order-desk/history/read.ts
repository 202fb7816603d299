import { toEuros } from "#schemas/commerce/money.ts";
import type { DeskEvent, DeskOrder } from "#schemas/content/desk-order.ts";
import type { Locale } from "#schemas/locale.ts";
import { listEditors } from "#server/accounts/read.ts";
import { database } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";
import { mailsAbout } from "#server/mails/read.ts";
import { moneyEventsOf } from "#server/payment/refunds/read.ts";
import { messageText } from "#server/text/message-text.ts";

import { notesOf } from "../notes/read.ts";

type Known = Pick<DeskOrder, "papers" | "returns" | "withdrawals">;

const blank = { id: null, what: "", words: "", actor: "", amount: null } as const;

/** All that happened to an order, the latest first: its states, money, papers, what went back, mails and notes. */
export async function historyOf(order: Row<"order">, known: Known, locale: Locale): Promise<readonly DeskEvent[]> {
  const events = [
    ...(await statesOf(order.id, locale)),
    ...(await moneyOf(order.id)),
    ...papersIn(known),
    ...returnsIn(known),
    ...withdrawalsIn(known),
    ...(await mailsOf(order.id, known)),
    ...(await notedOf(order.id)),
  ];
  return events.toSorted((one, other) => compare(other.date, one.date));
}

async function statesOf(orderId: number, locale: Locale): Promise<readonly DeskEvent[]> {
  const rows = await database()
    .selectFrom("order_event")
    .select(["to_state as state", "actor", "happened_at as at"])
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ state, actor, at }) => {
    const words = messageText(`order.state.${state}`, locale);
    return { ...blank, kind: "STATE", date: instant(at), what: state, words, actor };
  });
}

async function moneyOf(orderId: number): Promise<readonly DeskEvent[]> {
  const events = await moneyEventsOf(orderId);
  return events.map(({ kind, state, cents, at }) => {
    return { ...blank, kind, date: instant(at), what: state, amount: toEuros(cents) };
  });
}

function papersIn({ papers }: Known): readonly DeskEvent[] {
  return papers.flatMap(({ number, name, date, total }) =>
    number === null ? [] : [{ ...blank, kind: "PAPER" as const, date, words: name, amount: total }],
  );
}

function returnsIn({ returns }: Known): readonly DeskEvent[] {
  return returns.flatMap(({ amount, history }) =>
    history.map(({ state, status, date }) => {
      return { ...blank, kind: "RETURN" as const, date, what: state, words: status, amount };
    }),
  );
}

function withdrawalsIn({ withdrawals }: Known): readonly DeskEvent[] {
  return withdrawals.flatMap(({ receivedAt, refundedAt, amount, name }) => {
    const told = { ...blank, kind: "WITHDRAWAL" as const, words: name, amount };
    return [
      { ...told, date: receivedAt, what: "RECEIVED" },
      ...(refundedAt === null ? [] : [{ ...told, date: refundedAt, what: "REFUNDED" }]),
    ];
  });
}

const kinds = [
  ...["order-paid", "order-under-review", "order-payment-failed", "order-cancelled", "order-refunded"],
  ...["order-shipped", "order-ready", "estate-new-order", "estate-late-payment"],
];

/** What its customer and the estate were written about it: each mail's key begins with what it is about. */
async function mailsOf(orderId: number, { returns, withdrawals }: Known): Promise<readonly DeskEvent[]> {
  const keys = [
    ...kinds.map((kind) => `${kind} ${orderId}`),
    ...returns.flatMap(({ id }) => [`return ${id}`, `estate return ${id}`]),
    ...withdrawals.flatMap(({ id }) => [`withdrawal ${id}`, `estate withdrawal ${id}`]),
  ];
  return (await mailsAbout(keys)).map(({ kind, to, state, queuedAt }) => {
    return { ...blank, kind: "MAIL", date: instant(queuedAt), what: `${kind} ${state}`, words: to };
  });
}

async function notedOf(orderId: number): Promise<readonly DeskEvent[]> {
  const names = new Map((await listEditors()).map(({ user, name }) => [user, name]));
  return (await notesOf(orderId)).map(({ id, words, author, writtenAt }) => {
    const actor = (author !== null && names.get(author)) || "";
    return { ...blank, kind: "NOTE", date: instant(writtenAt), id, words, actor };
  });
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
