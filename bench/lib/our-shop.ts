import { randomUUID } from "node:crypto";

import { startBank } from "#server/drivers/payment/sandbox-bank/start-bank.ts";
import { runSiteCommand } from "#tests/e2e/support/site-command.ts";
import { startSite, type RunningSite } from "#tests/setup/running-site.ts";

import { ask, rareBottles, type BenchShop, type Wine } from "./bench-shop.ts";
import { onCore } from "./options.ts";
import { serverPid } from "./processes.ts";

/** How many bottles are enough for a benchmark. */
const plenty = 1_000_000;

/**
 * The demo estate on core 0, with plenty of one wine and ten bottles of another. The bank is in this process, on the
 * customers' core: no shop reckons its bank's work as its own, and the peers' customers don't get to theirs.
 */
export async function startOurs(): Promise<BenchShop> {
  const secret = randomUUID();
  const place = { host: "127.0.0.1", port: 0, mayMove: true, origin: null, file: null };
  const bank = await startBank({ ...place, secret, now: Date.now });
  // Every customer has a mailbox and comes from a network address of their own: allowances are each household's.
  const env = {
    TRUST_PROXY: "on",
    LOG_LEVEL: "warn",
    SANDBOX_BANK_URL: bank.origin,
    SANDBOX_BANK_SECRET: secret,
    SANDBOX_BANK_PORT: undefined,
  };
  const site = await startSite({ env, prefix: onCore(0) });
  const [often, rare] = articles(site);
  runSiteCommand(site, "stock", "set", often.reference, String(plenty));
  runSiteCommand(site, "stock", "set", rare.reference, String(rareBottles));
  // A single bottle is sent, as at the peers'.
  runSiteCommand(site, "parameter", "set", "EXPEDITION_BOTTLES_MIN", "1");
  const formOf = (wine: Wine) => (wine === "plenty" ? often : rare).declinationId;
  let customers = 0;
  const customer = () => new Customer(`${site.url}/api`, (customers += 1));
  return {
    pid: serverPid(site.pid),
    addToCart: async () => {
      if ((await customer().add(formOf("plenty"))) !== null) return true;
      throw new Error("A wine was refused that there is plenty of");
    },
    order: async (wine) => await customer().order(formOf(wine)),
    async [Symbol.asyncDispose]() {
      await site.stop();
      await bank.stop();
    },
  };
}

interface Article {
  readonly declinationId: number;
  readonly reference: string;
}

/** Two wines that are sold by the bottle and counted. */
function articles(site: RunningSite): readonly [Article, Article] {
  const all = JSON.parse(runSiteCommand(site, "stock", "list", "--json")) as readonly (Article & {
    readonly isTracked: boolean;
    readonly onHand: number;
  })[];
  // What is made for its buyers nobody gets without saying how.
  const made = runSiteCommand(site, "customization", "list");
  const [one, other] = all.filter(
    ({ isTracked, onHand, reference }) => isTracked && onHand > 0 && !made.includes(reference),
  );
  if (!one || !other) throw new Error("The demo estate has no two wines that are counted");
  return [one, other];
}

const wishes = {
  address: {
    delivery: {
      firstname: "Claire",
      lastname: "Cliente",
      address: "3 rue des Forges",
      addressPart2: "",
      postalCode: "21000",
      city: "Dijon",
      idCountry: 250,
    },
  },
  delivery: { type: "DELIVERY", serviceCode: "DOMICILE" },
  isOfAge: true,
  acceptsTerms: true,
} as const;

/** A form with one field, as the contract has it (spec §7). */
const oneBottle = `--bottle\r\nContent-Disposition: form-data; name="quantity"\r\n\r\n1\r\n--bottle--\r\n`;

class Customer {
  readonly #api: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #user: { readonly email: string; readonly phone: string };

  constructor(api: string, number: number) {
    this.#api = api;
    this.#user = { email: `claire.${number}@cliente.test`, phone: "06 12 34 56 78" };
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    this.#headers = { accept: "application/json", userLang: "fr_FR", "x-forwarded-for": address };
  }

  /** Adds a bottle to a new cart; gives its id, null where it is refused. */
  async add(declinationId: number): Promise<string | null> {
    const url = `${this.#api}/cart/new/product/${declinationId}`;
    const headers = { ...this.#headers, "content-type": "multipart/form-data; boundary=bottle" };
    const { ok, body } = await ask(url, { method: "POST", headers, body: oneBottle });
    return ok ? (body as { readonly data: { readonly cartId: string } }).data.cartId : null;
  }

  /** The same purchase as at the peers': one bottle, an address, the way of delivery, up to awaiting payment. */
  async order(declinationId: number): Promise<boolean> {
    const idCart = await this.add(declinationId);
    if (idCart === null) return false;
    const { ok } = await ask(`${this.#api}/order`, {
      method: "POST",
      headers: { ...this.#headers, "content-type": "application/json" },
      body: JSON.stringify({ idCart, user: this.#user, ...wishes }),
    });
    return ok;
  }
}
