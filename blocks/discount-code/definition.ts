import { cartState } from "#blocks/kit/cart-state.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { itsCart } from "#blocks/kit/purchase-needs.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** The field for a discount code, on any page: the code goes into the visitor's cart. */
export const discountCodeDefinition = defineBlock({
  slug: "discount-code",
  label: { fr_FR: "Code de réduction", en_US: "Discount code" },
  help: {
    fr_FR: "Le champ où saisir un code, noté dans le panier.",
    en_US: "The field for a code, which goes into the cart.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: { title: titleField() },
  query: { state: cartState },
  needs: () => ({
    cart: itsCart,
    site: need("getSiteInfo"),
  }),
});
