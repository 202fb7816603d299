import { fold } from "#schemas/fold.ts";
import { locales } from "#schemas/locale.ts";
import { countriesIn } from "#schemas/site/countries.ts";

let known: ReadonlyMap<string, string> | null = null;

/** The two letters of a country that is named in one of the site's languages, or by them; empty: nobody knows it. */
export function lettersOf(name: string): string {
  known ??= new Map(
    locales
      .flatMap((locale) => countriesIn(locale))
      .flatMap(({ name: own, alphaTwo }) => [[fold(own), alphaTwo] as const, [fold(alphaTwo), alphaTwo] as const]),
  );
  return known.get(fold(name)) ?? "";
}
