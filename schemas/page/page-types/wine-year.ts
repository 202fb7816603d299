import type { Declination } from "../../content/product.ts";
import type { PageType } from "./page-type.ts";
import { partList, subjectPart } from "./page-type.ts";
import { productLayout } from "./product-layout.ts";

/** A wine of one year in all its sizes (spec §2, `/wines/{slug}/{id}/{year}`; design §11.5). */
export const wineYear: PageType = {
  slug: "wine-year",
  label: { fr_FR: "Vin, un millésime", en_US: "Wine, one vintage" },
  pattern: "/wines/:slug/:id/:year",
  params: { slug: "slug", id: "id", year: "year" },
  guards: ["e-commerce"],
  validators: ["has-year"],
  zone: "public",
  subject: {
    call: "getProduct",
    params: ({ id = "" }) => ({ id: Number(id) }),
    part: subjectPart("getProduct", {
      url: ({ url }, { year = "" }) => `${url}/${year}`,
      name: (_product, { year = "" }) => year,
      only: (product, params) => ({
        ...product,
        declinations: product.declinations.filter(({ year }) => year === Number(params["year"])),
      }),
    }),
    list: {
      ...partList("listProducts", { type: "WINE" }, ({ products }) =>
        products.map(({ id, url, declinations }) =>
          yearsOf(declinations).map((year) => ({ id: id * 10_000 + year, partOf: id, url: `${url}/${year}` })),
        ),
      ),
      dated: "product",
    },
  },
  requires: ["product-detail"],
  always: ["e-label-link"],
  frame: "page",
  defaultLayout: productLayout,
  sampleParams: { slug: "les-terrasses", id: "1", year: "2022" },
};

function yearsOf(declinations: readonly Declination[]): readonly number[] {
  return [...new Set(declinations.flatMap(({ year }) => year ?? []))];
}
