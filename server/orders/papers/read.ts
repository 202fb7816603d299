import { toEuros } from "#schemas/commerce/money.ts";
import type { OrderPaper } from "#schemas/content/order-paper.ts";
import type { BatchDocument, LinesDocument } from "#schemas/documents/document.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { appContext } from "#server/context.ts";
import { database, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { paperLook } from "#server/site/look/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { messageText } from "#server/text/message-text.ts";
import { setStored } from "#server/typesetting/set-stored.ts";
import { SettingFailure } from "#server/typesetting/setting-failure.ts";

import { deliveryNoteContent } from "./present.ts";
import type { PaperParts } from "./rules.ts";

/** A paper as a file. */
export interface PaperFile {
  /** What it is saved as. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a paper of an order is written from, as things stand. */
export async function paperParts(order: Row<"order">): Promise<PaperParts> {
  const lines = await database()
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  const [site, values, { look }] = [await getSiteInfo(), await parameterValues(), await paperLook()];
  return { order, lines, values, look, site: site.name };
}

/** What there is on paper of an order, the invoice first; its delivery note once it has left, for the estate before. */
export async function papersOf(
  order: Row<"order">,
  locale: Locale,
  isForEstate: boolean,
): Promise<readonly OrderPaper[]> {
  const rows = await database()
    .selectFrom("order_paper")
    .select(["kind", "number", "total_cents", "issued_at"])
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  const base = `/api/order/${order.id}`;
  const papers = rows.map(({ kind, number, total_cents: cents, issued_at: at }): OrderPaper => {
    const name = messageText(kind === "INVOICE" ? "paper.invoice" : "paper.creditNote", locale, { number });
    const url = `${base}/papers/${number}`;
    return { kind, name, url, number, date: new Date(at).toISOString(), total: toEuros(cents) };
  });
  if (!hasLeft(order) && !(isForEstate && order.paid_at !== null)) return papers;
  const date = new Date(order.updated_at).toISOString();
  const name = messageText("paper.deliveryNote", locale);
  return [...papers, { kind: "DELIVERY_NOTE", name, url: `${base}/delivery-note`, number: null, date, total: null }];
}

/** Tells whether an order has left the cellar, or waits at its door. */
export function hasLeft({ state }: Row<"order">): boolean {
  return ["SHIPPED", "DELIVERED", "READY_FOR_PICKUP", "PICKED_UP", "CLOSED"].includes(state);
}

/** An order's invoice or one of its credit notes, as it was issued; refused where the order has none of that number. */
export async function paperFile(order: Row<"order">, number: string): Promise<Result<PaperFile, Refusal>> {
  const paper = await database()
    .selectFrom("order_paper")
    .select(["kind", "content"])
    .where("order_id", "=", order.id)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!paper) return refuse("not-found", "row.missing");
  // Written from this type when it was issued.
  const content = JSON.parse(paper.content) as LinesDocument;
  return await setPaper(content, `${paper.kind === "INVOICE" ? "facture" : "avoir"}-${number}.pdf`);
}

/** An order's delivery note, made as it is asked for: what was bought doesn't change. */
export async function deliveryNoteFile(order: Row<"order">): Promise<Result<PaperFile, Refusal>> {
  const content = deliveryNoteContent(await paperParts(order), await leftAt(order.id));
  return await setPaper(content, `bon-de-livraison-${order.code}.pdf`);
}

/** When an order left, in milliseconds since 1970; now, where it hasn't. */
export async function leftAt(orderId: number): Promise<number> {
  const moved = await database()
    .selectFrom("order_event")
    .select("happened_at")
    .where("order_id", "=", orderId)
    .where("to_state", "in", ["SHIPPED", "READY_FOR_PICKUP", "DELIVERED"])
    .orderBy("id")
    .executeTakeFirst();
  return moved?.happened_at ?? now();
}

/** Sets a paper, or several in one; refused while whoever sets them is busy. */
export async function setPaper(
  content: LinesDocument | BatchDocument,
  name: string,
): Promise<Result<PaperFile, Refusal>> {
  const { title, text } = await paperLook();
  try {
    return ok({ name, bytes: await setStored({ content, title, text, pictures: {} }) });
  } catch (error) {
    if (!(error instanceof SettingFailure)) throw error;
    appContext().log.warn({ kind: error.kind, why: error.message }, "a paper of an order could not be set");
    return refuse("unavailable", "paper.busy", { retryAfter: 5 });
  }
}
