import { fold } from "#schemas/fold.ts";
import { foundBy } from "#server/accounts/engine/found-by.ts";
import { dayOf } from "#schemas/paris-day.ts";
import { vatByRate } from "#schemas/commerce/order-vat.ts";
import { addToDay } from "#server/orders/figures/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import type { NewRow, Row } from "#server/db/tables.ts";

/** A form that orders hold. */
export interface SoldWine {
  readonly id: number;
  readonly name: string;
  readonly reference: string;
  readonly year: number;
}

const firstnames = ["Jeanne", "Paul", "Hélène", "Luc", "Marie", "Étienne", "Claire", "Hugo", "Anne", "Julien"];
const lastnames = ["Martin", "Bernard", "Thévenet", "Aubert", "Lefèvre", "Moreau", "Garnier", "Roussel", "Collet"];

const priceCents = 1200;
const vatRate = 2000;
const rowsAtOnce = 400;
const day = 86_400_000;
/** Over so many days the orders came. */
const days = 730;

interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

function person(number: number): Person {
  const firstname = firstnames[number % firstnames.length] ?? "";
  const lastname = lastnames[Math.floor(number / firstnames.length) % lastnames.length] ?? "";
  return { firstname, lastname, email: `client-${number}@exemple.test` };
}

/** People who have an account; nobody can log in as one of them. Their ids follow each other from `firstCustomer()`. */
export async function addCustomers(count: number): Promise<void> {
  for (let from = 0; from < count; from += rowsAtOnce)
    await inTransaction(async () => {
      const rows = span(from, count).map((number): NewRow<"user"> => {
        const { email, ...names } = person(number);
        const account = { email, email_folded: email, password_hash: "", role: "CUSTOMER", phone: null } as const;
        const search = foundBy(names, email);
        return { ...account, ...names, search, birthdate: null, created_at: Date.now() - (number % days) * day };
      });
      await database().insertInto("user").values(rows).execute();
    });
}

interface OrdersToAdd {
  readonly count: number;
  readonly customers: number;
  readonly wines: readonly SoldWine[];
}

/**
 * Orders that were paid, of two wines each, with their invoices and the sums of their days, as `server/orders` writes them;
 * by rows of many, as ten thousand purchases would take an hour. The latest few hundred wait in the lists of work.
 */
export async function addOrders({ count, customers, wines }: OrdersToAdd): Promise<void> {
  const { id: firstUser } = await database()
    .selectFrom("user")
    .select("id")
    .where("email", "=", person(0).email)
    .executeTakeFirstOrThrow();
  for (let from = 0; from < count; from += rowsAtOnce)
    await inTransaction(async () => {
      const numbers = span(from, count);
      const rows = numbers.map((number) => orderRow(number, { count, customers, firstUser }));
      const orders = await database().insertInto("order").values(rows).returningAll().execute();
      const lines = await database()
        .insertInto("order_line")
        .values(orders.flatMap((order, index) => linesOf(order, wines, from + index)))
        .returningAll()
        .execute();
      await noteSteps(orders);
      await addInvoices(
        orders,
        Map.groupBy(lines, (line) => line.order_id),
      );
    });
}

