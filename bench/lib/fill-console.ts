import { join } from "node:path";

import { fillDemo } from "#demo/fill.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { runWithContext } from "#server/context.ts";
import { createAppContext } from "#server/create-context.ts";
import { inTransaction } from "#server/db/context.ts";
import { openDatabase } from "#server/db/open-database.ts";

import { administrator } from "./administrator.ts";
import { addCustomers, addOrders, type SoldWine } from "./fill-orders.ts";

/** What a large estate's console lists: each product in two vintages, the orders of two years. */
const listed = { products: 5000, orders: 100_000, customers: 30_000 } as const;

/** Fills a data folder with the demo estate and the lists of a large one; a server then starts on it. */
export async function fillConsole(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const context = createAppContext({ database, mediaDir: join(dataDir, "media") });
  await runWithContext(context, async () => {
    const login = { adminEmail: administrator.email, adminPassword: administrator.password };
    await fillDemo({ ...login, say: () => {} });
    const wines: SoldWine[] = [];
    const productsAtOnce = 250;
    for (let from = 0; from < listed.products; from += productsAtOnce)
      await inTransaction(async () => {
        for (let count = from; count < from + productsAtOnce; count += 1) wines.push(...(await addWine(count)));
      });
    await addCustomers(listed.customers);
    await addOrders({ count: listed.orders, customers: listed.customers, wines });
  });
  await database.close();
}

async function addWine(count: number): Promise<readonly SoldWine[]> {
  const years = [2021, 2022];
  const texts = { fr_FR: { name: `Parcelle ${count}` }, en_US: { name: `Plot ${count}` } };
  const declinations = years.map((year) => {
    return { reference: `P${count}-${year}`, year, capacityMl: 750, priceCents: 1200, tracksStock: true };
  });
  const saved = await saveProduct({ type: "WINE", texts, declinations });
  if (!saved.ok) throw new Error(saved.error.messageKey);
  const sold: SoldWine[] = [];
  for (const { reference, year } of declinations) {
    const level = await stockOf(reference);
    if (!level) throw new Error(`${reference} was written and isn't there`);
    await countStock(level.declinationId, (count * 7 + year) % 300);
    sold.push({ id: level.declinationId, name: texts.fr_FR.name, reference, year });
  }
  return sold;
}
