import type { BatchDocument, LinesDocument } from "#schemas/documents/document.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";
import { database, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

import { deliveryNoteContent } from "../papers/present.ts";
import { leftAt, paperParts, setPaper, type PaperFile } from "../papers/read.ts";

import { slipContent, type SlipFacts } from "./present.ts";

/** What is printed of several orders in one go. */
export type PrintedPaper = "SLIP" | "DELIVERY_NOTE" | "INVOICE";

/** What a slip says of an order besides what was ordered. */
export type FactsOf = (order: Row<"order">) => Promise<Omit<SlipFacts, "printedAt">>;

const names = { SLIP: "bons-de-preparation", DELIVERY_NOTE: "bons-de-livraison", INVOICE: "factures" } as const;

/**
 * Papers of some orders in one file, in the order in which they are given. An invoice that wasn't issued and what goes with
 * goods that nobody paid is left out; refused where nothing is left to print.
 */
export async function printedFile(
  kind: PrintedPaper,
  orders: readonly Row<"order">[],
  factsOf: FactsOf,
): Promise<Result<PaperFile, Refusal>> {
  const documents: LinesDocument[] = [];
  for (const order of orders) {
    if (order.paid_at === null) continue;
    const content = await contentOf(kind, order, factsOf);
    if (content) documents.push(content);
  }
  const [first] = documents;
  if (!first) return refuse("not-found", "paper.none");
  if (documents.length === 1) return await setPaper(first, `${names[kind]}-${orders[0]?.code ?? ""}.pdf`);
  const { language, author, look, madeAt } = first;
  const title = `${first.title} (${documents.length})`;
  const batch: BatchDocument = { kind: "BATCH", language, author, look, madeAt, title, documents };
  return await setPaper(batch, `${names[kind]}.pdf`);
}

async function contentOf(kind: PrintedPaper, order: Row<"order">, factsOf: FactsOf): Promise<LinesDocument | null> {
  if (kind === "DELIVERY_NOTE") return deliveryNoteContent(await paperParts(order), await leftAt(order.id));
  if (kind === "SLIP") {
    return slipContent(await paperParts(order), { ...(await factsOf(order)), printedAt: now() });
  }
  const paper = await database()
    .selectFrom("order_paper")
    .select("content")
    .where("order_id", "=", order.id)
    .where("kind", "=", "INVOICE")
    .executeTakeFirst();
  // Written from this type when it was issued.
  return paper ? (JSON.parse(paper.content) as LinesDocument) : null;
}
