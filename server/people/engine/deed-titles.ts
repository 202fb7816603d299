import type { Deed } from "#schemas/content/people.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { titlesOfRecords } from "#server/collections/read.ts";
import { namesOfForms } from "#server/inventory/read.ts";
import { codesOfOrders } from "#server/orders/read.ts";
import { allLayouts } from "#server/pages/layouts/read.ts";
import { listPageRecords } from "#server/pages/records/read.ts";

import { isAboutOrder, isAboutPage, isAboutRecord } from "../log/rules.ts";

type Place = Pick<Deed, "deed" | "kind" | "subject">;

/**
 * What deeds were done to, as people call it: pages, layouts and records by their titles, orders by their codes, forms of
 * wines by their names. Read where that stands now: the log itself keeps numbers alone.
 */
export async function titlesOf(deeds: readonly Place[], locale: Locale): Promise<(deed: Place) => string> {
  const numbers = (isAbout: (place: Place) => boolean): readonly number[] => [
    ...new Set(deeds.filter(isAbout).map(numberOf)),
  ];
  const named: readonly (readonly [(place: Place) => boolean, ReadonlyMap<number, string>])[] = [
    [isAboutRecord, await titlesOfRecords(numbers(isAboutRecord), locale)],
    [isOrder, await codesOfOrders(numbers(isOrder))],
    [isStock, await namesOfForms(numbers(isStock), locale)],
    ...(await pageTitles(locale)),
  ];
  return (place) => {
    const found = named.find(([isAbout]) => isAbout(place));
    return found?.[1].get(numberOf(place)) ?? "";
  };
}

/** The first number of a subject, which is what the deed was done to: a note's own stands behind its order's. */
const numberOf = ({ subject }: Place): number => Number(/\d+/.exec(subject)?.[0] ?? 0);

const isOrder = ({ deed }: Place): boolean => isAboutOrder(deed);

const isStock = ({ deed }: Place): boolean => deed === "correctStock";

/** An estate has some hundred pages at most. */
async function pageTitles(locale: Locale) {
  const [pages, layouts] = await Promise.all([listPageRecords(), allLayouts()]);
  const titles = new Map(
    pages.map(({ id, texts }) => [id, (texts[locale] ?? texts[defaultLocale])?.title ?? ""] as const),
  );
  const layoutTitles = new Map([
    ...layouts.map(({ id, name }) => [id, name] as const),
    ...pages.flatMap(({ id, layoutId }) => (layoutId === null ? [] : [[layoutId, titles.get(id) ?? ""] as const])),
  ]);
  return [
    [({ deed, kind }: Place) => kind === "page" || isAboutPage(deed), titles],
    [({ kind }: Place) => kind === "layout", layoutTitles],
  ] as const;
}
