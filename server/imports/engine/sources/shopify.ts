import { assembleProduct, type RawForm, type RawProduct } from "../assemble-product.ts";
import { hasColumn, type TableRow } from "../files/read-table.ts";
import type { ImportedPicture } from "../shapes.ts";
import type { TableReader } from "./source-reader.ts";

/*
 * The products of Shopify: the rows of one handle are one product; each may have a variant, and a picture, of its own. Its
 * columns have two sets of names: the export's, and those of the template that came later.
 */

const names = {
  handle: ["Handle", "URL handle"],
  text: ["Body (HTML)", "Description"],
  category: ["Product Category", "Product category"],
  published: ["Published", "Published on online store"],
  sku: ["Variant SKU", "SKU"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  stock: ["Variant Inventory Qty", "Inventory quantity"],
  price: ["Variant Price", "Price"],
  before: ["Variant Compare At Price", "Compare-at price"],
  ships: ["Variant Requires Shipping", "Requires shipping"],
  taxable: ["Variant Taxable", "Charge tax"],
  picture: ["Image Src", "Product image URL"],
  alt: ["Image Alt Text", "Image alt text"],
  variantPicture: ["Variant Image", "Variant image URL"],
} as const;

export const shopifyProducts: TableReader = {
  source: "shopify",
  knows: (columns) => columns.has("title") && hasColumn(columns, names.handle) && hasColumn(columns, names.price),
  *read({ rows }, options) {
    // A row without a handle goes on with the product above it.
    let last = "";
    const byHandle = Map.groupBy(rows, (row) => (last = row.cell(...names.handle) || last));
    for (const [handle, own] of byHandle) {
      const item = assembleProduct(productOf(handle, own), options);
      const isReduced = own.some((row) => row.cell(...names.before) !== "");
      const note = { messageKey: "import.priceBefore" } as const;
      yield item.content && isReduced ? { ...item, notes: [...item.notes, note] } : item;
    }
  },
};

function productOf(handle: string, rows: readonly TableRow[]): RawProduct {
  const told = (...cells: readonly string[]) => rows.map((row) => row.cell(...cells)).find((text) => text !== "") ?? "";
  const [first] = rows;
  const name = told("Title");
  const variants = rows.filter((row) => row.cell(...names.price) !== "");
  const status = told("Status").toLowerCase();
  const isTaxed = variants.some((row) => row.cell(...names.taxable).toLowerCase() !== "false");
  // The names of options stand in a product's first row alone.
  const options = [1, 2, 3].map((n) => ({ name: told(`Option${n} Name`, `Option${n} name`), n }));
  return {
    line: first?.line ?? 0,
    outsideId: handle,
    paths: [`/products/${handle}`],
    name,
    slug: handle,
    summary: "",
    text: told(...names.text),
    isPublished: told(...names.published).toLowerCase() !== "false" && (status === "" || status === "active"),
    vatRate: isTaxed ? null : 0,
    isDematerialized: told("Gift Card", "Gift card").toLowerCase() === "true" || isNeverShipped(variants),
    categories: [told("Type"), told(...names.category)].filter(Boolean),
    tags: told("Tags")
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
    attributes: attributesOf(told),
    pictures: rows.flatMap((row) => pictureIn(row.cell(...names.picture), row.cell(...names.alt) || name)),
    forms: variants.map((row): RawForm => {
      const [picture = null] = pictureIn(row.cell(...names.variantPicture), name);
      const pairs = options.map(
        ({ name: option, n }) => [option, row.cell(`Option${n} Value`, `Option${n} value`)] as const,
      );
      return {
        reference: row.cell(...names.sku).replace(/^'/, ""),
        price: row.cell(...names.price),
        ...{ salePrice: "", saleFrom: "", saleTo: "" },
        stock: row.cell(...names.tracker) === "" ? "" : row.cell(...names.stock),
        picture,
        options: pairs.filter(([option, value]) => option !== "" && value !== "" && value !== "Default Title"),
      };
    }),
  };
}

function isNeverShipped(variants: readonly TableRow[]): boolean {
  return variants.length > 0 && variants.every((row) => row.cell(...names.ships).toLowerCase() === "false");
}

/** What Shopify's own fields for wine say; their columns end with the field's name in parentheses. */
function attributesOf(told: (...cells: readonly string[]) => string) {
  const fields = [
    ["Cépages", "Wine variety (product.metafields.shopify.wine-variety)"],
    ["Région", "Region (product.metafields.shopify.region)"],
  ] as const;
  return fields.map(([label, column]) => [label, told(column)] as const).filter(([, value]) => value !== "");
}

function pictureIn(url: string, alt: string): readonly ImportedPicture[] {
  return url === "" ? [] : [{ url, alt }];
}
