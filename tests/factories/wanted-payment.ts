import type { WantedPayment } from "#server/drivers/payment/payment-driver.ts";

/** A payment that the shop wants; when it expires is the test's own matter. */
export function wantedPayment(change: Pick<WantedPayment, "expiresAt"> & Partial<WantedPayment>): WantedPayment {
  return {
    id: "k3VwC0nW7Zt1u9QxYb2DfA",
    amountCents: 12_345,
    currency: "EUR",
    orderCode: "CD-7K3M9Q2",
    shop: "Domaine <Clair>",
    email: "marie@exemple.test",
    locale: "fr_FR",
    returnUrl: "http://localhost:3000/order/x/result?id=1",
    ...change,
  };
}
