import type { DeclineReason } from "#schemas/commerce/payment-states.ts";

/** What a card of the sandbox bank does. */
export interface TestCard {
  /** Sixteen digits; no card that anybody was given. */
  readonly number: string;
  readonly does: "ACCEPT" | "CHALLENGE" | DeclineReason;
  /** What an issuer answers, by ISO 8583; null: it accepts, or asks its customer first. */
  readonly code: string | null;
  /** True when money that was taken can't be given back on it. */
  readonly refusesRefunds?: true;
}

/** The cards that the bank knows. A code of ISO 8583 stands among the last digits of the one that it is the answer to. */
export const testCards: readonly TestCard[] = [
  { number: "4000000000000002", does: "ACCEPT", code: null },
  { number: "4000000030000006", does: "CHALLENGE", code: null },
  { number: "4000000000050007", does: "DECLINED", code: "05" },
  { number: "4000000000430001", does: "STOLEN_CARD", code: "43" },
  { number: "4000000000510000", does: "INSUFFICIENT_FUNDS", code: "51" },
  { number: "4000000000570004", does: "NOT_PERMITTED", code: "57" },
  { number: "4000000000910002", does: "ISSUER_UNAVAILABLE", code: "91" },
  { number: "4000000090000003", does: "ACCEPT", code: null, refusesRefunds: true },
];

/** The card of a number as somebody typed it; undefined for every other number, which is forgotten. */
export function cardOf(typed: string): TestCard | undefined {
  const digits = typed.replaceAll(/[\s.-]/g, "");
  return testCards.find(({ number }) => number === digits);
}

/** A number as it stands on a card. */
export function grouped(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}
