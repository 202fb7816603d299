import { useCallback } from "react";

import { fold } from "#schemas/fold.ts";

import { useAround } from "./records-around.ts";

/** A country that is offered. The list knows it by a number, records by its two letters. */
interface FoundCountry {
  readonly id: number;
  readonly title: string;
  readonly alphaTwo: string;
}

const mostFound = 20;

/** Gives the function that finds countries by a part of their names, without those whose letters are given. */
export function useCountryFinder(without: readonly string[]): (text: string) => Promise<readonly FoundCountry[]> {
  const { clients, locale } = useAround();
  return useCallback(
    async (text) => {
      const all = await clients(locale).call("listCountries");
      return all
        .filter(({ name, alphaTwo }) => fold(name).includes(fold(text)) && !without.includes(alphaTwo))
        .slice(0, mostFound)
        .map(({ id, name, alphaTwo }) => ({ id, title: name, alphaTwo }));
    },
    [clients, locale, without],
  );
}
