import { slugOf } from "#schemas/fold.ts";

import { assembleProduct, type Pair, type RawForm, type RawProduct } from "../assemble-product.ts";
import { hasColumn, type TableRow } from "../files/read-table.ts";
import type { ImportedPicture, Note, ReadItem } from "../shapes.ts";
import type { TableReader } from "./source-reader.ts";

/*
 * The product exporter of WooCommerce: a row for each product and for each variation of one, in the language of the shop's
 * administrators, so that its columns have English or French names.
 */

const names = {
  sku: ["SKU", "UGS"],
  name: ["Name", "Nom"],
  published: ["Published", "Publié"],
  summary: ["Short description", "Description courte"],
  saleFrom: ["Date sale price starts", "Date de début de promo"],
  saleTo: ["Date sale price ends", "Date de fin de promo"],
  taxStatus: ["Tax status", "État de la TVA"],
  taxClass: ["Tax class", "Classe de TVA"],
  salePrice: ["Sale price", "Tarif promo"],
  price: ["Regular price", "Tarif régulier"],
  categories: ["Categories", "Catégories"],
  tags: ["Tags", "Étiquettes"],
} as const;

/** What France's shops call their classes of VAT, in hundredths of a percent. */
const rates: readonly (readonly [RegExp, number])[] = [
  [/^(?:reduced-rate|taux-reduit)$/, 550],
  [/^(?:zero-rate|taux-zero)$/, 0],
];

export const wooCommerce: TableReader = {
  source: "woocommerce",
  knows: (columns) => columns.has("type") && hasColumn(columns, names.price),
  *read({ rows }, options) {
    const parents = rows.filter((row) => !isVariation(row));
    const byKey = new Map(parents.flatMap((row) => keysOf(row).map((key) => [key, row] as const)));
    const variations = Map.groupBy(rows.filter(isVariation), (row) => byKey.get(row.cell("Parent")));
    const orphans = new Set(variations.get(undefined));
    for (const row of rows) {
      if (orphans.has(row))
        yield leftOut(row, { messageKey: "import.noParent", values: { parent: row.cell("Parent").slice(0, 80) } });
      if (isVariation(row)) continue;
      const types = typesOf(row);
      yield types.includes("grouped") || types.includes("external")
        ? leftOut(row, { messageKey: "import.grouped" })
        : assembleProduct(productOf(row, types, variations.get(row) ?? []), options);
    }
  },
};

function leftOut(row: TableRow, note: Note): ReadItem {
  return { ...placeOf(row), content: null, notes: [note] };
}

function productOf(row: TableRow, types: readonly string[], variations: readonly TableRow[]): RawProduct {
  const isVariable = types.includes("variable");
  const name = row.cell(...names.name);
  const attributes = attributesOf(row);
  return {
    ...placeOf(row),
    name,
    // The exporter leaves the slug out; WordPress makes it of the name, as we do.
    slug: "",
    summary: row.cell(...names.summary),
    text: row.cell("Description"),
    isPublished: row.cell(...names.published) === "1",
    vatRate:
      row.cell(...names.taxStatus) === "none"
        ? 0
        : (rates.find(([looks]) => looks.test(row.cell(...names.taxClass)))?.[1] ?? null),
    isDematerialized: types.includes("virtual"),
    categories: listIn(row.cell(...names.categories)),
    tags: listIn(row.cell(...names.tags)),
    // In what its variations differ is told by each of them.
    attributes: isVariable ? attributes.filter(([, value]) => listIn(value).length === 1) : attributes,
    pictures: picturesIn(row.cell("Images"), name),
    forms: isVariable
      ? variations
          .filter((each) => each.cell(...names.published) !== "-1")
          .map((each) => formOf(each, row, attributesOf(each)))
      : [formOf(row, row, [])],
  };
}

function formOf(row: TableRow, parent: TableRow, options: readonly Pair[]): RawForm {
  const [picture = null] = row === parent ? [] : picturesIn(row.cell("Images"), row.cell(...names.name));
  const stock = row.cell("Stock");
  return {
    reference: row.cell(...names.sku),
    price: row.cell(...names.price),
    salePrice: row.cell(...names.salePrice),
    saleFrom: row.cell(...names.saleFrom),
    saleTo: row.cell(...names.saleTo),
    // `parent`: its product's stock is that of all variations together.
    stock: stock === "parent" ? parent.cell("Stock") : stock,
    picture,
    options,
  };
}

function attributesOf(row: TableRow): readonly Pair[] {
  return Array.from({ length: 20 }, (_, index): Pair => {
    const n = index + 1;
    return [
      row.cell(`Attribute ${n} name`, `Nom de l’attribut ${n}`),
      row.cell(`Attribute ${n} value(s)`, `Valeur(s) de l’attribut ${n}`),
    ];
  }).filter(([name, value]) => name !== "" && value !== "");
}

function placeOf(row: TableRow) {
  const name = row.cell(...names.name);
  const slug = slugOf(name);
  return {
    line: row.line,
    kind: "product" as const,
    outsideId: row.cell("ID") || row.cell(...names.sku) || slug,
    title: name,
    paths: slug === "" || isVariation(row) ? [] : [`/product/${slug}`, `/produit/${slug}`],
  };
}

/** How variations name their product: by its reference, or by its number. */
function keysOf(row: TableRow): readonly string[] {
  return [row.cell(...names.sku), `id:${row.cell("ID")}`].filter((key) => key !== "" && key !== "id:");
}

function typesOf(row: TableRow): readonly string[] {
  return row
    .cell("Type")
    .toLowerCase()
    .split(",")
    .map((type) => type.trim());
}

function isVariation(row: TableRow): boolean {
  return typesOf(row).includes("variation");
}

function picturesIn(cell: string, alt: string): readonly ImportedPicture[] {
  return cell
    .split(/,\s+(?=https?:)|\s*,\s*(?=https?:)/)
    .map((url) => url.trim())
    .filter(Boolean)
    .map((url) => ({ url, alt }));
}

/** Values parted by commas; one of its own has a backslash before it. */
function listIn(cell: string): readonly string[] {
  return cell
    .split(/(?<!\\),/)
    .map((each) => each.replaceAll("\\,", ",").trim())
    .filter(Boolean);
}
