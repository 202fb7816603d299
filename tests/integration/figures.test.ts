import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import type { LinesDocument } from "#schemas/documents/document.ts";
import { dayOf } from "#schemas/paris-day.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { figures as migration } from "#server/db/migrations/061-figures.ts";
import { exportGoods, exportTotals } from "#server/figures/export/read.ts";
import { readDayClose, readFigures, readSoldGoods } from "#server/figures/read.ts";
import { advanceOrder, placeOrder } from "#server/orders/write.ts";
import { askRefund, doRefunds } from "#server/payment/refunds/write.ts";
import { bothEngines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { usePayments } from "./payment-desk.ts";
import { filledCart, thursdaySlot, wishFor } from "./shop-content.ts";

const always = { from: "2026-01-01", to: "2027-12-31" };

describe.each(bothEngines)("the estate's figures on $name", (engine) => {
  const { opened, begun, tell, told, become } = usePayments(engine);

  const paid = async (
    lines: readonly (readonly [form: number, quantity: number])[],
    over: Parameters<typeof wishFor>[1] = {},
  ) => {
    const { id } = done(await placeOrder(wishFor(await filledCart(...lines), over)));
    done(await tell(told(become((await begun(id)).id, "CAPTURED"))));
    return id;
  };
  const formOf = async (reference: string) => (await stockOf(reference))?.declinationId ?? 0;
  const asked = { period: always, before: { from: "2025-01-01", to: "2025-12-31" }, by: "month" } as const;

  test(
    "[L21] [V2] daily totals are the invoices and credit notes of each day, by rate and to the cent, whatever is bought and given back",
    { timeout: 120_000 },
    async () => {
      const forms = [await formOf("EC"), await form("JUS", 337, 550), await form("LIV", 1_999, 210)];
      const order = fc.record({
        quantities: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
        back: fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 3 }),
        hours: fc.integer({ min: 0, max: 60 }),
      });
      const wishes = fc.sample(order, { numRuns: 25, seed: 14 });
      for (const { quantities, back, hours } of wishes) {
        const lines = forms.map((id, at) => [id, quantities[at] ?? 0] as const).filter(([, quantity]) => quantity > 0);
        opened.clock.advance(hours * 3_600_000);
        // One bottle alone isn't carried.
        if (lines.length === 0 || quantities[0] === 1) continue;
        const id = await paid(lines);
        opened.clock.advance(hours * 900_000);
        for (const cents of back) await askRefund(id, cents);
        await doRefunds(() => true);
      }
      const table = await totals();
      expect(table.filter(({ kind }) => kind === "REFUND").length).toBeGreaterThan(3);
      expect(new Set(table.map(({ rate }) => rate))).toEqual(new Set(["20.00", "5.50", "2.10"]));
      expect(byDayAndRate(table)).toEqual(await printed());
      const shipped = await database()
        .selectFrom("order")
        .select(({ fn }) => fn.sum<number>("shipping_cents").as("cents"))
        .where("paid_at", "is not", null)
        .executeTakeFirstOrThrow();
      const shipping = table.filter(({ kind }) => kind === "SHIPPING");
      expect(shipping.reduce((sum, { gross }) => sum + gross, 0)).toBe(Number(shipped.cents));
      const { sums, steps, vat } = await readFigures(asked, "fr_FR");
      const gross = table.reduce((sum, row) => sum + row.gross, 0);
      expect(Math.round(sums.now.turnover * 100)).toBe(gross);
      expect(steps.reduce((sum, step) => sum + Math.round(step.turnover * 100), 0)).toBe(gross);
      expect(vat.reduce((sum, row) => sum + Math.round(row.vat * 100), 0)).toBe(
        table.reduce((sum, row) => sum + row.vat, 0),
      );
      for (const [day, rows] of Map.groupBy(table, (row) => row.day)) {
        const { invoices, creditNotes } = await readDayClose(day);
        const closed = Math.round((invoices.amount - creditNotes.amount) * 100);
        expect(closed, day).toBe(rows.reduce((sum, row) => sum + row.gross, 0));
      }
    },
  );

  test("the sums of papers that were issued before are made by the migration, the same as those that were kept", async () => {
    const other = await form("JUS", 337, 550);
    const first = await paid([
      [await formOf("EC"), 3],
      [other, 5],
    ]);
    opened.clock.advance(30 * 3_600_000);
    await paid([[other, 1]]);
    done(await askRefund(first, 1_234));
    await doRefunds(() => true);
    const before = await everySum();
    expect(before.map((rows) => rows.length)).toEqual([3, expect.any(Number), 3]);
    await inTransaction(async () => {
      for (const table of ["sales_day_goods", "sales_day_tax", "sales_day"] as const) {
        await database().deleteFrom(table).execute();
      }
      await migration.rows?.(database(), opened.clock.now());
    });
    expect(await everySum()).toEqual(before);
  });

  test("bottles are told by wine and vintage, in the language that is asked for, beside the period before", async () => {
    await paid([[await formOf("EC"), 6]]);
    opened.clock.advance(40 * 86_400_000);
    const juice = await form("JUS", 337, 550);
    await paid([
      [await formOf("EC"), 2],
      [juice, 3],
    ]);
    const today = dayOf(now());
    const before = { from: "2026-01-01", to: dayOf(now() - 86_400_000) };
    const sold = await readSoldGoods({ period: { from: today, to: today }, before, by: "day" }, "en_US");
    expect(sold).toMatchObject({ bottles: { now: 2, before: 6 }, pieces: { now: 5, before: 6 } });
    expect(sold.goods).toMatchObject([
      { name: "=Jus", type: "OTHER", year: null, pieces: 3, before: 0, sales: 10.11 },
      { name: "Spark", type: "WINE", year: 2022, capacity: 0.75, pieces: 2, before: 6, sales: 20 },
    ]);
    const csv = Buffer.concat([...exportGoods(sold.goods)]).toString();
    expect(csv).toContain(`"'=Jus";"OTHER";"";"0";"3";"0";"10.11"`);
  });

  test("a day is closed with its payments, ways, papers, refunds and what left", async () => {
    const ec = await formOf("EC");
    const fetched = await paid([[ec, 2]], { delivery: await thursdaySlot(5) });
    const sent = await paid([[ec, 6]]);
    await placeOrder(wishFor(await filledCart([ec, 1])));
    for (const step of ["PREPARING", "READY_FOR_PICKUP", "PICKED_UP"] as const) done(await advanceOrder(fetched, step));
    done(await askRefund(sent, 1_000));
    await doRefunds(() => true);
    const today = dayOf(now());
    const year = today.slice(0, 4);
    expect(await readDayClose(today)).toEqual({
      day: today,
      payments: [{ provider: "play", count: 2, amount: 89 }],
      deliveries: [
        { type: "CLICK_AND_COLLECT", count: 1, amount: 20 },
        { type: "DELIVERY", count: 1, amount: 69 },
      ],
      refunds: { count: 1, amount: 10 },
      surplus: { count: 0, amount: 0 },
      invoices: { count: 2, amount: 89, first: `${year}-000001`, last: `${year}-000002` },
      creditNotes: { count: 1, amount: 10, first: `AV-${year}-000001`, last: `AV-${year}-000001` },
      taxes: [
        { kind: "GOODS", rate: 20, papers: 2, net: 66.67, vat: 13.33, amount: 80 },
        { kind: "REFUND", rate: 20, papers: 1, net: -8.33, vat: -1.67, amount: -10 },
        { kind: "SHIPPING", rate: 20, papers: 1, net: 7.5, vat: 1.5, amount: 9 },
      ],
      ...{ shipped: 0, handedOut: 1 },
    });
    expect(await readDayClose("2026-01-01")).toMatchObject({ payments: [], taxes: [], invoices: { first: null } });
  });

  test("what figures are read from is looked up, not searched for", async () => {
    const plans: readonly (readonly [query: string, index: string])[] = [
      [`select sum(total_cents) from "order" where paid_at >= 1 and paid_at < 2`, "order_by_payment"],
      [
        `select discount_code, sum(discount_cents), sum(total_cents) from "order"
          where paid_at >= 1 and paid_at < 2 and discount_cents > 0 group by discount_code`,
        "order_by_code_paid",
      ],
      ["select min(number) from order_paper where issued_at >= 1 and issued_at < 2", "order_paper_by_date"],
      ["select count(*) from order_event where to_state = 'SHIPPED' and happened_at >= 1", "order_event_by_state"],
      ["select sum(amount_cents) from refund where state = 'DONE' and settled_at >= 1", "refund_done"],
      ["select count(*) from order_return where asked_at >= 1 and asked_at < 2", "order_return_by_date"],
      ["select count(*) from withdrawal where declared_at >= 1 and declared_at < 2", "withdrawal_by_date"],
    ];
    for (const [query, index] of plans) expect(await planOf(query)).toContain(index);
  });

  /** A form of a product that costs so much, at a rate; its name is one that a spreadsheet would run. */
  async function form(reference: string, priceCents: number, vatRate: number): Promise<number> {
    const texts = { fr_FR: { name: reference === "JUS" ? "=Jus" : "Livre" } };
    const declinations = [{ reference, priceCents, tracksStock: true }];
    done(await saveProduct({ type: "OTHER", texts, vatRate, declinations }));
    done(await countStock(await formOf(reference), 1_000));
    return await formOf(reference);
  }

  async function totals() {
    const parts: Uint8Array[] = [];
    for await (const part of exportTotals(always)) parts.push(part);
    const [head, ...rows] = Buffer.concat(parts).toString().trimEnd().split("\r\n");
    expect(head).toBe(`\ufeff"date";"kind";"vat_rate";"papers";"net";"vat";"gross";"currency"`);
    return rows.map((row) => {
      const [day = "", kind = "", rate = "", , net, vat, gross] = row.split(";").map((cell) => cell.slice(1, -1));
      const cents = (text = ""): number => Math.round(Number(text) * 100);
      expect(cents(net) + cents(vat)).toBe(cents(gross));
      return { day, kind, rate, vat: cents(vat), gross: cents(gross) };
    });
  }

  function byDayAndRate(rows: Awaited<ReturnType<typeof totals>>): ReadonlyMap<string, readonly number[]> {
    const sums = new Map<string, readonly number[]>();
    for (const { day, kind, rate, vat, gross } of rows) {
      const key = `${day} ${kind === "REFUND" ? "back" : "sold"} ${Number(rate)}`;
      const [hasVat = 0, hasGross = 0] = sums.get(key) ?? [];
      sums.set(key, [hasVat + vat, hasGross + gross]);
    }
    return new Map([...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** The same as people read it on the papers: the words of their tables of taxes, added up by hand. */
  async function printed(): Promise<ReadonlyMap<string, readonly number[]>> {
    const papers = await database().selectFrom("order_paper").select(["kind", "content", "issued_at"]).execute();
    const sums = new Map<string, readonly number[]>();
    for (const { kind, content, issued_at: at } of papers) {
      const document = JSON.parse(content) as LinesDocument;
      const isSold = kind === "INVOICE";
      for (const { cells } of (isSold ? document.taxes?.rows : document.rows) ?? []) {
        const [rate = "", , vat = "", gross = ""] = isSold ? cells : cells.slice(1);
        const number = (text: string): number => Number(text.replaceAll(/[^\d,]/g, "").replace(",", "."));
        const cents = (text: string): number => Math.round(number(text) * 100) * (isSold ? 1 : -1);
        const key = `${dayOf(at)} ${isSold ? "sold" : "back"} ${number(rate)}`;
        const [hasVat = 0, hasGross = 0] = sums.get(key) ?? [];
        sums.set(key, [hasVat + cents(vat), hasGross + cents(gross)]);
      }
    }
    return new Map([...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  async function everySum() {
    return [
      await database().selectFrom("sales_day").selectAll().orderBy("day").orderBy("kind").execute(),
      await database().selectFrom("sales_day_tax").selectAll().orderBy("day").orderBy("kind").orderBy("rate").execute(),
      await database().selectFrom("sales_day_goods").selectAll().orderBy("day").orderBy("declination_id").execute(),
    ];
  }

  /** How the engine would run a query. PostgreSQL finds an empty table read sooner than any index, if it may. */
  async function planOf(query: string): Promise<string> {
    const explain = engine.name === "sqlite" ? "explain query plan" : "explain";
    return await opened.db.writer.transaction().execute(async (transaction) => {
      if (engine.name === "postgres") await sql`set local enable_seqscan = off`.execute(transaction);
      return JSON.stringify((await sql.raw(`${explain} ${query}`).execute(transaction)).rows);
    });
  }
});
