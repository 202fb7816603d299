import { randomBytes } from "node:crypto";

import { withdrawalDays } from "#schemas/commerce/withdrawal-period.ts";
import { addDays, dayOf } from "#schemas/paris-day.ts";
import type { Locale } from "#schemas/locale.ts";

/** How long an estate has to give the money back, in days from the declaration (L9, code de la consommation L221-24). */
export const refundDays = 14;

/** By when a withdrawal's money has to go back: a calendar day in Paris. */
export function refundBy(declaredAt: number): string {
  return addDays(dayOf(declaredAt), refundDays);
}

/** What names one declaration: 128 random bits. */
export function newDeclaration(): string {
  return randomBytes(16).toString("base64url");
}

/** How many days there are to withdraw, by the parameters. */
export function daysOf(values: Readonly<Record<string, string | null>>): number {
  return withdrawalDays(values["RETURN_DELAY"]);
}

/** Who withdraws from what, as they typed it. */
export interface Withdrawer {
  readonly name: string;
  /** The order's code. */
  readonly code: string;
  readonly email: string;
}

/** So many of an order's line. */
export interface WantedLine {
  readonly id: number;
  readonly quantity: number;
}

/** What a withdrawal takes: sent twice under one declaration it is one. */
export interface Declaration extends Withdrawer {
  readonly declaration: string;
  /** Left out: all that can be withdrawn. */
  readonly products?: readonly WantedLine[] | undefined;
  readonly locale: Locale;
}
