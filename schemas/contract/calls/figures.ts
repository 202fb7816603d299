import { array, number, string } from "yup";

import { periodSteps, type PeriodStep } from "../../commerce/compared-period.ts";
import { deliveryTypes, type DeliveryType } from "../../commerce/order-states.ts";
import { saleKinds, type SaleKind } from "../../commerce/paper-sales.ts";
import { returnReasons, type ReturnReason } from "../../commerce/return-states.ts";
import type { DayClose, Figures, SoldGoods } from "../../content/figures.ts";
import type { ProductType } from "../../content/product.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const shop = { access: "ADMIN", isOwn: true, enabledBy: "isECommerce" } as const;
const table = { isDownload: true, mime: "text/csv", answer: nothing } as const;
const day = { type: "day", onlyEqual: true } as const;
const period = { from: day, to: day } as const;
const steps = { type: "choice", choices: [...periodSteps], onlyEqual: true } as const;
const inPeriod = "Of the days from `from` to `to`, both counted; without them of this month.";

const count = number().integer().min(0).required();
const amount = number().required();
const said = string().required();

const periodShape = shape({ from: said, to: said });
const sum = {
  orders: count,
  sales: amount,
  refunds: count,
  refunded: amount,
  turnover: amount,
  net: amount,
  vat: amount,
};
const givenUp = shape({ returns: count, returned: amount, withdrawals: count, withdrawn: amount });
const compared = shape({ now: count, before: count });
const moved = { count, amount };
const papers = shape({ ...moved, first: string().nullable().defined(), last: string().nullable().defined() });

export const figureCalls = {
  readFigures: defineCall("GET /admin/figures", {
    ...shop,
    summary:
      "Turnover, orders, refunds, VAT by rate and month, codes and returns, beside the period before, as invoices and credit " +
      `notes say. ${inPeriod} Summed up by day, week or month.`,
    asks: { ...period, by: steps },
    example: { query: { from: "2026-05-01", to: "2026-05-31", by: "week" } },
    answer: typed<Figures>()(
      shape({
        period: periodShape,
        before: periodShape,
        by: string<PeriodStep>()
          .oneOf([...periodSteps])
          .defined(),
        sums: shape({ now: shape(sum), before: shape(sum) }),
        steps: array(shape({ from: said, to: said, ...sum })).required(),
        vat: array(shape({ month: said, rate: amount, net: amount, vat: amount, turnover: amount })).required(),
        codes: array(shape({ code: said, orders: count, cost: amount, sales: amount })).required(),
        givenUp: shape({ now: givenUp, before: givenUp }),
        reasons: array(
          shape({
            reason: string<ReturnReason>()
              .oneOf([...returnReasons])
              .defined(),
            label: said,
            pieces: count,
          }),
        ).required(),
      }),
    ),
  }),

  readSoldGoods: defineCall("GET /admin/figures/goods", {
    ...shop,
    summary: `How many bottles and other goods were sold, by wine and vintage, beside the period before. ${inPeriod}`,
    asks: period,
    answer: typed<SoldGoods>()(
      shape({
        period: periodShape,
        before: periodShape,
        bottles: compared,
        pieces: compared,
        goods: array(
          shape({
            id: count,
            idProduct: count,
            name: said,
            type: string<ProductType>().oneOf(["WINE", "BOX", "OTHER"]).defined(),
            year: number().integer().nullable().defined(),
            capacity: amount,
            pieces: count,
            before: count,
            sales: amount,
          }),
        ).required(),
      }),
    ),
  }),

  exportSoldGoods: defineCall("GET /admin/figures/goods/export", {
    ...shop,
    ...table,
    summary: `What was sold by wine and vintage as CSV, in UTF-8, parted by semicolons. ${inPeriod}`,
    asks: period,
  }),

  readDayClose: defineCall("GET /admin/figures/day", {
    ...shop,
    summary:
      "A day’s close: payments by provider, orders by the way they come, refunds, invoices and credit notes with their " +
      "numbers, VAT, what left. Without `day`, of today in Paris.",
    asks: { day },
    answer: typed<DayClose>()(
      shape({
        day: said,
        payments: array(shape({ provider: string().nullable().defined(), ...moved })).required(),
        deliveries: array(
          shape({
            type: string<DeliveryType>()
              .oneOf([...deliveryTypes])
              .defined(),
            ...moved,
          }),
        ).required(),
        refunds: shape(moved),
        surplus: shape(moved),
        invoices: papers,
        creditNotes: papers,
        taxes: array(
          shape({
            kind: string<SaleKind>()
              .oneOf([...saleKinds])
              .defined(),
            ...{ rate: amount, papers: count, net: amount, vat: amount, amount },
          }),
        ).required(),
        shipped: count,
        handedOut: count,
      }),
    ),
  }),

  exportDailyTotals: defineCall("GET /admin/figures/totals", {
    ...shop,
    ...table,
    summary:
      "Daily totals by rate of VAT as CSV for the accountant (L21), in UTF-8, parted by semicolons: goods, shipping, and " +
      `refunds below zero on the day of their credit note. ${inPeriod}`,
    asks: period,
  }),
};
