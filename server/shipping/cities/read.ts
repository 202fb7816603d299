import type { City } from "#schemas/content/shipping.ts";
import { franceId } from "#schemas/site/france.ts";

import { plainWords, readCommunes, type Commune } from "../engine/communes.ts";

/** How many towns a form proposes. */
const mostProposed = 20;

/**
 * The towns that begin like some words, or have a postal code that begins like some digits, the largest first; then those
 * with a later word that does. Only France's are known: elsewhere a customer writes the town.
 */
export async function findCities(search: string, idCountry: number): Promise<readonly City[]> {
  if (idCountry !== franceId) return [];
  const wanted = plainWords(search);
  if (wanted === "") return [];
  const communes = await allCommunes();
  const isCode = /^\d{1,5}$/.test(wanted);
  const found = isCode
    ? communes.filter(({ postalCode }) => postalCode.startsWith(wanted))
    : [
        ...communes.filter(({ folded }) => folded === wanted),
        ...communes.filter(({ folded }) => folded !== wanted && folded.startsWith(wanted)),
        ...communes.filter(({ folded }) => folded.includes(` ${wanted}`)),
      ];
  return found.slice(0, mostProposed).map(({ name, postalCode }) => ({ name, postalCode }));
}

/** The same for every site of this process; what could not be read is read again. */
let reading: Promise<readonly Commune[]> | null = null;

async function allCommunes(): Promise<readonly Commune[]> {
  reading ??= readCommunes().catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return await reading;
}
