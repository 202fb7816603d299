import { aroundEach, beforeEach, describe, expect, test } from "vitest";

import { appContext, runWithContext } from "#server/context.ts";
import { createNotificationsApp } from "#server/http/payment/notifications-app.ts";
import { orderToPay } from "#server/orders/read.ts";
import { placeOrder } from "#server/orders/write.ts";
import { startPayment } from "#server/payment/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { useApi } from "./api-server.ts";
import { PlayDriver, signed, withDriver } from "./play-driver.ts";
import { filledCart, fillShop, wishFor } from "./shop-content.ts";

const [engine] = engines;
if (!engine) throw new Error("there is no database to test on");

describe("[§7] who takes the money, and what came of it", () => {
  const api = useApi(engine);

  test("[§7] GET /{card-provider}/public-key tells who takes the money, under its own name alone", async () => {
    const answer = await api.call("GET", "/api/sandbox/public-key");
    expect(answer.body).toMatchObject({ data: { provider: "sandbox", publicKey: "pk_play" } });
    expect((await api.call("GET", "/api/stripe/public-key")).status).toBe(404);
  });

  test("[§7] GET /{card-provider}/result/{id} tells what came of a payment, and nothing of who pays; nobody else's is there", async () => {
    const answer = await api.call("GET", "/api/sandbox/result/k3VwC0nW7Zt1u9QxYb2DfA");
    expect(answer.body.data).toEqual({
      ...{ id: "k3VwC0nW7Zt1u9QxYb2DfA", state: "DECLINED", reason: "DECLINED", amount: 61.9 },
      order: { id: 1, code: expect.stringMatching(/^CD-/), state: "AWAITING_PAYMENT", isPayable: true },
    });
    expect(answer.headers["cache-control"]).toContain("no-store");
    for (const path of [
      "/api/stripe/result/k3VwC0nW7Zt1u9QxYb2DfA",
      "/api/sandbox/result/1",
      "/api/sandbox/result/x",
    ]) {
      expect((await api.call("GET", path)).status).toBe(404);
    }
  });
});

describe("[S-41] POST /payments/{provider}/notifications", () => {
  useDatabase(engine);
  let driver = new PlayDriver();
  aroundEach(async (runTest) => {
    driver = new PlayDriver();
    await withDriver(driver, runTest);
  });
  let orderId = 0;
  let reference = "";
  beforeEach(async () => {
    const form = await fillShop(10);
    ({ id: orderId } = done(await placeOrder(wishFor(await filledCart([form, 6])))));
    const { id } = done(await startPayment(orderId, { origin: "http://localhost", locale: "fr_FR" }));
    reference = `ref_${id}`;
  });

  const app = createNotificationsApp();
  const post = async (
    { body, signature = "", path = "/payments/play/notifications", method = "POST" }: Given,
    context = appContext(),
  ) => {
    const request = new Request(`http://shop.test${path}`, {
      method,
      headers: { signature },
      ...(method === "POST" && { body: new Uint8Array(body) }),
    });
    return await runWithContext(context, () => app.fetch(request));
  };
  const paid = () => {
    const payment = driver.become(reference, "CAPTURED");
    const { body, header } = signed({ id: "event_1", payment }, driver.secret);
    return { body, signature: header("signature") ?? "" };
  };

  test("is answered by what a provider waits for, and pays the order", async () => {
    const answer = await post(paid());
    expect([answer.status, await answer.text()]).toEqual([200, "taken"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await orderToPay(orderId)).toMatchObject({ state: "PAID" });
    expect((await post(paid())).status).toBe(200);
  });

  test("is a 400 unsigned, a 409 for another payment than was wanted, a 404 for nobody's, and changes nothing", async () => {
    const { body, signature } = paid();
    const other = signed(
      { id: "e", payment: { ...driver.become(reference, "CAPTURED"), amountCents: 1 } },
      driver.secret,
    );
    const nobodys = signed(
      { id: "e", payment: { ...driver.become(reference, "CAPTURED"), id: null, reference: "x" } },
      driver.secret,
    );
    const answers = [
      await post({ body }),
      await post({ body, signature: `${signature}0` }),
      await post({ body: Buffer.concat([body, Buffer.from(" ")]), signature }),
      await post({ body: other.body, signature: other.header("signature") ?? "" }),
      await post({ body: nobodys.body, signature: nobodys.header("signature") ?? "" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 409, 404]);
    expect(await orderToPay(orderId)).toMatchObject({ state: "AWAITING_PAYMENT" });
  });

  test("is a 503 where nobody takes money, or without a secret: it is closed", async () => {
    const { drivers } = appContext();
    const { body, signature } = paid();
    const nobody = { ...appContext(), drivers: { ...drivers, payment: null } };
    expect((await post({ body, signature }, nobody)).status).toBe(503);
    expect((await post({ body, signature, path: "/payments/stripe/notifications" })).status).toBe(503);
    driver.secret = "";
    expect((await post({ body, signature })).status).toBe(503);
  });

  test("is posted, and small", async () => {
    expect((await post({ body: Buffer.alloc(0), method: "GET" })).status).toBe(405);
    expect((await post({ body: Buffer.alloc(300_000) })).status).toBe(413);
  });
});

interface Given {
  readonly body: Uint8Array;
  readonly signature?: string;
  readonly path?: string;
  readonly method?: "GET" | "POST";
}
