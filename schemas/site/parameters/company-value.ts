import type { Locale } from "../../locale.ts";

const noBreak = "\u00a0";
const groupings = { fr_FR: "\u202f", en_US: "," } as const;

/** An amount in euros and nothing else, whole or with cents, its thousands apart or not. */
const amount = /^€?\s*(\d{1,3}(?:[\s.,]\d{3})+|\d+)(?:[.,](\d{2}))?\s*(?:€|EUR|euros?)?$/iu;

/**
 * A company detail as a page says it (spec §3): a share capital that is an amount and nothing else the way of the
 * page's language (`50 000 €`, `€50,000`), everything else in the estate's own words; figures never part at a line's end.
 */
export function companyValue(type: string, value: string | null | undefined, locale: Locale): string {
  const text = value?.trim() ?? "";
  const [, figures, cents] = (type === "COMPANY_SHARE_CAPITAL" && amount.exec(text)) || [];
  if (figures === undefined) return text.replaceAll(/(?<=\d) (?=[\d€])/g, noBreak);
  const whole = figures.replaceAll(/\D/g, "").replaceAll(/\B(?=(?:\d{3})+$)/g, groupings[locale]);
  if (locale === "fr_FR") return `${whole}${cents ? `,${cents}` : ""}${noBreak}€`;
  return `€${whole}${cents ? `.${cents}` : ""}`;
}
