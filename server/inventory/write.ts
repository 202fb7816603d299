import type { HandKind } from "#schemas/commerce/stock-movements.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";
import { changeByHand } from "#schemas/commerce/stock-movements.ts";
import { changeStock, type Level } from "#server/catalogue/movements/write.ts";

/** What somebody writes down by hand. */
export interface Correction {
  readonly kind: HandKind;
  /** Of a count what there is, else how many came or went. */
  readonly quantity: number;
  /** What there was for who writes it down. */
  readonly expected: number;
  readonly note: string;
}

/**
 * Writes down by hand what changed the stock of a form. Refused where something else is there than was expected, below zero
 * and below what orders hold; nothing that came or went is nothing to write down.
 */
export async function correctStock(
  declinationId: number,
  { kind, quantity, expected, note }: Correction,
  userId: number | null,
): Promise<Result<Level, Refusal>> {
  if (kind !== "COUNT" && quantity === 0) {
    return refuseInput([{ key: "quantity", messageKey: "key.tooLow", values: { min: 1 } }]);
  }
  const change = { pieces: changeByHand(kind, quantity, expected) };
  return await changeStock({ declinationId, change, expected, cause: { kind, actor: "ADMIN", userId, note } });
}
