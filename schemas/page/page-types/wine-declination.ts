import type { Declination } from "../../content/product.ts";
import type { Locale } from "../../locale.ts";
import type { PageType } from "./page-type.ts";
import { partList, subjectPart } from "./page-type.ts";
import { productLayout } from "./product-layout.ts";

/** One vintage of a wine in one size (spec §2, `/wines/{slug}/{id}/detail/{idDeclination}`). */
export const wineDeclination: PageType = {
  slug: "wine-declination",
  label: { fr_FR: "Vin, une déclinaison", en_US: "Wine, one declination" },
  pattern: "/wines/:slug/:id/detail/:idDeclination",
  params: { slug: "slug", id: "id", idDeclination: "id" },
  guards: ["e-commerce"],
  validators: ["has-declination"],
  zone: "public",
  subject: {
    call: "getProduct",
    params: ({ id = "" }) => ({ id: Number(id) }),
    part: subjectPart("getProduct", {
      url: ({ url }, { idDeclination = "" }) => `${url}/detail/${idDeclination}`,
      name: ({ declinations }, { idDeclination }, locale) =>
        nameOf(
          declinations.find(({ id }) => id === Number(idDeclination)),
          locale,
        ),
      only: (product, { idDeclination }) => ({
        ...product,
        declinations: product.declinations.filter(({ id }) => id === Number(idDeclination)),
      }),
    }),
    list: {
      ...partList("listProducts", { type: "WINE" }, ({ products }) =>
        products.map(({ id: partOf, url, declinations }) =>
          declinations.map(({ id }) => ({ id, partOf, url: `${url}/detail/${id}` })),
        ),
      ),
      dated: "product",
    },
  },
  requires: ["product-detail"],
  always: ["e-label-link"],
  frame: "page",
  defaultLayout: productLayout,
  sampleParams: { slug: "les-terrasses", id: "1", idDeclination: "1" },
};

/** `2022 · 1,5 L`: what the declination is among those of its wine. */
function nameOf(declination: Declination | undefined, locale: Locale): string {
  if (!declination) return "";
  const { year, capacity, capacityUnit } = declination;
  const amount = locale === "fr_FR" ? String(capacity).replace(".", ",") : String(capacity);
  const size = capacity > 0 ? `${amount} ${capacityUnit === "LITER" ? "L" : "cl"}` : "";
  return [year, size].filter(Boolean).join(" · ");
}
