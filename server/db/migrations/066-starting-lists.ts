import type { Migration } from "./migration.ts";

/** As they were made then (`starter/element-lists.ts`). */
const lists: Readonly<Record<string, readonly object[]>> = {
  "bandeau-promotionnel": [
    { name: "message", kind: "html", localized: true },
    { name: "couleur_de_fond", kind: "colour", localized: false },
  ],
  "logo-footer": [],
  "nos-parcelles": [
    { name: "contour", kind: "outline", localized: false },
    { name: "cuvees", kind: "products", localized: false },
  ],
  realisation: [],
};

/**
 * The element lists that blocks of every site look into: sites that began without the demo had that of the footer's links
 * alone, and no way to write a promotional banner.
 */
export const startingElementLists: Migration = {
  name: "066-starting-lists",
  statements: () =>
    Object.entries(lists).map(
      ([route, fields]) => `insert into element_list (route, fields) select '${route}', '${JSON.stringify(fields)}'
      where exists (select 1 from element_list where route = 'link-footer')
      and not exists (select 1 from element_list where route = '${route}')`,
    ),
};
