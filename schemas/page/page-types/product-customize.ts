import { customizePath } from "../../commerce/customize-path.ts";
import { splitLocale } from "../../locale.ts";
import type { PageType } from "./page-type.ts";
import { partList, pickOf, stack, subjectPart } from "./page-type.ts";

const label = { fr_FR: "Personnalisation", en_US: "Customization" } as const;

/**
 * How one declination of a product is made for its buyer (spec §2, `/products/{slug?}/{id?}/{idDeclination}/customize`):
 * the segment before `customize` is always the declination, one before it alone is the product, and a slug needs both.
 */
export const productCustomize: PageType = {
  slug: "product-customize",
  label,
  pattern: "/products/:slug?/:id?/:idDeclination/customize",
  params: { slug: "slug", id: "id", idDeclination: "id" },
  guards: ["e-commerce"],
  validators: [],
  zone: "public",
  subject: {
    call: "getDeclinationCustomization",
    params: ({ id = "0", idDeclination = "" }) => ({ id: Number(id), idDeclination: Number(idDeclination) }),
    pick: pickOf("getDeclinationCustomization", ({ product }) => product),
    part: subjectPart("getProduct", {
      url: (product, { idDeclination }) =>
        customizePath(product, Number(idDeclination), splitLocale(product.url).locale),
      name: (_product, _params, locale) => label[locale],
      only: (product, { idDeclination }) => ({
        ...product,
        declinations: product.declinations.filter(({ id }) => id === Number(idDeclination)),
      }),
    }),
    list: {
      ...partList("listProducts", {}, ({ products }) =>
        products
          .filter(({ customization }) => customization !== "NONE")
          .map(({ declinations, ...product }) =>
            declinations.map(({ id }) => {
              const url = customizePath(product, id, splitLocale(product.url).locale);
              return { id, partOf: product.id, url };
            }),
          ),
      ),
      dated: "product",
    },
  },
  requires: ["product-customization"],
  frame: "page",
  defaultLayout: stack({ slug: "product-customization" }),
  sampleParams: { id: "11", idDeclination: "90" },
};
