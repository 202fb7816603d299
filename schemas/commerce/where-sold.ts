/** What the estate says of where it sells (spec §3, parameters). */
export interface SalesArea {
  readonly onlyInFrance: boolean;
  readonly worldwide: boolean;
}

/**
 * Whether the estate sells to a country, by its two letters [S4]. France alone wins over everywhere; without either it is
 * the European Union, within which a parcel passes no customs.
 */
export function isSoldTo(alphaTwo: string, { onlyInFrance, worldwide }: SalesArea): boolean {
  if (onlyInFrance) return alphaTwo === "FR";
  return worldwide || union.has(alphaTwo);
}

/** Monaco lies within France's customs. */
const union = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK".split(" "));
