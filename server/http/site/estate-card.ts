import type { Locale } from "#schemas/locale.ts";
import { sixDigits } from "#schemas/site/colour.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import type { ResolveNeed } from "./kept-answers.ts";

/** What a page that needs nothing shows of the estate. Empty texts: not known, or not filled in. */
export interface EstateCard {
  readonly name: string;
  readonly phone: string;
  /** Colours of six digits. */
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

/** Before anything was read: a calm page of nobody's. */
export const blankCard: EstateCard = { name: "", phone: "", ground: "#f7f3ea", ink: "#221c18", accent: "#6b1f2e" };

/** Reads the card from the estate's parameters. Rejects when they can't be had. */
export async function readEstateCard(resolveNeed: ResolveNeed, locale: Locale): Promise<EstateCard> {
  const parameters = (await resolveNeed({ call: "listParameters" }, locale)) as readonly Parameter[];
  const valueOf = (type: string): string => parameters.find((one) => one.type === type)?.value ?? "";
  return {
    name: valueOf("COMPANY_NAME"),
    phone: valueOf("COMPANY_PHONE"),
    ground: sixDigits(valueOf("COLOR_BACKGROUND"), blankCard.ground),
    ink: sixDigits(valueOf("COLOR_FONT"), blankCard.ink),
    accent: sixDigits(valueOf("COLOR_PRIMARY"), blankCard.accent),
  };
}
