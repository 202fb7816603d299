import encodeQR from "qr";

import type { DrawnCode, LinesDocument } from "#schemas/documents/document.ts";
import type { OrderDelivery } from "#schemas/content/order.ts";
import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import { readLineAnswers } from "#server/customizations/read.ts";
import type { Row } from "#server/db/tables.ts";
import { messageText } from "#server/text/message-text.ts";

import { commonOf, metaOf, nameOf, type PaperParts } from "../papers/rules.ts";

/** What a slip says beside its order: what the estate noted, and how many of each line were given back already. */
export interface SlipFacts {
  readonly notes: readonly string[];
  /** By the line's id. */
  readonly gone: ReadonlyMap<number, number>;
  /** Milliseconds since 1970. */
  readonly printedAt: number;
}

/** The estate's own paper is in its language. */
const say = (key: ServerMessageKey, values: Readonly<Record<string, string | number>> = {}): string =>
  messageText(key, "fr_FR", values);

/** A preparing slip: which bottles to look for, how they leave, what was asked for; no prices, its code for the counter. */
export function slipContent(parts: PaperParts, { notes, gone, printedAt }: SlipFacts): LinesDocument {
  const { order, lines } = parts;
  const left = (line: Row<"order_line">): number => line.quantity - (gone.get(line.id) ?? 0);
  return {
    ...commonOf(parts, say, say("paper.slip"), printedAt),
    code: drawnCode(order.code),
    meta: [...metaOf(order, printedAt, say), ...wayOf(order)],
    columns: [
      { label: say("paper.name"), width: 66 },
      { label: say("paper.quantity"), width: 16, isNumber: true },
      { label: say("paper.slipPick"), width: 18, isNumber: true },
    ],
    rows: lines.map((line) => ({
      cells: [nameOf(line), String(left(line)), "____"],
      notes: [
        ...(line.reference === "" ? [] : [`Réf. ${line.reference}`]),
        ...readLineAnswers(line.customizations).map(({ label, formAnswer }) =>
          say("customization.said", { label, formAnswer }),
        ),
        ...(left(line) === line.quantity
          ? []
          : [say("paper.slipGone", { n: line.quantity - left(line), all: line.quantity })]),
      ],
    })),
    totals: [
      {
        label: say("paper.totalCount"),
        value: String(lines.reduce((sum, line) => sum + left(line), 0)),
        isStrong: true,
      },
    ],
    taxes: null,
    notes: [
      ...(order.message === "" ? [] : [say("paper.slipMessage", { message: order.message })]),
      ...notes.map((note) => say("paper.slipNote", { note })),
    ],
  };
}

/** How an order leaves: with which service, or when it is fetched. */
function wayOf({ delivery }: Row<"order">): LinesDocument["meta"] {
  // Written from this type when the order was placed.
  const { service, pickup } = JSON.parse(delivery) as OrderDelivery;
  if (pickup) {
    const day = pickup.date.split("-").toReversed().join("/");
    const text = say("paper.slipSlotText", { day, from: pickup.from, to: pickup.to });
    return [{ label: say("paper.slipSlot"), text }];
  }
  return service ? [{ label: say("paper.slipHow"), text: service.name }] : [];
}

/** An order's code as a camera reads it; what stands around it on the paper is white. */
function drawnCode(code: string): DrawnCode {
  const rows = encodeQR(code, "raw", { ecc: "medium", border: 1 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { path, size: rows.length };
}
