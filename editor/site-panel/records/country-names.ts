import { useMemo } from "react";

import { localeInfos } from "#schemas/locale.ts";

import { useUiLocale } from "../../fields/ui-locale.ts";

/** Gives the function that says what a country is called, by its two letters. */
export function useCountryName(): (letters: string) => string {
  const locale = useUiLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([localeInfos[locale].iso], { type: "region" });
    return (letters) => names.of(letters) ?? letters;
  }, [locale]);
}
