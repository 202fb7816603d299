import type { BlockFixture } from "#blocks/kit/fixture.ts";
import {
  collectedOrder,
  customizedOrder,
  sampleHistory,
  sampleOrder,
  samplePapers,
  sampleWithdrawals,
} from "#blocks/kit/order-samples.ts";

import type { orderDetailDefinition } from "./definition.ts";

const page = { zone: "private", type: "account-order", path: "/account/orders/12" } as const;
const nothing = { papers: null, history: null, withdrawals: null, status: null, tracking: null };
const shipped = { trackingNumber: "XY123", trackingLink: "https://carrier.example/XY123" };

export const orderDetailFixtures: readonly BlockFixture<typeof orderDetailDefinition>[] = [
  { name: "to be paid", locale: "fr_FR", props: { title: "Commande" }, data: { ...nothing, order: sampleOrder }, page },
  {
    name: "collected, with a code and a refund",
    locale: "en_US",
    props: { title: "Order" },
    data: {
      ...nothing,
      order: collectedOrder,
      papers: samplePapers,
      history: sampleHistory,
      withdrawals: sampleWithdrawals,
    },
    page,
  },
  {
    name: "for an administrator",
    locale: "fr_FR",
    props: { title: "Commande" },
    data: {
      order: { ...sampleOrder, isPayable: false },
      papers: [],
      history: [],
      withdrawals: { isOpen: true, endsOn: null, withdrawals: [] },
      status: { id: 8, value: "Expédiée", state: "SHIPPED" },
      tracking: shipped,
    },
    page,
  },
  {
    name: "the payment could not begin",
    locale: "en_US",
    props: { title: "Order" },
    data: { ...nothing, order: sampleOrder },
    page,
    said: { form: "pay", values: {}, errors: {}, message: "This order is no longer held." },
  },
  { name: "on a public page", locale: "fr_FR", props: { title: "" }, data: { ...nothing, order: null } },
  {
    name: "made for its buyer",
    locale: "fr_FR",
    props: { title: "Commande" },
    data: { ...nothing, order: customizedOrder },
    page,
  },
];
