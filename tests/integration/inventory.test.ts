import { beforeEach, describe, expect, test } from "vitest";

import type { Filter, ListQuery } from "#schemas/contract/list-query.ts";
import { movementFaults } from "#server/catalogue/movements/read.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { saveBoxItems } from "#server/catalogue/relations/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { stockMovements as migration } from "#server/db/migrations/062-stock-movements.ts";
import { exportLevels, exportMovements } from "#server/inventory/export/read.ts";
import { listMovements } from "#server/inventory/movements/read.ts";
import { levelOf, listLevels } from "#server/inventory/read.ts";
import { correctStock } from "#server/inventory/write.ts";
import { orderRow } from "#server/orders/read.ts";
import { advanceOrder, cancelOrder, placeOrder, shipOrder } from "#server/orders/write.ts";
import { doRefunds } from "#server/payment/refunds/write.ts";
import { refundOrder } from "#server/returns/refunds/write.ts";
import { advanceReturn, askReturn } from "#server/returns/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

import { usePayments } from "./payment-desk.ts";
import { filledCart, wishFor } from "./shop-content.ts";

const all: ListQuery = { nbItem: 50, page: 1, orderBy: [{ column: "name", direction: "asc" }], filters: [] };
const register: ListQuery = { ...all, orderBy: [{ column: "date", direction: "desc" }] };
const where = (column: string, value: Filter["value"], query = all): ListQuery => ({
  ...query,
  filters: [...query.filters, { column, operator: "equal", value }],
});

