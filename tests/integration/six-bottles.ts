import type { Hono } from "hono";
import { pino } from "pino";

import { listProducts } from "#server/catalogue/products/read.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import type { Database } from "#server/db/database.ts";
import { createApi } from "#server/http/api/create-api.ts";
import { siteActions } from "#server/http/site-actions/all-actions.ts";
import { createSiteActionsApp } from "#server/http/site-actions/site-actions-app.ts";
import { saveTariff } from "#server/shipping/fees/write.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

export interface SixBottles {
  readonly site: TestSite;
  readonly actions: Hono;
  /** The cart that holds them, as the browser's cookie names it. */
  readonly cookie: string;
}

/** A shop with one wine at 12.90 €, and a browser without JavaScript whose cart holds six of it. */
export async function putSixInCart(db: Database, tariff: Parameters<typeof saveTariff>[0]): Promise<SixBottles> {
  const texts = { fr_FR: { name: "Les Terrasses" }, en_US: { name: "The Terraces" } };
  done(await saveProduct({ type: "WINE", texts, declinations: [{ reference: "LT22", priceCents: 1290 }] }));
  done(await saveTariff(tariff));
  const site = createTestSite(db);
  const api = createApi({ log: pino({ level: "silent" }), addressOf: () => "192.0.2.1" });
  const actions = createSiteActionsApp({ actions: siteActions, api, site: site.app });
  const { products } = await listProducts("fr_FR", { nbItem: 1, page: 1, orderBy: [], filters: [] });
  const added = await actions.request("http://site.test/cart/add", {
    method: "POST",
    headers: { origin: "http://site.test", host: "site.test" },
    body: new URLSearchParams({ declination: String(products[0]?.declinations[0]?.id), quantity: "6" }),
  });
  return { site, actions, cookie: /^cart=[\w-]{22}/.exec(added.headers.get("set-cookie") ?? "")?.[0] ?? "" };
}
