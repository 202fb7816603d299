import { beforeEach, describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { database } from "#server/db/context.ts";
import { listMails } from "#server/mails/read.ts";
import { exportOrders } from "#server/order-desk/export/read.ts";
import { addNote, removeNote } from "#server/order-desk/notes/write.ts";
import { deskOrder, listDeskOrders } from "#server/order-desk/read.ts";
import { prepareOrders } from "#server/order-desk/write.ts";
import { mailAgain } from "#server/orders/letters/write.ts";
import { leaveOrders } from "#server/orders/owners/write.ts";
import { orderRow } from "#server/orders/read.ts";
import { printedFile } from "#server/orders/slips/read.ts";
import { advanceOrder, placeOrder, shipOrder } from "#server/orders/write.ts";
import { doRefunds } from "#server/payment/refunds/write.ts";
import { askReturn } from "#server/returns/write.ts";
import { goneFrom } from "#server/returns/refunds/read.ts";
import { type RefundWish, refundOrder } from "#server/returns/refunds/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { readPdf } from "#tests/setup/read-pdf.ts";
import { done, refused } from "#tests/setup/results.ts";

import { usePayments } from "./payment-desk.ts";
import { filledCart, thursdaySlot, wishFor } from "./shop-content.ts";

const all: ListQuery = { nbItem: 10, page: 1, orderBy: [], filters: [] };
const looking = (column: string, value: string): ListQuery => ({
  ...all,
  filters: [{ column, operator: "equal", value }],
});

/** Where a parcel of the service that delivers is followed. */
const link = (number: string) => `https://carrier.test/${number}?cp=21000`;

describe.each(engines)("the estate's orders on $name", (engine) => {
  const desk = usePayments(engine);
  const { opened, begun, tell, told, become } = desk;
  let form = 0;
  beforeEach(async () => void (form = (await stockOf("EC"))?.declinationId ?? 0));

  const place = async (over: Parameters<typeof wishFor>[1] = {}, bottles = 6) =>
    done(await placeOrder(wishFor(await filledCart([form, bottles]), over)));
  const pay = async (id: number) => done(await tell(told(become((await begun(id)).id, "CAPTURED"))));
  const paid = async (over: Parameters<typeof wishFor>[1] = {}, bottles = 6) => {
    const order = await place(over, bottles);
    await pay(order.id);
    return order;
  };
  const found = async (query: ListQuery) =>
    (await listDeskOrders(query, "fr_FR")).orders.map(({ code }) => code).toSorted();
  const shown = async (id: number) => {
    const row = await orderRow(id);
    if (!row) throw new Error("the order is gone");
    return await deskOrder(row, "fr_FR");
  };
  const wish = (over: Partial<RefundWish>): RefundWish => ({
    ...{ kind: "LINES", lines: [], hasShipping: false, amount: null, isRestocked: false, wanted: 0 },
    ...over,
  });

  test("each paid order is in the list of what is to be done with it next, and counted there", async () => {
    const waits = await place();
    const [parcel, sent] = [await paid(), await paid()];
    const fetched = await paid({ delivery: await thursdaySlot(5) });
    done(await advanceOrder(sent.id, "PREPARING"));
    done(await advanceOrder(fetched.id, "PREPARING"));
    expect(await found(looking("work", "prepare"))).toEqual([parcel.code, fetched.code].toSorted());
    expect(await found(looking("work", "ship"))).toEqual([sent.code]);
    expect(await found(all)).toHaveLength(4);
    expect(await prepareOrders([parcel.id, fetched.id, waits.id, 999], "fr_FR")).toEqual({
      done: [parcel.id, fetched.id],
      refused: [{ id: waits.id, code: waits.code, message: expect.stringContaining("En attente de paiement") }],
    });
    expect((await listDeskOrders(all, "fr_FR")).counts).toMatchObject({ prepare: 0, ship: 2, answer: 0, all: 4 });
  });

  test("an order is found by its code, its invoice, a name and an address, folded; by days and by state", async () => {
    const odile = { email: "odile.pèlerin@exemple.test", phone: "", firstname: "Odile", lastname: "Pèlerin" };
    const hers = await paid({ contact: odile });
    const other = await paid();
    const invoice = (await orderRow(hers.id))?.invoice_number ?? "";
    for (const words of [
      "pelerin",
      "ODILE PÈL",
      hers.code.slice(3).toLowerCase(),
      hers.code,
      invoice,
      "exemple odile",
    ]) {
      expect({ words, codes: await found(looking("search", words)) }).toEqual({ words, codes: [hers.code] });
    }
    expect(await found(looking("search", "%"))).toEqual([]);
    done(await shipOrder(other.id, "6A1"));
    expect(await found(looking("state", "SHIPPED"))).toEqual([other.code]);
    const [row] = (await listDeskOrders(looking("search", "pelerin"), "fr_FR")).orders;
    expect(row).toMatchObject({ name: "Odile Pèlerin", count: 6, place: "21000 Dijon", status: "Payée" });
    const day = row?.date.slice(0, 10) ?? "";
    expect(await found(looking("from", day))).toHaveLength(2);
    expect(await found(looking("to", "2020-01-01"))).toEqual([]);
  });

  test("a bottle is given back with its share, once; never more than was bought, nor what changed meanwhile", async () => {
    const { id } = await paid();
    const line = (await shown(id)).order.products[0]?.id ?? 0;
    const one = wish({ lines: [{ id: line, quantity: 1 }], isRestocked: true });
    expect(done(await refundOrder(id, one))).toEqual({ cents: 1000 });
    expect(await refundOrder(id, one)).toMatchObject(refused("conflict"));
    expect((await stockOf("EC"))?.onHand).toBe(995);
    const { refundable } = await shown(id);
    expect(refundable).toEqual({
      ...{ left: 59, wanted: 10, shipping: 9 },
      lines: [{ id: line, left: 5, gone: { quantity: 1, amount: 10 } }],
    });
    const six = wish({ lines: [{ id: line, quantity: 6 }], wanted: 10 });
    expect(await refundOrder(id, six)).toMatchObject({ error: { messageKey: "return.tooMany" } });
    expect(await refundOrder(id, wish({ wanted: 10 }))).toMatchObject({ error: { messageKey: "refund.nothing" } });
    expect(done(await refundOrder(id, wish({ hasShipping: true, wanted: 10 })))).toEqual({ cents: 900 });
    expect(done(await refundOrder(id, wish({ kind: "AMOUNT", amount: 2.5, wanted: 19 })))).toEqual({ cents: 250 });
    expect(done(await refundOrder(id, wish({ kind: "WHOLE", wanted: 21.5 })))).toEqual({ cents: 4750 });
    await doRefunds(() => true);
    expect(await shown(id)).toMatchObject({ order: { state: "CANCELLED", refunded: 69 }, refundable: { left: 0 } });
  });

  test("two who ship an order at once give it one number, and its customer one mail; who has seen that number corrects it", async () => {
    const { id } = await paid();
    const ways = [shipOrder(id, "6A1", null, null), shipOrder(id, "6A2", null, null), shipOrder(id, "6A2", null, null)];
    const answers = await Promise.all(ways);
    const known = (trackingNumber: string) => ({ trackingNumber, trackingLink: link(trackingNumber) });
    const number = async () => (await orderRow(id))?.tracking_number ?? "";
    const told = async () => (await listMails()).filter(({ kind }) => kind === "order-shipped");
    const first = await number();
    // Who gave the same number as the first is refused nothing.
    expect(answers.filter(({ ok }) => ok)).toHaveLength(first === "6A1" ? 1 : 2);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { messageKey: "order.shippedMeanwhile" } });
    expect(await told()).toHaveLength(1);
    expect(await shipOrder(id, "6A9", null, known("6A8"))).toMatchObject(refused("conflict"));
    expect(await number()).toBe(first);
    done(await shipOrder(id, "6A9", null, known(first)));
    expect([await number(), (await told()).length]).toEqual(["6A9", 2]);
  });

  test("two who correct the carrier alone: the second is told, and the first one's stays", async () => {
    const { id } = await paid();
    done(await shipOrder(id, "6A1"));
    const known = { trackingNumber: "6A1", trackingLink: link("6A1") };
    done(await shipOrder(id, "6A1", "RELAY", known));
    expect(await shipOrder(id, "6A1", "HOME", known)).toMatchObject({
      error: { messageKey: "order.shippedMeanwhile" },
    });
    expect((await shown(id)).order).toMatchObject({ trackingNumber: "6A1", trackingLink: null });
    done(await shipOrder(id, "6A1", "HOME", { trackingNumber: "6A1", trackingLink: null }));
    expect((await shown(id)).order).toMatchObject(known);
  });

  test("what was given back can't be sent back too", async () => {
    const { id } = await paid();
    done(await shipOrder(id, ""));
    done(await advanceOrder(id, "DELIVERED"));
    const line = (await shown(id)).order.products[0]?.id ?? 0;
    done(await refundOrder(id, wish({ lines: [{ id: line, quantity: 5 }] })));
    const asked = (quantity: number) => ({
      orderId: id,
      products: [{ id: line, quantity, reason: "BROKEN" as const }],
      message: "",
    });
    expect(await askReturn(asked(2), "fr_FR")).toMatchObject({ error: { messageKey: "return.tooMany" } });
    done(await askReturn(asked(1), "fr_FR"));
    expect(await found(looking("work", "answer"))).toHaveLength(1);
    expect([...(await goneFrom(id)).values()]).toEqual([6]);
  });

  test("its history tells states, money, papers, mails and notes; notes go with who ordered", async () => {
    const { id } = await paid();
    done(await addNote(id, null, "Rappeler avant de livrer."));
    done(await shipOrder(id, "6A1"));
    done(await mailAgain(id, "order-shipped"));
    done(await mailAgain(id, "order-shipped"));
    expect(await mailAgain(id, "order-ready")).toMatchObject({ error: { messageKey: "order.mailUntrue" } });
    expect((await listMails()).filter(({ kind }) => kind === "order-shipped")).toHaveLength(2);
    const { history } = await shown(id);
    const kinds = Map.groupBy(history, ({ kind }) => kind);
    expect(kinds.get("STATE")?.map(({ what }) => what)).toEqual(["SHIPPED", "PREPARING", "PAID", "AWAITING_PAYMENT"]);
    expect(kinds.get("PAYMENT")).toMatchObject([{ what: "CAPTURED", amount: 69 }]);
    expect(kinds.get("PAPER")).toMatchObject([{ amount: 69 }]);
    expect(kinds.get("MAIL")?.map(({ what }) => what)).toContain("order-paid WAITING");
    const [note] = kinds.get("NOTE") ?? [];
    expect(note).toMatchObject({ words: "Rappeler avant de livrer." });
    expect(await removeNote(id + 1, note?.id ?? 0)).toMatchObject(refused("not-found"));
    done(await removeNote(id, note?.id ?? 0));
    expect((await shown(id)).history.some(({ kind }) => kind === "NOTE")).toBe(false);
  });

  test("who ends their account is found by no name, and nothing noted of them stays", async () => {
    const { id, code } = await paid();
    await opened.db.writer
      .insertInto("user")
      .values({
        ...{ id: 7, email: "claire@cliente.test", email_folded: "claire@cliente.test", password_hash: "" },
        ...{ role: "CUSTOMER", firstname: "Claire", lastname: "Cliente", birthdate: null, phone: null, created_at: 0 },
      })
      .execute();
    await opened.db.writer.updateTable("order").set({ user_id: 7 }).where("id", "=", id).execute();
    done(await shipOrder(id, ""));
    done(await advanceOrder(id, "DELIVERED"));
    done(await addNote(id, null, "Client fidèle"));
    done(await leaveOrders(7));
    expect(await found(looking("search", "cliente"))).toEqual([]);
    expect(await found(looking("search", code))).toEqual([code]);
    expect(await database().selectFrom("order_note").select("id").execute()).toEqual([]);
  });

  test("slips, delivery notes and invoices of several orders are one file, without those that nobody paid", async () => {
    const [one, other, unpaid] = [await paid({ message: "Sonnez deux fois" }), await paid(), await place()];
    const rows = await Promise.all([one, other, unpaid].map(async ({ id }) => await orderRow(id)));
    const orders = rows.filter((row) => row !== null);
    const facts = async () => await Promise.resolve({ notes: ["Fragile"], gone: new Map<number, number>() });
    for (const kind of ["SLIP", "DELIVERY_NOTE", "INVOICE"] as const) {
      const { pages, text } = await readPdf(done(await printedFile(kind, orders, facts)).bytes);
      expect({ kind, pages: pages.length }).toEqual({ kind, pages: 2 });
      expect(text).toContain(one.code);
      expect(text).toContain(other.code);
      expect(text).not.toContain(unpaid.code);
      if (kind === "SLIP") expect(text).toMatch(/Sonnez deux fois[^]*Fragile/);
      if (kind === "SLIP") expect(text).not.toContain("10,00");
    }
    expect(await printedFile("SLIP", [orders[2] ?? never()], facts)).toMatchObject(refused("not-found"));
  });

  test("as a table, no cell is a formula", async () => {
    const evil = { email: "a@b.test", phone: "+33 1", firstname: "=HYPERLINK(1)", lastname: "@SUM" };
    await paid({ contact: evil });
    let text = "";
    for await (const part of exportOrders(all, "fr_FR")) text += Buffer.from(part).toString();
    expect(text).toContain(`"'=HYPERLINK(1) @SUM"`);
    expect(text).toContain(`"'+33 1"`);
    expect(text.split("\r\n")).toHaveLength(3);
  });
});

function never(): never {
  throw new Error("an order is missing");
}