describe.each(engines)("the register of the stock on $name", (engine) => {
  const { opened, begun, tell, told, become } = usePayments(engine);
  let form = 0;
  beforeEach(async () => void (form = (await stockOf("EC"))?.declinationId ?? 0));

  const place = async (bottles: number, of = form) => done(await placeOrder(wishFor(await filledCart([of, bottles]))));
  const pay = async (id: number) => done(await tell(told(become((await begun(id)).id, "CAPTURED"))));
  const paid = async (bottles: number, of = form) => {
    const { id } = await place(bottles, of);
    await pay(id);
    return id;
  };
  const onHand = async (reference = "EC") => (await stockOf(reference))?.onHand ?? Number.NaN;
  const kindsOf = async (id = form) =>
    (await listMovements(where("form", id, register), "fr_FR")).movements.map(({ kind, pieces }) => [kind, pieces]);
  const lineOf = async (order: number) =>
    (await database().selectFrom("order_line").select("id").where("order_id", "=", order).executeTakeFirst())?.id ?? 0;
  const correct = async (
    kind: "ARRIVAL" | "COUNT" | "BREAKAGE" | "TASTING" | "LOSS",
    quantity: number,
    expected?: number,
    note = "",
  ) => await correctStock(form, { kind, quantity, expected: expected ?? (await onHand()), note }, null);
  const odileEdits = async () =>
    void (await opened.db.writer
      .insertInto("user")
      .values({
        ...{ id: 7, email: "odile@estate.test", email_folded: "odile@estate.test", password_hash: "", role: "ADMIN" },
        ...{ firstname: "Odile", lastname: "Pèlerin", birthdate: null, phone: null, created_at: 0 },
      })
      .execute());
  const wished = { kind: "LINES", hasShipping: false, amount: null, isRestocked: true, wanted: 0 } as const;

  test("whatever happens, and how much of it at once, the movements of each form come to its stock", async () => {
    const box = await anotherForm("BX", "Coffret", 30, "BOX");
    done(await saveBoxItems(box.product, [{ declinationId: form, quantity: 3 }]));
    const orders = await Promise.all(Array.from({ length: 8 }, () => place(2)));
    for (const { id } of orders.slice(0, 6)) await pay(id);
    await paid(4, box.form);
    await Promise.all([
      ...orders.slice(6).map(async ({ id }) => done(await cancelOrder(id, "CUSTOMER"))),
      ...Array.from({ length: 6 }, async () => await correct("ARRIVAL", 6)),
      ...Array.from({ length: 6 }, async () => await correct("BREAKAGE", 1)),
    ]);
    const [first, second] = [orders[0]?.id ?? 0, orders[1]?.id ?? 0];
    done(await refundOrder(first, { ...wished, lines: [{ id: await lineOf(first), quantity: 1 }] }));
    done(await refundOrder(first, { ...wished, kind: "WHOLE", lines: [], wanted: 10 }));
    await doRefunds(() => true);
    done(await shipOrder(second, "6A1"));
    done(await advanceOrder(second, "DELIVERED"));
    const products = [{ id: await lineOf(second), quantity: 1, reason: "BROKEN" as const }];
    const { id: back } = done(await askReturn({ orderId: second, products, message: "" }, "fr_FR"));
    const step = { note: "", isRestocked: true };
    for (const state of ["ACCEPTED", "LABEL_SENT", "RECEIVED"] as const)
      done(await advanceReturn(back, { ...step, state }, "fr_FR"));
    done(await countStock(form, 118));
    expect(await movementFaults()).toEqual([]);
    const kinds = (await kindsOf()).map(([kind]) => kind);
    for (const kind of ["SALE", "CANCELLATION", "REFUND", "RETURN", "COUNT"] as const) expect(kinds).toContain(kind);
    expect(await kindsOf(box.form)).toEqual([
      ["SALE", -4],
      ["COUNT", 30],
    ]);
  });

  test("each movement says why, of which order, what there was then, and by whom", async () => {
    await odileEdits();
    const before = await onHand();
    const order = await paid(6);
    opened.clock.advance(60_000);
    done(await refundOrder(order, { ...wished, lines: [{ id: await lineOf(order), quantity: 2 }] }, 7));
    opened.clock.advance(60_000);
    const arrived = { kind: "ARRIVAL", quantity: 60, expected: before - 4, note: "  Palette 3  " } as const;
    expect(done(await correctStock(form, arrived, 7))).toEqual({ onHand: before + 56, reserved: 0 });
    const { movements, total } = await listMovements(where("form", form, register), "en_US");
    const { code } = (await orderRow(order)) ?? { code: "" };
    expect(total).toBe(4);
    expect(movements.slice(0, 3)).toMatchObject([
      { kind: "ARRIVAL", pieces: 60, onHand: before + 56, actor: "ADMIN", by: "Odile Pèlerin", note: "Palette 3" },
      {
        kind: "REFUND",
        pieces: 2,
        onHand: before - 4,
        actor: "ADMIN",
        by: "Odile Pèlerin",
        order: { id: order, code },
      },
      { kind: "SALE", pieces: -6, onHand: before - 6, actor: "SHOP", by: "", order: { id: order, code } },
    ]);
    expect(movements[0]).toMatchObject({ id: form, name: "Spark", year: 2022, reference: "EC", order: null });
    await opened.db.writer.deleteFrom("user").where("id", "=", 7).execute();
    const [gone] = (await listMovements(where("kind", "ARRIVAL", register), "fr_FR")).movements;
    expect(gone).toMatchObject({ by: "", actor: "ADMIN", name: "Éclat" });
  });

  test("what a cancelled order gives back to the stock is said by whom its money was given back, when that is done later", async () => {
    const [whole, rest, unknown] = [await paid(4), await paid(3), await paid(2)];
    await odileEdits();
    opened.clock.advance(60_000);
    done(await refundOrder(whole, { ...wished, kind: "WHOLE", lines: [] }, 7));
    const { total_cents: all = 0 } = (await orderRow(rest)) ?? {};
    done(await refundOrder(rest, { ...wished, kind: "AMOUNT", lines: [], amount: all / 100 }, 7));
    done(await refundOrder(unknown, { ...wished, kind: "WHOLE", lines: [] }));
    await doRefunds(() => true);
    const back = (await listMovements(where("kind", "CANCELLATION", register), "fr_FR")).movements;
    expect(back.map(({ pieces, actor, by }) => [pieces, actor, by])).toEqual([
      [2, "SHOP", ""],
      [3, "ADMIN", "Odile Pèlerin"],
      [4, "ADMIN", "Odile Pèlerin"],
    ]);
  });

  test("a correction is refused where the stock moved, below zero, below what is held, and where it says nothing", async () => {
    done(await countStock(form, 20));
    await place(12);
    const moved = await correct("COUNT", 118, 30);
    expect(moved).toMatchObject({ ok: false, error: { messageKey: "stock.moved", values: { n: 20, expected: 30 } } });
    expect(await correct("BREAKAGE", 21)).toMatchObject({ error: { messageKey: "stock.short", values: { n: 20 } } });
    expect(await correct("LOSS", 9)).toMatchObject({ error: { messageKey: "stock.held" } });
    expect(await correct("COUNT", 11)).toMatchObject({ error: { messageKey: "stock.held" } });
    expect(await correct("ARRIVAL", 100_000_000)).toMatchObject({ error: { messageKey: "stock.tooMany" } });
    expect(await correct("TASTING", 0)).toMatchObject({ error: { problems: [{ key: "quantity" }] } });
    expect(await correct("COUNT", 20, 20, "x".repeat(501))).toMatchObject({ error: { problems: [{ key: "note" }] } });
    const nowhere = { kind: "COUNT", quantity: 1, expected: 0, note: "" } as const;
    expect(await correctStock(999_999, nowhere, null)).toMatchObject(refused("not-found"));
    expect(await onHand()).toBe(20);
    const twice = await Promise.all([correct("ARRIVAL", 60, 20), correct("ARRIVAL", 60, 20)]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await onHand()).toBe(80);
    done(await correct("COUNT", 80));
    expect((await kindsOf())[0]).toEqual(["COUNT", 0]);
    expect(await movementFaults()).toEqual([]);
  });

  test("the list says what is there, held, left and leaving; what is few, sold out or not counted; folded words find it", async () => {
    done(await countStock(form, 30));
    await place(2);
    await paid(6);
    const few = await anotherForm("AU-23", "Aurore", 5);
    const none = await anotherForm("ZE", "Zénith", 0);
    const free = await anotherForm("BON", "Bon cadeau", null, "OTHER");
    const listed = await listLevels(all, "fr_FR");
    expect(listed.levels.map(({ name }) => name)).toEqual(["Aurore", "Bon cadeau", "Éclat", "Zénith"]);
    expect(listed).toMatchObject({ total: 4, low: 24, counts: { all: 4, low: 2, out: 1, uncounted: 1 } });
    expect(await levelOf(form, "fr_FR")).toMatchObject({ onHand: 24, reserved: 2, left: 22, leaving: 6, capacity: 75 });
    const found = async (query: ListQuery) => (await listLevels(query, "fr_FR")).levels.map(({ id }) => id);
    done(await setParameter("STOCK_LOW", "6"));
    expect(await found(where("list", "low"))).toEqual([few.form]);
    expect(await found(where("list", "out"))).toEqual([none.form]);
    expect(await found(where("list", "uncounted"))).toEqual([free.form]);
    expect(await found(where("type", "OTHER"))).toEqual([free.form]);
    expect(await found(where("product", none.product))).toEqual([none.form]);
    for (const words of ["eclat 2022", "ÉCL", "ec 2022"]) expect(await found(where("search", words))).toEqual([form]);
    expect(await found(where("search", "au-23"))).toEqual([few.form]);
    expect(await found(where("search", "%"))).toEqual([]);
    const byLeft: ListQuery = { ...all, orderBy: [{ column: "left", direction: "desc" }] };
    expect((await found(byLeft)).slice(0, 2)).toEqual([form, few.form]);
    done(await saveProduct({ id: few.product, declinations: [{ reference: "AU-24", priceCents: 1 }] }));
    expect(await found(where("search", "au-23"))).toEqual([]);
    expect(await levelOf(few.form, "fr_FR")).toMatchObject({ isArchived: true, onHand: 5 });
    expect(await levelOf(1e12, "fr_FR")).toBeNull();
  });

  test("movements are found by form, product, order, kind and days in Paris; pages follow each other", async () => {
    const order = await paid(2);
    const other = await anotherForm("AU", "Aurore", 5);
    opened.clock.advance(3 * 86_400_000);
    for (let count = 0; count < 5; count += 1) done(await correct("ARRIVAL", 1));
    const numbers = async (query: ListQuery) =>
      (await listMovements(query, "fr_FR")).movements.map(({ number }) => number);
    const arrivals = await numbers(where("kind", "ARRIVAL", register));
    expect(arrivals).toEqual(arrivals.toSorted((one, two) => two - one));
    const pages = await Promise.all(
      [1, 2, 3].map((page) => numbers({ ...where("kind", "ARRIVAL", register), nbItem: 2, page })),
    );
    expect(pages.flat()).toEqual(arrivals);
    const oldest: ListQuery = { ...register, orderBy: [{ column: "date", direction: "asc" }] };
    expect(await numbers(where("kind", "ARRIVAL", oldest))).toEqual(arrivals.toReversed());
    expect((await listMovements(where("order", order, register), "fr_FR")).movements).toMatchObject([{ kind: "SALE" }]);
    expect(await numbers(where("product", other.product, register))).toHaveLength(1);
    const today = new Date(opened.clock.now()).toISOString().slice(0, 10);
    expect(await numbers(where("from", today, register))).toEqual(arrivals);
    expect(await numbers(where("to", today, where("from", today, register)))).toEqual(arrivals);
    expect(await numbers(where("to", "2020-01-01", register))).toEqual([]);
  });

  test("as tables, no cell is a formula, and what went out is below zero", async () => {
    const evil = await anotherForm("=1+1", "@SUM(A1)", 3);
    const loss = { kind: "LOSS", quantity: 1, expected: 3, note: "=HYPERLINK(1)" } as const;
    done(await correctStock(evil.form, loss, null));
    const levels = await textOf(exportLevels(where("product", evil.product), "fr_FR"));
    expect(levels).toBe(
      `\ufeff"reference";"name";"type";"vintage";"litres";"on_hand";"held";"left";"leaving";"counted"\r\n` +
        `"'=1+1";"'@SUM(A1)";"WINE";"";"0.75";"2";"0";"2";"0";"1"\r\n`,
    );
    const movements = await textOf(exportMovements(where("product", evil.product, register), "fr_FR"));
    expect(movements).toContain(`"-1";"2";"LOSS";"ADMIN";"";"";"'=HYPERLINK(1)"`);
    expect(movements.trimEnd().split("\r\n")).toHaveLength(3);
  });

  test("what is there when the register begins is the first movement of its form", async () => {
    await anotherForm("ZE", "Zénith", 0);
    await inTransaction(async () => {
      await database().deleteFrom("stock_movement").execute();
      await migration.rows?.(database(), 86_400_000);
    });
    expect(await movementFaults()).toEqual([]);
    expect((await listMovements(register, "fr_FR")).movements).toMatchObject([
      { kind: "OPENING", pieces: await onHand(), date: "1970-01-02T00:00:00.000Z", actor: "SITE", reference: "EC" },
    ]);
    done(await countStock(form, 3));
    expect(await movementFaults()).toEqual([]);
  });

  test("what was written past the register is found", async () => {
    const write = async (count: number) =>
      await opened.db.writer.updateTable("stock").set({ on_hand: count }).where("declination_id", "=", form).execute();
    const before = await onHand();
    await write(3);
    expect(await movementFaults()).toEqual([expect.stringMatching(/^stock of EC: 3 there, its movements come to \d+/)]);
    await write(before);
  });

  /** A form of another product, of which there are so many; null: it isn't counted. */
  async function anotherForm(
    reference: string,
    name: string,
    count: number | null,
    type: "WINE" | "BOX" | "OTHER" = "WINE",
  ) {
    const declinations = [{ reference, priceCents: 1000, capacityMl: 750, tracksStock: count !== null }];
    const { id: product } = done(await saveProduct({ type, texts: { fr_FR: { name } }, declinations }));
    const id = (await stockOf(reference))?.declinationId ?? 0;
    if (count !== null) done(await countStock(id, count));
    return { product, form: id };
  }
});

async function textOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  let text = "";
  for await (const part of parts) text += Buffer.from(part).toString();
  return text;
}