function orderRow(number: number, from: OrdersOf): NewRow<"order"> {
  const { firstname, lastname, email } = person(number % from.customers);
  // The last one is the latest.
  const at = Date.now() - Math.floor(((from.count - number) / from.count) * days * day);
  const isLate = from.count - number < 300;
  const goods = 6 * priceCents;
  const code = `B${number.toString(36).toUpperCase().padStart(6, "0")}`;
  const invoice = `B-${number}`;
  const search = `${fold(`${firstname} ${lastname} ${email}`)} ${code.toLowerCase()} ${invoice.toLowerCase()}`;
  const usesCode = number % 10 === 0;
  return {
    ...{ code, access_key: `bench-${number}` },
    ...{ cart_id: null, cart_version: 1, wish: "", locale: "fr_FR", terms_hash: "", message: "", is_of_age: 1 },
    user_id: number % 3 === 0 ? null : from.firstUser + (number % from.customers),
    state: isLate ? (number % 2 === 0 ? "PAID" : "PREPARING") : "CLOSED",
    ...{ email, customer: email, phone: "", firstname, lastname, search },
    ...{ delivery_type: number % 5 === 0 ? "CLICK_AND_COLLECT" : "DELIVERY", delivery: noDelivery, billing: "" },
    ...{ service_code: "", schedule_id: null, slot_day: number % 5 === 0 ? dayOf(at) : "", holds_slot: 0 },
    ...{ discount_code_id: null, discount_code: usesCode ? "VENDANGES" : "", uses_code: 0 },
    ...{ goods_cents: goods, discount_cents: usesCode ? 200 : 0, shipping_cents: 0 },
    ...{ total_cents: usesCode ? goods - 200 : goods, refunded_cents: 0 },
    ...{ hold_ends_at: at, is_hold_extended: 0, held_since: at, held_bottles: 6, held_for: "" },
    ...{ invoice_number: invoice, tracking_number: "", tracking_link: "" },
    ...{ paid_at: at, created_at: at, updated_at: at },
  };
}

/** Where it went, by what an order's row says of it; whom it was sent to nobody asks here. */
const noDelivery = JSON.stringify({
  type: "NO_DELIVERY",
  address: null,
  service: null,
  accessPoint: null,
  pickup: null,
});

interface OrdersOf {
  readonly count: number;
  readonly customers: number;
  readonly firstUser: number;
}

function linesOf(order: Row<"order">, wines: readonly SoldWine[], number: number): readonly NewRow<"order_line">[] {
  const half = 3 * priceCents;
  const code = order.discount_cents / 2;
  return [number % wines.length, (number * 7 + 1) % wines.length].flatMap((index) => {
    const wine = wines[index];
    if (!wine) return [];
    const { id, name, reference, year } = wine;
    return [
      {
        ...{ order_id: order.id, declination_id: id, name, reference, year, type: "WINE", capacity_ml: 750 },
        ...{ quantity: 3, unit_cents: priceCents, unit_to_pay_cents: priceCents, total_cents: half, code_cents: code },
        ...{ to_pay_cents: half - code, vat_rate: vatRate },
      } as const,
    ];
  });
}

async function noteSteps(orders: readonly Row<"order">[]): Promise<void> {
  const steps = orders.flatMap(({ id, state, created_at: at }): NewRow<"order_event">[] => {
    const step = { order_id: id, actor: "OPERATOR", happened_at: at } as const;
    return [
      { ...step, from_state: "", to_state: "PAID" },
      { ...step, from_state: "PAID", to_state: state },
    ];
  });
  await database().insertInto("order_event").values(steps).execute();
}

async function addInvoices(
  orders: readonly Row<"order">[],
  linesByOrder: ReadonlyMap<number, readonly Row<"order_line">[]>,
): Promise<void> {
  const papers: NewRow<"order_paper">[] = [];
  for (const order of orders) {
    const lines = linesByOrder.get(order.id) ?? [];
    const goods = lines.map((line) => ({ rate: line.vat_rate, cents: line.to_pay_cents }));
    const taxes = vatByRate(goods, order.shipping_cents);
    const paper = { kind: "INVOICE", total_cents: order.total_cents, issued_at: order.created_at } as const;
    const own = { order_id: order.id, number: order.invoice_number ?? "", refunded_cents: 0, content: "{}" };
    papers.push({ ...paper, ...own, taxes: JSON.stringify(taxes) });
    await addToDay({ ...paper, taxes }, order, lines);
  }
  await database().insertInto("order_paper").values(papers).execute();
}

/** The numbers from one on, as many as are written at once. */
function span(from: number, end: number): readonly number[] {
  return Array.from({ length: Math.min(rowsAtOnce, end - from) }, (_, index) => from + index);
}
