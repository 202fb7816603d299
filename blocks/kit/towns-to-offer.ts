import type { City } from "#schemas/content/shipping.ts";

/** Whether what was typed says enough to ask for towns: two digits of a code, two letters of a name. */
export function isEnoughToAsk(text: string, isCode: boolean): boolean {
  return isCode ? /^\d{2,5}$/.test(text) : text.length >= 2;
}

/** The town of a whole postal code that has no other; null where it has none, or several to choose among. */
export function townAlone(towns: readonly City[], text: string, isCode: boolean): City | null {
  const [first = null, ...others] = towns;
  return isCode && text.length === 5 && others.length === 0 ? first : null;
}

/** So many are offered at most: as many as one looks through. */
const most = 8;

/** The towns to choose among; none when what stands in the fields is one of them already. */
export function townsToOffer(
  towns: readonly City[],
  typed: { readonly code: string; readonly name: string },
): readonly City[] {
  const [code, name] = [typed.code.trim(), typed.name.trim().toLocaleLowerCase("fr")];
  const isThere = towns.some((town) => town.postalCode === code && town.name.toLocaleLowerCase("fr") === name);
  return isThere ? [] : towns.slice(0, most);
}
