import { stepsIn } from "#schemas/commerce/compared-period.ts";
import { toEuros } from "#schemas/commerce/money.ts";
import type { DayClose, Figures, GivenUpFigures, SoldGoods } from "#schemas/content/figures.ts";
import type { Compared } from "#schemas/content/visits.ts";
import type { Locale } from "#schemas/locale.ts";
import {
  leftOn,
  paidOn,
  papersByDay,
  papersOn,
  salesByDay,
  soldForms,
  type SoldForm,
  usedCodes,
} from "#server/orders/figures/read.ts";
import { givenBackOn, type Moved, takenOn } from "#server/payment/figures/read.ts";
import { type GivenUp, givenUpIn, reasonsIn } from "#server/returns/figures/read.ts";
import { messageText } from "#server/text/message-text.ts";

import { type DaySums, presentPapers, presentSum, presentTaxes, presentVat, sumsIn } from "./present.ts";
import type { AskedPeriod } from "./rules.ts";

/** How a period went, beside the one that it is compared with. */
export async function readFigures({ period, before, by }: AskedPeriod, locale: Locale): Promise<Figures> {
  const sums: DaySums = { papers: await papersByDay(period), taxes: await salesByDay(period) };
  const earlier: DaySums = { papers: await papersByDay(before), taxes: await salesByDay(before) };
  const reasons = await reasonsIn(period);
  return {
    ...{ period, before, by },
    sums: { now: presentSum(sums), before: presentSum(earlier) },
    steps: stepsIn(period, by).map((step) => ({ ...step, ...presentSum(sumsIn(sums, step)) })),
    vat: presentVat(sums.taxes),
    codes: (await usedCodes(period)).map(({ code, orders, costCents, cents }) => {
      return { code, orders, cost: toEuros(costCents), sales: toEuros(cents) };
    }),
    givenUp: { now: presentGivenUp(await givenUpIn(period)), before: presentGivenUp(await givenUpIn(before)) },
    reasons: reasons.map(({ reason, pieces }) => {
      return { reason, label: messageText(`return.reason.${reason}`, locale), pieces };
    }),
  };
}

function presentGivenUp({ returns, returnedCents, withdrawals, withdrawnCents }: GivenUp): GivenUpFigures {
  return { returns, returned: toEuros(returnedCents), withdrawals, withdrawn: toEuros(withdrawnCents) };
}

/** What was sold in a period, by wine and vintage. */
export async function readSoldGoods({ period, before }: AskedPeriod, locale: Locale): Promise<SoldGoods> {
  const [sold, earlier] = [await soldForms(period, locale), await soldForms(before, locale)];
  const piecesBefore = new Map(earlier.map(({ declinationId, pieces }) => [declinationId, pieces]));
  return {
    ...{ period, before },
    bottles: compared(sold, earlier, ({ type }) => type === "WINE"),
    pieces: compared(sold, earlier, () => true),
    goods: sold.map(({ declinationId: id, productId: idProduct, capacityMl, cents, ...form }) => ({
      ...form,
      ...{ id, idProduct, capacity: capacityMl / 1000, before: piecesBefore.get(id) ?? 0, sales: toEuros(cents) },
    })),
  };
}

function compared(
  now: readonly SoldForm[],
  before: readonly SoldForm[],
  isMeant: (form: SoldForm) => boolean,
): Compared<number> {
  const count = (forms: readonly SoldForm[]) => forms.reduce((sum, form) => sum + (isMeant(form) ? form.pieces : 0), 0);
  return { now: count(now), before: count(before) };
}

/** A day's close: what came, what went back, what was written, what left. */
export async function readDayClose(day: string): Promise<DayClose> {
  const papers = await papersOn(day);
  const back = await givenBackOn(day);
  return {
    day,
    payments: (await takenOn(day)).map((row) => ({ provider: row.provider, ...presentMoved(row) })),
    deliveries: (await paidOn(day)).map(({ type, orders, cents }) => {
      return { type, count: orders, amount: toEuros(cents) };
    }),
    refunds: presentMoved(back.orders),
    surplus: presentMoved(back.surplus),
    invoices: presentPapers(papers, "INVOICE"),
    creditNotes: presentPapers(papers, "CREDIT_NOTE"),
    taxes: presentTaxes(await salesByDay({ from: day, to: day })),
    ...(await leftOn(day)),
  };
}

function presentMoved({ count, cents }: Moved): { readonly count: number; readonly amount: number } {
  return { count, amount: toEuros(cents) };
}
