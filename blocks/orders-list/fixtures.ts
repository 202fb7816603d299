import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { collectedOrder, sampleOrder } from "#blocks/kit/order-samples.ts";

import type { ordersListDefinition } from "./definition.ts";

const page = { zone: "private", type: "account-orders" } as const;
const props = { title: "" };

export const ordersListFixtures: readonly BlockFixture<typeof ordersListDefinition>[] = [
  { name: "two", locale: "fr_FR", props, data: { list: { orders: [sampleOrder, collectedOrder], total: 2 } }, page },
  {
    name: "a later page",
    locale: "en_US",
    props: { title: "Orders" },
    data: { list: { orders: [collectedOrder], total: 31 } },
    query: { page: "2" },
    page,
  },
  { name: "none", locale: "fr_FR", props, data: { list: { orders: [], total: 0 } }, page },
  { name: "on a public page", locale: "en_US", props, data: { list: null } },
];
