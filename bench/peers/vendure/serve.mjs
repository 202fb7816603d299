/**
 * A Vendure shop with one wine, ready to be bought: an empty PostgreSQL database is filled first. Settings from the
 * environment: PORT, DB_HOST, DB_PORT, DB_USER, DB_NAME; FILL=1 fills and ends.
 */
import { writeFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { bootstrap, DefaultLogger, dummyPaymentHandler, LanguageCode, LogLevel } from "@vendure/core";
import { populate } from "@vendure/core/cli/index.js";

const isFilling = process.env.FILL === "1";
const config = {
  apiOptions: { port: Number(process.env.PORT ?? 3000), adminApiPath: "admin-api", shopApiPath: "shop-api" },
  authOptions: {
    tokenMethod: "bearer",
    superadminCredentials: { identifier: "bench", password: "nobody logs in here" },
    cookieOptions: { secret: "a benchmark keeps nothing that is worth a secret" },
  },
  dbConnectionOptions: {
    type: "postgres",
    host: process.env.DB_HOST,
    port: Number(process.env.DB_PORT),
    username: process.env.DB_USER,
    password: process.env.DB_PASSWORD,
    database: process.env.DB_NAME,
    synchronize: isFilling,
    logging: false,
    poolSize: 20,
  },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
};

if (isFilling) {
  const folder = mkdtempSync(join(tmpdir(), "peer-vendure-"));
  const products = join(folder, "products.csv");
  const columns =
    "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets";
  const rows = ["Plenty,plenty,A wine,,,,,PLENTY,12.90,standard,100000000,true,,", "Rare,rare,A rare wine,,,,,RARE,90.00,standard,10,true,,"];
  writeFileSync(products, [columns, ...rows, ""].join("\n"));
  const initial = {
    defaultLanguage: LanguageCode.en,
    defaultZone: "Europe",
    countries: [{ name: "France", code: "FR", zone: "Europe" }],
    taxRates: [{ name: "Standard Tax", percentage: 20 }],
    shippingMethods: [{ name: "Standard Shipping", price: 990 }],
    paymentMethods: [
      {
        name: "Card",
        handler: { code: dummyPaymentHandler.code, arguments: [{ name: "automaticSettle", value: "true" }] },
      },
    ],
    collections: [],
  };
  const app = await populate(() => bootstrap(config), initial, products);
  await app.close();
  process.exit(0);
}
const app = await bootstrap(config);
process.on("SIGTERM", () => void app.close().finally(() => process.exit(0)));
