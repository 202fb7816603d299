import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

import { showProgress } from "../../scripts/progress.mjs";
import { answerOf, ask, rareBottles, type BenchShop, type Question, type Wine } from "./bench-shop.ts";
import { onCore } from "./options.ts";
import { startPeerDatabase } from "./peer-database.ts";
import { preparePeer } from "./peers.ts";
import { startServer } from "./processes.ts";

/** How many bottles are enough for a benchmark. */
const plenty = 1_000_000;

type Environment = Readonly<Record<string, string>>;

/**
 * An EverShop shop on core 0, its PostgreSQL wherever there is room; null, said loudly, when it can't be installed. An order
 * that it fails at, as it does at those whose number another one takes in the same moment, has come to nothing.
 */
export async function startEverShop(): Promise<BenchShop | null> {
  const folder = preparePeer("evershop");
  if (!folder) return null;
  await using started = new AsyncDisposableStack();
  const database = started.use(await startPeerDatabase("evershop"));
  const env = {
    ...database.env,
    // It starts processes of its own by the name of `node`.
    PATH: [dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter),
    JWT_ADMIN_SECRET: randomUUID(),
    JWT_ADMIN_REFRESH_SECRET: randomUUID(),
    // What it calls in a way that will not work for ever is not for who reads the benchmark.
    NODE_NO_WARNINGS: "1",
  };
  build(folder, env);
  const run = [...onCore(0), process.execPath, "serve.mjs"];
  const server = started.use(await startServer(run, { cwd: folder, env, patience: 120 }));
  const shippingMethod = await fill(`${server.url}/api`, { folder, env });
  const running = started.move();
  let customers = 0;
  const customer = () => new Customer(`${server.url}/api`, { number: (customers += 1), shippingMethod });
  return {
    pid: server.pid,
    addToCart: async () => (await customer().add("plenty")) !== null,
    order: async (wine) => await customer().order(wine),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Makes its production build, once after it was installed; it looks for settings in the database. */
function build(folder: string, env: Environment): void {
  const installed = statSync(join(folder, "node_modules", ".package-lock.json"));
  // The last of what the build writes.
  const last = join(folder, ".evershop", "build", "frontStore", "server", "index.js");
  const isMade = () => (statSync(last, { throwIfNoEntry: false })?.mtimeMs ?? 0) > installed.mtimeMs;
  if (isMade()) return;
  const progress = showProgress("Building the peer evershop (once, a few minutes)");
  const output = runCommand(["build"], { folder, env });
  if (isMade()) return progress.done();
  progress.fail();
  throw new Error(`It could not be built:\n${output}`);
}

/** Runs a command of EverShop's; it ends with 0 also when it failed, so what it printed is given. */
function runCommand(command: readonly string[], { folder, env }: { folder: string; env: Environment }): string {
  const cli = join(folder, "node_modules", "@evershop", "evershop", "dist", "bin", "evershop.js");
  const options = { cwd: folder, encoding: "utf8", env: { ...process.env, ...env } } as const;
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...command], options);
  return `${stdout}\n${stderr}`;
}

/** Sells two wines, sent to France for 9.90 and paid for on delivery, by its administrators' calls; gives the way of delivery. */
async function fill(api: string, shop: { folder: string; env: Environment }): Promise<string> {
  const login = { email: "bench@evershop.test", password: randomUUID() };
  const { email, password } = login;
  runCommand(["user:create", "--name", "Bench", "--email", email, "--password", password], shop);
  const { accessToken } = await call<{ readonly accessToken: string }>(`${api}/user/tokens`, login);
  const create = async <Made = unknown>(path: string, body: object) =>
    await call<Made>(`${api}/${path}`, body, { authorization: `Bearer ${accessToken}` });
  await create("settings", { codPaymentStatus: 1, codDisplayName: "Cash on delivery", storeCurrency: "EUR" });
  const zone = await create<Created>("shippingZones", { name: "France", countries: ["FR"] });
  const method = await create<Created>("shippingProviders/core/methods", { name: "At home" });
  await create("shippingProviders/core/rates", { method_id: method.uuid, zone_id: zone.uuid, cost: 9.9 });
  await create("products", { ...wine, name: "Plenty", sku: "plenty", url_key: "plenty", qty: plenty, price: 12.9 });
  await create("products", { ...wine, name: "Rare", sku: "rare", url_key: "rare", qty: rareBottles, price: 90 });
  return method.uuid;
}

interface Created {
  readonly uuid: string;
}

/** A product that is counted, in the group and the parcel that a new shop has. */
const wine = {
  status: 1,
  visibility: 1,
  group_id: 1,
  package_id: 1,
  weight: 1.3,
  manage_stock: 1,
  stock_availability: 1,
} as const;

/** Sends a call that must come to something; gives its answer's data. */
async function call<Data>(url: string, body: object, headers: Environment = {}): Promise<Data> {
  const { ok, status, body: answer } = await ask(url, post(body, headers));
  if (!ok) throw new Error(`${url} answered ${status}: ${JSON.stringify(answer)}`);
  return (answer as { readonly data: Data }).data;
}

function post(body: object, headers: Environment): Question {
  return { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
}

const address = {
  full_name: "Claire Cliente",
  telephone: "0612345678",
  address_1: "3 rue des Forges",
  postcode: "21000",
  city: "Dijon",
  province: "FR-21",
  country: "FR",
} as const;

/**
 * A customer with a network address of their own, told as a proxy tells it: EverShop lets each make 120 calls a minute, and
 * no setting changes that.
 */
class Customer {
  readonly #api: string;
  readonly #headers: Environment;
  readonly #shippingMethod: string;

  constructor(api: string, { number, shippingMethod }: { number: number; shippingMethod: string }) {
    this.#api = api;
    this.#headers = { "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
    this.#shippingMethod = shippingMethod;
  }

  /** Begins a cart with a bottle, by the one call that its shop's pages make; gives its id, null where that came to nothing. */
  async add(sku: Wine): Promise<string | null> {
    const cart = await this.#post<{ readonly cartId: string }>("cart/mine/items", { sku, qty: 1 });
    return cart?.cartId ?? null;
  }

  /** The same purchase as at ours, in two calls as well: one bottle, an address, the way of delivery, up to awaiting payment. */
  async order(sku: Wine): Promise<boolean> {
    const idCart = await this.add(sku);
    if (idCart === null) return false;
    const wishes = {
      cart_id: idCart,
      customer: { email: "claire@cliente.test", fullName: address.full_name },
      shippingAddress: address,
      billingAddress: address,
      shippingProvider: "core",
      shippingMethod: this.#shippingMethod,
      paymentMethod: "cod",
    };
    return (await this.#post<unknown>(`carts/${idCart}/checkout`, wishes)) !== null;
  }

  /** What it answers; null where that came to nothing. */
  async #post<Data>(path: string, body: object): Promise<Data | null> {
    const { ok, body: answer } = await answerOf(`${this.#api}/${path}`, post(body, this.#headers));
    return ok ? (answer as { readonly data: Data }).data : null;
  }
}
