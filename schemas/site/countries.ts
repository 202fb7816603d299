import { localeInfos, type Locale } from "../locale.ts";

import type { Country } from "./country.ts";

/** ISO 3166-1 of the countries that the site knows: two letters, three letters, number. */
const codes = [
  ["FR", "FRA", 250],
  ["AD", "AND", 20],
  ["AT", "AUT", 40],
  ["AU", "AUS", 36],
  ["BE", "BEL", 56],
  ["BG", "BGR", 100],
  ["CA", "CAN", 124],
  ["CH", "CHE", 756],
  ["CY", "CYP", 196],
  ["CZ", "CZE", 203],
  ["DE", "DEU", 276],
  ["DK", "DNK", 208],
  ["EE", "EST", 233],
  ["ES", "ESP", 724],
  ["FI", "FIN", 246],
  ["GB", "GBR", 826],
  ["GR", "GRC", 300],
  ["HR", "HRV", 191],
  ["HU", "HUN", 348],
  ["IE", "IRL", 372],
  ["IT", "ITA", 380],
  ["JP", "JPN", 392],
  ["LT", "LTU", 440],
  ["LU", "LUX", 442],
  ["LV", "LVA", 428],
  ["MC", "MCO", 492],
  ["MT", "MLT", 470],
  ["NL", "NLD", 528],
  ["NO", "NOR", 578],
  ["PL", "POL", 616],
  ["PT", "PRT", 620],
  ["RO", "ROU", 642],
  ["SE", "SWE", 752],
  ["SI", "SVN", 705],
  ["SK", "SVK", 703],
  ["US", "USA", 840],
] as const;

/** A country by its two letters, named in a language; null when the site doesn't know it. */
export function countryOf(alphaTwo: string, locale: Locale): Country | null {
  const found = codes.find(([two]) => two === alphaTwo);
  if (!found) return null;
  const [two, alphaThree, id] = found;
  const name = new Intl.DisplayNames([localeInfos[locale].iso], { type: "region" }).of(two) ?? two;
  return { id, alphaTwo: two, alphaThree, numCode: String(id).padStart(3, "0"), name };
}
