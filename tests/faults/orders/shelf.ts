import { ask } from "../kit/ask.ts";
import { siteCommand } from "../kit/site-command.ts";

import type { Shelf } from "./customers.ts";
import type { Query } from "./promises.ts";

/** A site that customers order from, and its database. */
export interface Shop {
  readonly url: string;
  /** What names its database to a command. */
  readonly env: Readonly<Record<string, string>>;
  readonly query: Query;
}

/** What is on the shelf, with the article number of the wine. */
export interface StockedShelf extends Shelf {
  readonly reference: string;
}

/** Runs a command of the operator's that has to succeed; gives what it printed. */
export async function operate({ env }: Pick<Shop, "env">, ...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await siteCommand(words, { env });
  if (code !== 0) throw new Error(`site ${words.join(" ")}: ${stderr}`);
  return stdout;
}

/** Enough of a wine, a slot for everybody, and a code that leaves nothing to pay. */
export async function stocked(shop: Shop): Promise<StockedShelf> {
  const { query, url } = shop;
  const [wine] = await query(
    `select declination.id, reference from declination join product on product.id = declination.product_id
     where product.type = 'WINE' and tracks_stock = 1 and archived_at is null and is_published = 1
     and capacity_ml = 750 and sell_by_multiple_of <= 1 limit 1`,
  );
  const reference = String(wine?.["reference"]);
  await operate(shop, "stock", "set", reference, "1000000");
  await operate(shop, "code", "set", "FREE", "--euros", "100000");
  const [place] = await query(
    "select company_address_id as id from company_address_type where type = 'CLICK_AND_COLLECT'",
  );
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await operate(shop, "slot", "open", String(place?.["id"]), day, "05:00", "23:00", "10000");
  const [year, month] = day.split("-").map(Number);
  const { body } = await ask(`${url}/api/calendar/${String(place?.["id"])}/date/allowed/${month}/${year}`);
  const days = (JSON.parse(body) as { data: readonly Day[] }).data;
  const slot = days.find(({ date }) => date === day)?.schedules.find(({ from }) => from === "05:00");
  const [service] = await query("select service_code as code from shipping_service where delivery_type = 'DELIVERY'");
  const serviceCode = String(service?.["code"]);
  const declinationId = Number(wine?.["id"]);
  return { reference, serviceCode, declinationId, idSchedule: slot?.id ?? 0, date: day, code: "FREE" };
}

interface Day {
  readonly date: string;
  readonly schedules: readonly { readonly id: number; readonly from: string }[];
}
