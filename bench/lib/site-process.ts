/**
 * The site as server/main.ts starts it, in a process that also writes when the benchmark says so: another process's
 * write would empty the whole cache on SQLite.
 */
import "#server/production.ts";

import { demoEstate } from "#demo/estate.ts";
import { readEnv } from "#server/env.ts";
import { startServer } from "#server/start-server.ts";

import { fillNews, publishWines, renameWine } from "./renewal-content.ts";

export type Order = "fill" | "write" | "publish";

const env = readEnv(process.env);
if (!env.ok) throw new Error(env.error.join("\n"));
const { url, run, stop } = await startServer(env.value, { say: () => {}, estate: demoEstate });
const works: Readonly<Record<Order, () => Promise<unknown>>> = {
  fill: fillNews,
  write: renameWine,
  publish: publishWines,
};
process.on("message", (order: Order) => void run(works[order]).then((value) => process.send?.({ order, value })));
process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
process.send?.({ order: "start", value: url });
