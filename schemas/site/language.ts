import type { Locale } from "../locale.ts";

import type { Country } from "./country.ts";

/** A language that the site speaks (spec §3). */
export interface Language {
  readonly id: number;
  readonly code: Locale;
  /** The language's own name, for the language menu. */
  readonly label: string;
  /** What a translation service calls it: `fr`, `en`. */
  readonly translationCode: string;
  readonly country: Country;
  /** False while it is being prepared: its pages answer, the menu doesn't offer it. */
  readonly isValid: boolean;
}

/** A locale as routing and `hreflang` need it (spec §3: "code, iso, optional domain and dir"). */
export interface SiteLocale {
  readonly code: Locale;
  readonly iso: string;
  /** The origin under which this language stands when it has one of its own. */
  readonly domain?: string;
  readonly dir: "ltr" | "rtl";
}
