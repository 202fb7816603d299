import { isSoldTo } from "#schemas/commerce/where-sold.ts";
import type { Locale } from "#schemas/locale.ts";
import { countriesIn } from "#schemas/site/countries.ts";
import type { Country } from "#schemas/site/country.ts";

import { parameterValues } from "../parameters/read.ts";

/** France alone, everywhere, or where a parcel passes no customs (spec §3, parameters); by name, France first. */
export async function countriesSoldTo(locale: Locale): Promise<readonly Country[]> {
  const values = await parameterValues();
  const area = {
    onlyInFrance: values["SELL_ONLY_IN_FRANCE"] === "true",
    worldwide: values["SELL_WORLDWIDE"] === "true",
  };
  return countriesIn(locale).filter(({ alphaTwo }) => isSoldTo(alphaTwo, area));
}
