import { describe, expect, test } from "vitest";

import { database, inTransaction, runWithDatabase } from "#server/db/context.ts";
import type { LinesDocument } from "#schemas/documents/document.ts";
import { deliveryNoteFile, paperFile, papersOf } from "#server/orders/papers/read.ts";
import { ensureInvoice } from "#server/orders/papers/write.ts";
import { orderRow } from "#server/orders/read.ts";
import { advanceOrder } from "#server/orders/write.ts";
import { askRefund, doRefunds } from "#server/payment/refunds/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { readPdf } from "#tests/setup/read-pdf.ts";
import { done } from "#tests/setup/results.ts";

import { forgetPapers } from "./forget-papers.ts";
import { usePayments } from "./payment-desk.ts";

const always = () => true;

describe.each(engines)("[L19] papers of orders on $name", (engine) => {
  const desk = usePayments(engine);
  const { opened, placed, begun, told, tell, become } = desk;

  const paid = async (bottles = 6): Promise<number> => {
    const { id } = await placed(bottles);
    const { id: payment } = await begun(id);
    done(await tell(told(become(payment, "CAPTURED"))));
    return id;
  };
  const rowOf = async (id: number) => {
    const row = await orderRow(id);
    if (!row) throw new Error("There is no such order");
    return row;
  };
  const papers = async (id: number) => await papersOf(await rowOf(id), "fr_FR", true);
  const read = async (id: number, number: string) =>
    await readPdf(done(await paperFile(await rowOf(id), number)).bytes);

  test("[L20] what is paid has an invoice with its totals, rates and who sells; it can be selected and its fonts come along", async () => {
    done(await setParameter("COMPANY_SIRET", "123 456 789 00012"));
    done(await setParameter("COMPANY_VAT_NUMBER", "FR 12 123456789"));
    const id = await paid();
    const order = await rowOf(id);
    const [invoice] = await papers(id);
    expect(invoice).toMatchObject({ kind: "INVOICE", number: order.invoice_number, total: order.total_cents / 100 });
    const { text, faulty } = await read(id, invoice?.number ?? "");
    expect(faulty).toEqual([]);
    const total = `${(order.total_cents / 100).toFixed(2).replace(".", ",")} €`;
    for (const words of [invoice?.name ?? "", order.code, "SIREN 123 456 789", "FR 12 123456789", "Total TTC", total]) {
      expect(text).toContain(words);
    }
  });

  test("[L19] what changes later changes no paper: company, prices, address", async () => {
    done(await setParameter("COMPANY_NAME", "Domaine d’avant"));
    const id = await paid();
    const number = (await rowOf(id)).invoice_number ?? "";
    const before = done(await paperFile(await rowOf(id), number)).bytes;
    done(await setParameter("COMPANY_NAME", "Domaine d’après"));
    await inTransaction(() => database().updateTable("declination").set({ price_cents: 1 }).execute());
    await inTransaction(() =>
      database().updateTable("order").set({ firstname: "Quelqu’un", lastname: "d’autre" }).execute(),
    );
    const after = done(await paperFile(await rowOf(id), number)).bytes;
    expect(Buffer.compare(before, after)).toBe(0);
    expect((await readPdf(after)).text).toContain("Domaine d’avant");
  });

  test("[L19] every refund has a credit note, parts too, and they are the invoice to the cent", async () => {
    const id = await paid();
    const { total_cents: total } = await rowOf(id);
    for (const cents of [1_000, 1, null]) {
      done(await askRefund(id, cents));
      await doRefunds(always);
      await doRefunds(always);
    }
    const [invoice, ...notes] = await papers(id);
    expect(notes.filter(({ kind }) => kind === "CREDIT_NOTE").map(({ total: each }) => each)).toEqual([
      10,
      0.01,
      (total - 1_001) / 100,
    ]);
    const year = invoice?.number?.slice(0, 4);
    expect(notes.slice(0, 3).map(({ number }) => number)).toEqual(
      ["000001", "000002", "000003"].map((each) => `AV-${year}-${each}`),
    );
    const { text } = await read(id, `AV-${year}-000001`);
    for (const words of ["Avoir", invoice?.number ?? "", "10,00 €", "Total TTC remboursé"])
      expect(text).toContain(words);
  });

  test("[L19] fifty payments at once, and their refunds, have numbers without a gap", async () => {
    const ids: number[] = [];
    for (let each = 0; each < 50; each += 1) {
      const { id } = await placed(2);
      ids.push(id);
    }
    const payments = await Promise.all(ids.map(async (id) => (await begun(id)).id));
    await Promise.all(payments.map(async (payment) => done(await tell(told(become(payment, "CAPTURED"))))));
    await Promise.all(ids.map(async (id) => done(await askRefund(id, 100))));
    const other = await opened.openAgain();
    await Promise.all([doRefunds(always), runWithDatabase(other, () => doRefunds(always))]);
    const rows = await database().selectFrom("order_paper").select(["kind", "number"]).execute();
    for (const kind of ["INVOICE", "CREDIT_NOTE"] as const) {
      const numbers = rows.filter((row) => row.kind === kind).map(({ number }) => Number(number.slice(-6)));
      expect(numbers.toSorted((one, next) => one - next)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    }
  });

  test("[L19] an order that was paid before papers were kept gets its invoice when it is asked for, once", async () => {
    const id = await paid();
    await forgetPapers();
    await Promise.all([1, 2, 3].map(async () => await ensureInvoice(await rowOf(id))));
    expect((await papers(id)).filter(({ kind }) => kind === "INVOICE")).toHaveLength(1);
  });

  test("[L19] an English order’s invoice is in both languages", async () => {
    const id = await paid();
    await forgetPapers();
    await inTransaction(() => database().updateTable("order").set({ locale: "en_US" }).execute());
    await ensureInvoice(await rowOf(id));
    const { text } = await read(id, (await rowOf(id)).invoice_number ?? "");
    expect(text).toContain("Total TTC / Total incl. VAT");
  });

  test("[L24] a delivery note says what goes, how many and how much of it, without a price", async () => {
    const id = await paid();
    expect((await papersOf(await rowOf(id), "fr_FR", false)).map(({ kind }) => kind)).toEqual(["INVOICE"]);
    done(await advanceOrder(id, "PREPARING"));
    const { text } = await readPdf(done(await deliveryNoteFile(await rowOf(id))).bytes);
    expect(text).toContain("Bon de livraison");
    expect(text).toMatch(/Nombre d’articles 6/);
    expect(text).toMatch(/Volume total [\d,]+ L/);
    expect(text).not.toContain("€");
  });

  test("[L19] what was kept is every word of the paper", async () => {
    const id = await paid();
    const { content } = await database().selectFrom("order_paper").select("content").executeTakeFirstOrThrow();
    const kept = JSON.parse(content) as LinesDocument;
    const { text } = await read(id, (await rowOf(id)).invoice_number ?? "");
    for (const { label, value } of kept.totals) {
      expect(text).toContain(label.replaceAll("\u00a0", " "));
      expect(text).toContain(value.replaceAll("\u00a0", " "));
    }
  });
});
