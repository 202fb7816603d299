import { isOpen, mayMove, orderStates, type OrderState } from "#schemas/commerce/order-states.ts";
import type { VatPart } from "#schemas/commerce/order-vat.ts";
import { dayOf } from "#schemas/paris-day.ts";
import type { Row } from "#server/db/tables.ts";

type Order = Row<"order">;

/** What doesn't add up in an order, to the cent. */
export function moneyFaults(order: Order, lines: readonly Row<"order_line">[]): readonly string[] {
  const sum = (value: (line: Row<"order_line">) => number) => lines.reduce((total, line) => total + value(line), 0);
  const goods = sum((line) => line.unit_to_pay_cents * line.quantity);
  const toPay = sum((line) => line.to_pay_cents);
  const checks = [
    [lines.length > 0, "has no lines"],
    [goods === order.goods_cents, `its goods cost ${order.goods_cents}, its lines ${goods}`],
    [sum((line) => line.code_cents) === order.discount_cents, "its lines have another discount than it has"],
    [goods - toPay === order.discount_cents, "what its lines cost is not what they cost less the discount"],
    [toPay + order.shipping_cents === order.total_cents, `its total is ${order.total_cents}, reckoned otherwise`],
  ] as const;
  return faultsOf(order, checks);
}

/** What an order's state promises and its row doesn't keep. */
export function stateFaults(order: Order, holds: readonly Row<"order_hold">[]): readonly string[] {
  const has = isOpen(order.state) || isBought(order.state);
  const isTaken = order.paid_at !== null;
  const wantsSlot = order.delivery_type === "CLICK_AND_COLLECT";
  const checks = [
    [has || holds.length === 0, "holds stock, which its state doesn't allow"],
    [
      holds.every((hold) => (hold.is_sold === 1) === isBought(order.state)),
      "holds what it should have bought, or the other way round",
    ],
    [order.holds_slot === Number(wantsSlot && has), "does not hold its slot as its state says"],
    [order.uses_code === Number(order.discount_code_id !== null && has), "does not use its code as its state says"],
    [!isBought(order.state) || isTaken, "was sold without having been paid"],
    [!isOpen(order.state) || !isTaken, "waits to be paid, and is paid"],
    [!isBought(order.state) || order.invoice_number !== null, "is bought, and has no invoice number"],
    [isTaken || order.invoice_number === null, "has an invoice number, and is not paid"],
    [isTaken || order.refunded_cents === 0, "was given money back that it never brought"],
  ] as const;
  return faultsOf(order, checks);
}

/** Where an order's story has a gap, or a step that the table of states doesn't know. */
export function eventFaults(order: Order, events: readonly Row<"order_event">[]): readonly string[] {
  let state: OrderState | "" = "";
  for (const { from_state: from, to_state: to } of events) {
    const isFirst = state === "" && from === "" && to === "AWAITING_PAYMENT";
    const follows = isState(from) && from === state && mayMove(from, to);
    if (!isFirst && !follows) return [`order ${order.code}: went from “${from}” to ${to} when it was “${state}”`];
    state = to;
  }
  return state === order.state ? [] : [`order ${order.code}: its story ends with “${state}”, and it is ${order.state}`];
}

/** Where the numbers of invoices have a gap, or their counter is another one than the last. */
export function numberFaults(orders: readonly Order[], counters: readonly Row<"order_counter">[]): readonly string[] {
  const numbers = orders.flatMap((order) => order.invoice_number ?? []);
  const invoices = counters.filter(({ name }) => name.startsWith("invoice "));
  const byYear = Map.groupBy(numbers, (number) => number.slice(0, 4));
  const years = new Set([...byYear.keys(), ...invoices.map(({ name }) => name.replace("invoice ", ""))]);
  return [...years].flatMap((year) => {
    const used = new Set((byYear.get(year) ?? []).map((number) => Number(number.slice(5))));
    const last = counters.find(({ name }) => name === `invoice ${year}`)?.value ?? 0;
    const isWhole =
      used.size === last && Array.from({ length: last }, (_, index) => index + 1).every((n) => used.has(n));
    return isWhole ? [] : [`invoices of ${year}: ${used.size} numbers are used, the counter says ${last}`];
  });
}

/** Where the numbers of credit notes have a gap, or a refund of what was billed has none. */
export function creditFaults(
  orders: readonly Order[],
  papers: readonly Row<"order_paper">[],
  counters: readonly Row<"order_counter">[],
): readonly string[] {
  const notes = papers.filter(({ kind }) => kind === "CREDIT_NOTE");
  const gaps = counters.flatMap(({ name, value }) => {
    const year = /^credit (\d{4})$/.exec(name)?.[1];
    const used = notes.filter(({ number }) => number.startsWith(`AV-${year}-`)).length;
    return year === undefined || used === value
      ? []
      : [`credit notes of ${year}: ${used} numbers are used, the counter says ${value}`];
  });
  const billed = papers.filter(({ kind }) => kind === "INVOICE");
  const wrong = billed.flatMap(({ order_id: id, total_cents: total }) => {
    const order = orders.find((each) => each.id === id);
    if (!order) return [];
    const credited = notes.filter((note) => note.order_id === id).reduce((sum, note) => sum + note.total_cents, 0);
    return faultsOf(order, [
      [total === order.total_cents, "its invoice has another total"],
      // What was given back before there were credit notes has none.
      [credited <= order.refunded_cents, "more was credited than given back"],
    ]);
  });
  return [...gaps, ...wrong];
}

/** Sums of days, as they stand beside the papers that they were raised with (ADR 107). */
export interface DaySums {
  readonly days: readonly Row<"sales_day">[];
  readonly taxes: readonly Row<"sales_day_tax">[];
}

/** Where the sums of a day aren't those of its invoices and credit notes, to the cent and by rate. */
export function salesFaults(papers: readonly Row<"order_paper">[], { days, taxes }: DaySums): readonly string[] {
  const wanted = new Map<string, number>();
  const add = (key: string, value: number): void => void wanted.set(key, (wanted.get(key) ?? 0) + value);
  for (const { kind, issued_at: at, total_cents: cents, taxes: parts } of papers) {
    add(`${dayOf(at)} ${kind} papers`, 1);
    add(`${dayOf(at)} ${kind} cents`, cents);
    for (const part of JSON.parse(parts) as readonly VatPart[]) {
      add(`${dayOf(at)} ${kind} at ${part.rate}`, part.cents);
      add(`${dayOf(at)} ${kind} tax at ${part.rate}`, part.vatCents);
    }
  }
  for (const { day, kind, papers: count, cents } of days) {
    add(`${day} ${kind} papers`, -count);
    add(`${day} ${kind} cents`, -cents);
  }
  for (const { day, kind, rate, cents, vat_cents: vat } of taxes) {
    const paper = kind === "REFUND" ? "CREDIT_NOTE" : "INVOICE";
    add(`${day} ${paper} at ${rate}`, -cents);
    add(`${day} ${paper} tax at ${rate}`, -vat);
  }
  return [...wanted].flatMap(([key, off]) => (off === 0 ? [] : [`sums of ${key}: papers have ${off} more`]));
}

function isBought(state: OrderState): boolean {
  return !isOpen(state) && !["EXPIRED", "CANCELLED", "PAID_STOCK_CONFLICT"].includes(state);
}

function isState(text: string): text is OrderState {
  return orderStates.some((state) => state === text);
}

function faultsOf({ code }: Order, checks: readonly (readonly [holds: boolean, fault: string])[]): readonly string[] {
  return checks.flatMap(([holds, fault]) => (holds ? [] : [`order ${code}: ${fault}`]));
}
