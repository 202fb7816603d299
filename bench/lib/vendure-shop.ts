import { spawnSync } from "node:child_process";

import { freePort } from "#tests/setup/running-site.ts";

import { answerOf, type BenchShop, type Wine } from "./bench-shop.ts";
import { onCore } from "./options.ts";
import { startPeerDatabase } from "./peer-database.ts";
import { preparePeer } from "./peers.ts";
import { startServer } from "./processes.ts";

/** A Vendure shop on core 0, its PostgreSQL wherever there is room; null, said loudly, when it can't be installed. */
export async function startVendure(): Promise<BenchShop | null> {
  const folder = preparePeer("vendure");
  if (!folder) return null;
  await using started = new AsyncDisposableStack();
  const database = started.use(await startPeerDatabase("vendure"));
  const run = ["serve.mjs"];
  const filled = spawnSync(process.execPath, run, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...database.env, PORT: String(await freePort()), FILL: "1" },
  });
  if (filled.status !== 0) throw new Error(`It could not be filled:\n${filled.stderr || filled.stdout}`);
  const env = { ...database.env, NODE_ENV: "production" };
  const server = started.use(
    await startServer([...onCore(0), process.execPath, ...run], { cwd: folder, env, patience: 120 }),
  );
  const customer = () => new Customer(`${server.url}/shop-api`);
  const running = started.move();
  return {
    pid: server.pid,
    addToCart: async () => await customer().add("plenty"),
    order: async (wine) => await customer().order(wine),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

const byCard = `{ method: "card", metadata: {} }`;

/** A session of its shop API; Vendure answers 200 and says in the body what went wrong. */
class Customer {
  readonly #url: string;
  #token = "";

  constructor(url: string) {
    this.#url = url;
  }

  async add(wine: Wine): Promise<boolean> {
    const variant = wine === "plenty" ? "1" : "2";
    return await this.#does(`addItemToOrder(productVariantId: "${variant}", quantity: 1) { __typename }`, "Order");
  }

  async order(wine: Wine): Promise<boolean> {
    const who = `firstName: "Claire", lastName: "Cliente", emailAddress: "claire@cliente.test"`;
    const where = `fullName: "Claire Cliente", streetLine1: "3 rue des Forges", city: "Dijon", postalCode: "21000", countryCode: "FR"`;
    return (
      (await this.add(wine)) &&
      (await this.#does(`setCustomerForOrder(input: { ${who} }) { __typename }`, "Order")) &&
      (await this.#does(`setOrderShippingAddress(input: { ${where} }) { __typename }`, "Order")) &&
      (await this.#does(`setOrderShippingMethod(shippingMethodId: ["1"]) { __typename }`, "Order")) &&
      (await this.#does(`transitionOrderToState(state: "ArrangingPayment") { __typename }`, "Order")) &&
      // It takes from stock what is paid: how many bottles it sells shows only then.
      (wine === "plenty" || (await this.#does(`addPaymentToOrder(input: ${byCard}) { __typename }`, "Order")))
    );
  }

  async #does(mutation: string, wanted: string): Promise<boolean> {
    const { ok, body, headers } = await answerOf(this.#url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(this.#token && { authorization: `Bearer ${this.#token}` }) },
      body: JSON.stringify({ query: `mutation { done: ${mutation} }` }),
    });
    this.#token = String(headers["vendure-auth-token"] ?? this.#token);
    if (!ok) return false;
    const { data } = body as { readonly data?: { readonly done?: { readonly __typename: string } } | null };
    return data?.done?.__typename === wanted;
  }
}
