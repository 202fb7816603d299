import { returnReasons } from "#schemas/commerce/return-states.ts";
import type { GenericValue, OrderBack, ProductReturn } from "#schemas/content/product-return.ts";
import type { Locale } from "#schemas/locale.ts";
import { findParameter } from "#schemas/site/parameters/catalogue.ts";
import { textInLocale } from "#schemas/site/parameters/parse-value.ts";
import { database } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { messageText } from "#server/text/message-text.ts";
import { refusalText } from "#server/text/refusal-text.ts";

import { keptOf, returnableLines } from "./engine/gone-back.ts";
import { mayReturn } from "./engine/may-return.ts";
import { presentReturn, type ReturnRow } from "./present.ts";
import { takesBack } from "./rules.ts";

/** The generic values of a type, in words (spec §7); null: no type of ours. */
export function genericValues(type: string, locale: Locale): readonly GenericValue[] | null {
  if (type !== "return-reason") return null;
  return returnReasons.map((key, index) => ({
    id: index + 1,
    key,
    value: messageText(`return.reason.${key}`, locale),
  }));
}

/** Whether the estate takes goods back. */
export async function areReturnsActive(): Promise<boolean> {
  return takesBack(await parameterValues());
}

/** What of an order may be sent back, what was, and the estate's words for each step (spec §3). */
export async function orderBack(order: Row<"order">, locale: Locale): Promise<OrderBack> {
  const values = await parameterValues();
  const may = await mayReturn(order);
  const left = (await returnableLines(order.id)).filter((line) => keptOf(line) > 0);
  const text = (type: string, key: Parameters<typeof messageText>[0]): string => {
    const definition = findParameter(type);
    return (definition && textInLocale(definition, values[type] ?? null, locale)) || messageText(key, locale);
  };
  return {
    isActive: takesBack(values),
    message: text("RETURN_MESSAGE", "return.message"),
    returnAskDescription: text("RETURN_ASK_DESCRIPTION", "return.askDescription"),
    labelSentDescription: text("LABEL_SENT_DESCRIPTION", "return.labelDescription"),
    productReceivedDescription: text("PRODUCT_RECEIVED_DESCRIPTION", "return.receivedDescription"),
    idOrder: order.id,
    code: order.code,
    isPossible: may.ok,
    reason: may.ok ? "" : refusalText(may.error, locale),
    products: may.ok
      ? left.map((line) => ({ id: line.id, name: line.name, year: line.year, quantity: keptOf(line) }))
      : [],
    returns: await returnsOf(order.id, locale),
  };
}

/** The returns of an order, the first one first. */
export async function returnsOf(orderId: number, locale: Locale): Promise<readonly ProductReturn[]> {
  const rows = await select().where("order_id", "=", orderId).orderBy("order_return.id").execute();
  return await present(rows, locale);
}

/** A return by its id; null when there is none. */
export async function returnById(id: number, locale: Locale): Promise<ProductReturn | null> {
  const rows = await select().where("order_return.id", "=", id).execute();
  return (await present(rows, locale))[0] ?? null;
}

/** The latest 200 returns, the newest first: for the estate. */
export async function listReturns(locale: Locale): Promise<readonly ProductReturn[]> {
  return await present(await select().orderBy("order_return.id", "desc").limit(200).execute(), locale);
}

function select() {
  return database()
    .selectFrom("order_return")
    .innerJoin("order", "order.id", "order_return.order_id")
    .selectAll("order_return")
    .select("order.code");
}

async function present(rows: readonly ReturnRow[], locale: Locale): Promise<readonly ProductReturn[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await database()
    .selectFrom("order_return_line")
    .innerJoin("order_line", "order_line.id", "order_return_line.order_line_id")
    .selectAll("order_return_line")
    .select(["order_line.name", "order_line.year"])
    .where("return_id", "in", ids)
    .orderBy("order_line_id")
    .execute();
  const events = await database()
    .selectFrom("order_return_event")
    .selectAll()
    .where("return_id", "in", ids)
    .orderBy("id")
    .execute();
  const [byReturn, ofReturn] = [
    Map.groupBy(lines, (line) => line.return_id),
    Map.groupBy(events, (event) => event.return_id),
  ];
  return rows.map((row) => presentReturn(row, byReturn.get(row.id) ?? [], ofReturn.get(row.id) ?? [], locale));
}
