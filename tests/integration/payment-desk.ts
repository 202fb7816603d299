import { aroundEach, beforeEach } from "vitest";

import { database } from "#server/db/context.ts";
import type { PaymentEvent, ProviderPayment } from "#server/drivers/payment/payment-driver.ts";
import { orderToPay } from "#server/orders/read.ts";
import { shopFaults } from "#server/orders/checks/read.ts";
import { placeOrder } from "#server/orders/write.ts";
import { paymentFaults } from "#server/payment/checks/read.ts";
import { startPayment, takeNotification } from "#server/payment/write.ts";
import { useDatabase, type TestEngine } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { PlayDriver, signed, withDriver } from "./play-driver.ts";
import { filledCart, fillShop, wishFor } from "./shop-content.ts";

/** Where the tests' customers come from. */
export const here = { origin: "http://127.0.0.1:3000", locale: "en_US" } as const;

/** A shop whose customers pay at a provider that each test has for itself; after each every promise is kept. */
export function usePayments(engine: TestEngine) {
  const opened = useDatabase(engine);
  let driver = new PlayDriver();
  let form = 0;
  let events = 0;
  aroundEach(async (runTest) => {
    driver = new PlayDriver();
    await withDriver(driver, async () => {
      await runTest();
      const faults = [...(await shopFaults()), ...(await paymentFaults())];
      if (faults.length > 0) throw new Error(faults.join("\n"));
    });
  });
  beforeEach(async () => void (form = await fillShop(1000)));

  /** Something that the provider tells, under a name of its own unless one is given. */
  const told = (payment: ProviderPayment, id = `event_${(events += 1)}`): PaymentEvent => ({ id, payment });
  const payments = async () => await database().selectFrom("payment").selectAll().orderBy("id").execute();
  return {
    opened,
    get driver() {
      return driver;
    },
    told,
    payments,
    placed: async (bottles = 6) => done(await placeOrder(wishFor(await filledCart([form, bottles])))),
    begun: async (orderId: number) => done(await startPayment(orderId, here)),
    stateOf: async (orderId: number) => (await orderToPay(orderId))?.state,
    states: async () => (await payments()).map(({ state }) => state),
    /** The provider tells, signed. */
    tell: async (event: PaymentEvent) => await takeNotification("play", signed(event, driver.secret)),
    /** What becomes of a payment there, by our id. */
    become: (id: string, state: ProviderPayment["state"]) => driver.become(referenceOf(id), state),
  };
}

/** What the provider calls a payment of ours. */
export function referenceOf(id: string): string {
  return `ref_${id}`;
}
