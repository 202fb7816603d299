import type { City } from "#schemas/content/shipping.ts";

/** What is offered of the towns that begin with what was typed. */
export const townsToOffer = { isEnough, only, of: offered };

/** Whether it says enough to ask for: two digits of a code, two letters of a name. */
function isEnough(text: string, isCode: boolean): boolean {
  return isCode ? /^\d{2,5}$/.test(text) : text.length >= 2;
}

/** The one town of a whole postal code; null where there is none, or a choice. */
function only(towns: readonly City[], text: string, isCode: boolean): City | null {
  const [first = null, ...others] = towns;
  return isCode && text.length === 5 && others.length === 0 ? first : null;
}

/** So many are offered at most: as many as one looks through. */
const most = 8;

/** Those to choose among; none when what stands in the fields is one of them already. */
function offered(towns: readonly City[], typed: { readonly code: string; readonly name: string }): readonly City[] {
  const [code, name] = [typed.code.trim(), typed.name.trim().toLocaleLowerCase("fr")];
  const isThere = towns.some((town) => town.postalCode === code && town.name.toLocaleLowerCase("fr") === name);
  return isThere ? [] : towns.slice(0, most);
}
