import { filter } from "#schemas/contract/filter.ts";

import type { Pickable } from "../../kit/picker-field.tsx";
import type { Around } from "./records-around.ts";

/** Parts of records that others refer to: what is sold, by its product's name, and the values of variations. */
export type RowKind = "declination" | "variation-value";

/** How many products a search shows the forms of, and among how many one is looked for by its number. */
const most = { found: 20, named: 1000 } as const;

/** The rows in whose names all of a text occurs. */
export async function findRows(around: Around, to: RowKind, text: string): Promise<readonly Pickable[]> {
  if (to === "declination") return await soldForms(around, { text: text.trim(), count: most.found });
  const wanted = text.trim().toLowerCase();
  return (await valuesOf(around)).filter(({ title }) => title.toLowerCase().includes(wanted));
}

/** All rows, to find one by its number. */
export async function allRows(around: Around, to: RowKind): Promise<readonly Pickable[]> {
  return await (to === "declination" ? soldForms(around, { text: "", count: most.named }) : valuesOf(around));
}

async function soldForms(
  { clients, locale }: Around,
  { text, count }: { readonly text: string; readonly count: number },
): Promise<readonly Pickable[]> {
  const search = text === "" ? {} : { search: filter("equal", text) };
  const { products } = await clients(locale).call("listProducts", {
    query: { nbItem: count, orderBy: "name", ...search },
  });
  return products.flatMap(({ name, declinations }) =>
    declinations.map(({ id, year, reference }) => {
      return { id, title: [name, year, reference].filter((part) => part !== null && part !== "").join(" · ") };
    }),
  );
}

async function valuesOf({ clients, locale }: Around): Promise<readonly Pickable[]> {
  const variations = await clients(locale).call("listVariations");
  return variations.flatMap(({ label, details }) =>
    details.map((detail) => ({ id: detail.id, title: `${label} · ${detail.label}` })),
  );
}
