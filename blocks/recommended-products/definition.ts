import { cartState } from "#blocks/kit/cart-state.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { number } from "#schemas/fields/number.ts";
import { reference } from "#schemas/fields/reference.ts";
import { text } from "#schemas/fields/text.ts";

/** The products that the estate proposes beside one of its own (spec §7). */
export const recommendedProductsDefinition = defineBlock({
  slug: "recommended-products",
  label: { fr_FR: "Produits recommandés", en_US: "Recommended products" },
  help: { fr_FR: "À côté d’un produit, d’autres qui lui vont.", en_US: "Beside a product, others that go with it." },
  group: "shop",
  version: 1,
  mode: "static",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField({ fr_FR: "À découvrir aussi", en_US: "You may also like" }),
    product: reference({
      to: "product",
      label: { fr_FR: "Produit", en_US: "Product" },
      help: { fr_FR: "Sans choix : celui de l’adresse de la page.", en_US: "Unset: the one in the page’s address." },
    }),
    nbItem: number({
      label: { fr_FR: "Produits au plus", en_US: "Products at most" },
      min: 1,
      max: 8,
      integer: true,
      initial: 4,
    }),
  },
  query: { state: cartState },
  needs: ({ props, params }) => ({
    list: need("getRecommendedProducts", { params: { id: props.product?.id ?? Number(params["id"] ?? 0) } }),
    parameters: need("listParameters"),
    site: need("getSiteInfo"),
  }),
});
