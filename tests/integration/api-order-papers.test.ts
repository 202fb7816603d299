import { describe, expect, test } from "vitest";

import { database } from "#server/db/context.ts";
import { purposes } from "#server/limits/purposes.ts";
import { appContext } from "#server/context.ts";
import { settlePaid } from "#server/orders/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator, customer, fillCustomer } from "./api-content.ts";
import { useApi } from "./api-server.ts";

describe.each(engines)("[L20] who gets an order's papers on $name", (engine) => {
  const api = useApi(engine);
  const paid = async () => {
    const order = await database().selectFrom("order").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
    done(await settlePaid({ orderId: 1, amountCents: order.total_cents, paidAt: appContext().clock.now() }));
    return await database().selectFrom("order").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
  };
  const logIn = async (who: { readonly email: string; readonly password: string }) => {
    const { body } = await api.call("POST", "/api/login", { body: who });
    return String((body.data as { token: string }).token);
  };
  const statusOf = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${api.port}/api/order/1/${path}`, { headers });
    return answer.status;
  };

  test("[L20] who has its key, by link or by cookie, and administrators; nobody else (reliability D10)", async () => {
    const { invoice_number: number, access_key: key } = await paid();
    const paper = `papers/${number}`;
    expect(await statusOf(paper)).toBe(404);
    expect(await statusOf(`${paper}?key=${"A".repeat(21)}b`)).toBe(404);
    expect(await statusOf(paper, { cookie: `order=2.${key}` })).toBe(404);
    expect(await statusOf(paper, { cookie: `order=1.${"B".repeat(22)}` })).toBe(404);
    await fillCustomer();
    expect(await statusOf(paper, { authorization: await logIn(customer) })).toBe(404);
    expect(await statusOf(`papers/2001-000001?key=${key}`)).toBe(404);
    expect(await statusOf(`${paper}?key=${key}`)).toBe(200);
    expect(await statusOf(paper, { cookie: `order=1.${key}` })).toBe(200);
    expect(await statusOf(paper, { cookie: `token=${await logIn(administrator)}` })).toBe(200);
  });

  test("[L24] its customer gets the delivery note once it has left, the estate before", async () => {
    const { access_key: key } = await paid();
    expect(await statusOf(`delivery-note?key=${key}`)).toBe(404);
    expect(await statusOf("delivery-note", { cookie: `token=${await logIn(administrator)}` })).toBe(200);
  });

  test("[L19] papers that are asked for are counted for each address", async () => {
    const { invoice_number: number, access_key: key } = await paid();
    for (let spent = 0; spent < purposes.paper.attempts; spent += 1) {
      const one = [{ name: "paper", purpose: purposes.paper, key: "127.0.0.1" }] as const;
      appContext().limits.count(one, appContext().clock.now());
    }
    expect(await statusOf(`papers/${number}?key=${key}`)).toBe(429);
  });
});
