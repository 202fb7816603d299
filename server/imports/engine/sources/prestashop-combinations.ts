import { slugOf } from "#schemas/fold.ts";
import type { Message } from "#schemas/refusal.ts";

import type { Pair, RawForm, RawProduct } from "../assemble-product.ts";
import { hasColumn, type TableRow } from "../files/read-table.ts";
import type { ReadItem } from "../shapes.ts";
import { placedIn, valuesIn } from "./prestashop-values.ts";

/*
 * The combinations of PrestaShop: a row for each form in which one of its products is sold, with what that costs beside the
 * product, as the sample files of its import have them.
 */

const names = {
  id: ["Product ID*", "Product ID"],
  product: ["Product reference", "Product Reference*"],
  attributes: ["Attribute (Name:Type:Position)*", "Attribute (Name:Type:Position)"],
  values: ["Value (Value:Position)*", "Value (Value:Position)"],
  isDefault: ["Default (0 = No, 1 = Yes)"],
  pictures: ["Image URLs (x,y,z...)"],
  alts: ["Image alt texts (x,y,z...)"],
} as const;

/** Whether a table with these columns (folded) is one of combinations. */
export function knowsCombinations(columns: ReadonlySet<string>): boolean {
  const wanted = [names.attributes, names.values, [...names.id, ...names.product]];
  return wanted.every((each) => hasColumn(columns, each));
}

/** The combinations of a file, until their products take them. */
interface Combinations {
  /** The forms of a product, the one that its page shows first before the others; none: it is sold as it is. */
  readonly of: (product: RawProduct, reference: string) => readonly RawForm[];
  /** What is said of those whose product isn't there, once for each product. */
  readonly orphans: () => readonly ReadItem[];
}

export function combinationsIn(rows: readonly TableRow[]): Combinations {
  const byProduct = Map.groupBy(rows, keyOf);
  return {
    of: (product, reference) => {
      const keys = [`id:${product.outsideId}`, ...(reference === "" ? [] : [`ref:${reference}`])];
      const found = keys.flatMap((key) => {
        const own = byProduct.get(key) ?? [];
        byProduct.delete(key);
        return own;
      });
      const isDefault = (row: TableRow) => Number(row.cell(...names.isDefault) === "1");
      return found
        .toSorted((one, other) => isDefault(other) - isDefault(one))
        .flatMap((row) => product.forms.map((form) => formOf(row, form, product)));
    },
    orphans: () =>
      [...byProduct.values()].flatMap(([row]): readonly ReadItem[] => {
        if (!row) return [];
        const parent = row.cell(...names.id) || row.cell(...names.product);
        const title =
          parent ||
          row.cell("Reference") ||
          optionsOf(row)
            .map(([, value]) => value)
            .join(", ");
        const item = { line: row.line, kind: "product", outsideId: parent, title, paths: [] } as const;
        const note: Message =
          parent === ""
            ? { messageKey: "import.namesNoParent" }
            : { messageKey: "import.noParent", values: { parent: parent.slice(0, 80) } };
        return [{ ...item, content: null, notes: [note] }];
      }),
  };
}

/** How a row names its product: by its number, else by its reference. */
function keyOf(row: TableRow): string {
  const id = row.cell(...names.id);
  return id === "" ? `ref:${row.cell(...names.product)}` : `id:${id}`;
}

/** A combination is priced, and reduced, as its product is: it says what it costs more. */
function formOf(row: TableRow, base: RawForm, product: RawProduct): RawForm {
  const [url] = valuesIn(row.cell(...names.pictures));
  const [alt = product.name] = valuesIn(row.cell(...names.alts));
  const [place = ""] = valuesIn(row.cell("Image position"));
  const shown = product.pictures[Number(place) - 1] ?? null;
  const options = optionsOf(row);
  return {
    ...base,
    reference: row.cell("Reference"),
    // Where it stands among the others depends on which one is the default.
    ...(options.length > 0 && { tag: slugOf(options.map(([, value]) => value).join(" ")) }),
    impact: row.cell("Impact on price"),
    stock: row.cell("Quantity"),
    picture: url === undefined ? shown : { url, alt },
    options,
  };
}

function optionsOf(row: TableRow): readonly Pair[] {
  const values = placedIn(row.cell(...names.values)).map((value) => value.replace(/:\d+$/, "").trim());
  return placedIn(row.cell(...names.attributes)).flatMap((attribute, index): readonly Pair[] => {
    const [name = ""] = attribute.split(":");
    const value = values[index] ?? "";
    return name.trim() === "" || value === "" ? [] : [[name.trim(), value]];
  });
}
