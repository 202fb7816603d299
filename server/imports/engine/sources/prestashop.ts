import { slugOf } from "#schemas/fold.ts";

import { assembleProduct, type Pair, type RawProduct } from "../assemble-product.ts";
import { hasColumn, type TableRow } from "../files/read-table.ts";
import { combinationsIn, knowsCombinations } from "./prestashop-combinations.ts";
import { valuesIn } from "./prestashop-values.ts";
import type { TableReader } from "./source-reader.ts";

/*
 * The products of PrestaShop: the table that its own import takes, as its sample files have it, and the one that its list of
 * products exports, which tells less. Combinations stand in a file of their own, given with it.
 */

const names = {
  id: ["Product ID", "ID"],
  active: ["Active (0/1)", "Status"],
  name: ["Name *", "Name"],
  categories: ["Categories (x,y,z...)", "Category"],
  without: ["Price tax excluded", "Price (tax excl.)"],
  including: ["Price tax included", "Price (tax incl.)"],
  reference: ["Reference #", "Reference"],
  tags: ["Tags (x,y,z...)"],
  pictures: ["Image URLs (x,y,z...)"],
  alts: ["Image alt texts (x,y,z...)"],
  summary: ["Summary", "Short description"],
  features: ["Feature(Name:Value:Position)", "Feature (Name:Value:Position:Customized)"],
} as const;

export const prestaShopProducts: TableReader = {
  source: "prestashop",
  knows: (columns) =>
    columns.has("product id") &&
    hasColumn(columns, names.name) &&
    hasColumn(columns, [...names.without, ...names.including]),
  beside: { knows: knowsCombinations, alone: "import.combinationsAlone" },
  *read({ rows }, options, beside) {
    const combinations = combinationsIn(beside?.rows ?? []);
    for (const row of rows) {
      const product = productOf(row);
      const forms = combinations.of(product, row.cell(...names.reference));
      yield assembleProduct(forms.length > 0 ? { ...product, forms, hasCombinations: true } : product, options);
    }
    yield* combinations.orphans();
  },
};

function productOf(row: TableRow): RawProduct {
  const name = row.cell(...names.name);
  const slug = row.cell("URL rewritten");
  const id = row.cell(...names.id);
  const including = row.cell(...names.including);
  const alts = valuesIn(row.cell(...names.alts));
  return {
    line: row.line,
    outsideId: id || row.cell(...names.reference) || slugOf(name),
    // As PrestaShop writes addresses until somebody changes their form, below a category or below none.
    paths: id !== "" && slug !== "" ? [`/${id}-${slug}.html`] : [],
    name,
    slug,
    summary: row.cell(...names.summary),
    text: row.cell("Description"),
    isPublished: row.cell(...names.active) !== "0",
    vatRate: null,
    // The sample has the one or the other; of both, the price that people pay is meant.
    isTaxIncluded: including !== "",
    isDematerialized: row.cell("Virtual product (0 = No, 1 = Yes)") === "1",
    categories: valuesIn(row.cell(...names.categories)),
    tags: valuesIn(row.cell(...names.tags)),
    attributes: featuresIn(row.cell(...names.features)),
    pictures: valuesIn(row.cell(...names.pictures)).map((url, index) => ({ url, alt: alts[index] ?? name })),
    forms: [
      {
        reference: row.cell(...names.reference),
        price: including || row.cell(...names.without),
        ...{ salePrice: "", off: { amount: row.cell("Discount amount"), percent: row.cell("Discount percent") } },
        saleFrom: row.cell("Discount from (yyyy-mm-dd)"),
        saleTo: row.cell("Discount to (yyyy-mm-dd)"),
        stock: row.cell("Quantity"),
        picture: null,
        options: [],
      },
    ],
  };
}

/** `Millésime:2019:0, Cépages:Grenache:1`. */
function featuresIn(cell: string): readonly Pair[] {
  return valuesIn(cell).flatMap((feature): Pair[] => {
    const [name = "", value = ""] = feature.split(":").map((part) => part.trim());
    return name !== "" && value !== "" ? [[name, value]] : [];
  });
}
