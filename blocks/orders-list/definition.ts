import { defineBlock } from "#blocks/kit/define-block.ts";
import { pageKey, pageOf } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** A customer's orders, the latest first, ten a page (spec §9). */
export const ordersListDefinition = defineBlock({
  slug: "orders-list",
  label: { fr_FR: "Commandes", en_US: "Orders" },
  help: { fr_FR: "Les commandes du client, dix par page.", en_US: "The customer’s orders, ten a page." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  islands: { fresh: "visible" },
  fields: { title: titleField() },
  query: { page: pageKey },
  needs: ({ query }) => ({
    list: need("listOrders", { query: { page: pageOf(query), nbItem: 10 }, private: true }),
  }),
});
