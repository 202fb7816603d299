import { sampleOrder, samplePapers } from "#blocks/kit/order-samples.ts";
import { samplePicture } from "#blocks/kit/samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { anAddress as address } from "#schemas/contract/calls/an-address.ts";
import type { Order } from "#schemas/content/order.ts";
import type { PaymentResult } from "#schemas/content/payment.ts";

import type { orderResultDefinition } from "./definition.ts";

const order: Order = {
  ...sampleOrder,
  id: 8,
  state: "PAID",
  status: { id: 5, value: "Payée" },
  isPayable: false,
  paidAt: "2026-11-22T10:05:00.000Z",
  invoiceNumber: "2026-000001",
  contact: { ...sampleOrder.contact, email: "claire@example.org", firstname: "Claire" },
  delivery: { ...sampleOrder.delivery, address, service: { serviceCode: "HOME", name: "À domicile" } },
  products: sampleOrder.products.map((line) => ({ ...line, image: samplePicture(), total: 87, totalToPay: 78.3 })),
  subtotal: 87,
  discountCode: "AUTOMNE",
  discount: 8.7,
  shippingFees: 12.9,
  total: 91.2,
  vat: [{ rate: 2000, total: 91.2, vat: 15.2 }],
};

const unpaid: Order = { ...order, state: "PAYMENT_FAILED", isPayable: true, paidAt: null, invoiceNumber: null };
const declined: PaymentResult = {
  id: "k3VwC0nW7Zt1u9QxYb2DfA",
  state: "DECLINED",
  reason: "INSUFFICIENT_FUNDS",
  amount: 91.2,
  order: { id: 8, code: order.code, state: "PAYMENT_FAILED", isPayable: true },
};
const props = { thanks: "Merci, votre commande est confirmée" };
const english = { thanks: "Thank you, your order is confirmed" };
const session = { logged: false };
const page = { type: "order-payment-result", zone: "private" } as const;

type Fixture = BlockFixture<typeof orderResultDefinition>;

/** Those of an order as it comes another way. */
const coming = (delivery: Partial<Order["delivery"]>, name: string): Fixture => ({
  name,
  locale: "en_US",
  props: english,
  data: {
    order: { ...order, delivery: { ...order.delivery, address: null, ...delivery } },
    withdrawals: { isOpen: true, endsOn: null, withdrawals: [] },
    payment: null,
    papers: null,
    session: { logged: true },
  },
  page,
});

export const orderResultFixtures: readonly Fixture[] = [
  {
    name: "bought",
    locale: "fr_FR",
    props,
    data: { order, withdrawals: null, payment: null, papers: samplePapers, session },
    page,
  },
  {
    name: "declined",
    locale: "fr_FR",
    props,
    data: { order: unpaid, withdrawals: null, payment: declined, papers: null, session },
    page,
    query: { id: declined.id },
  },
  {
    name: "the bank is still at it",
    locale: "en_US",
    props: english,
    data: {
      order: unpaid,
      withdrawals: null,
      payment: { ...declined, state: "PENDING", reason: null, order: { ...declined.order, state: "AWAITING_PAYMENT" } },
      papers: null,
      session,
    },
    page: { ...page, path: "/en_US/order/sandbox/result" },
    query: { id: declined.id },
  },
  {
    name: "over",
    locale: "fr_FR",
    props,
    data: {
      order: { ...unpaid, state: "EXPIRED", isPayable: false },
      withdrawals: null,
      payment: null,
      papers: null,
      session,
    },
    page,
  },
  {
    name: "none",
    locale: "en_US",
    props: english,
    data: { order: null, withdrawals: null, payment: null, papers: null, session: null },
    page,
  },
  coming(
    {
      type: "CLICK_AND_COLLECT",
      pickup: {
        idSchedule: 4,
        date: "2026-11-28",
        from: "10:00",
        to: "12:00",
        place: { name: "The cellar", address: "", postalCode: "21190", city: "Saint-Romain" },
      },
    },
    "collected",
  ),
  coming({ type: "NO_DELIVERY", service: null }, "comes by itself"),
];
