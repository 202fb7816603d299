import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { text } from "#schemas/fields/text.ts";

/** One order: what was bought, what it came to, where it stands, how it comes (spec §2, `/account/orders/{id}`). */
export const orderDetailDefinition = defineBlock({
  slug: "order-detail",
  label: { fr_FR: "Commande", en_US: "Order" },
  help: { fr_FR: "Ce qui a été commandé, et où cela en est.", en_US: "What was ordered, and where it stands." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  islands: { fresh: "visible" },
  fields: {
    title: text({
      label: { fr_FR: "Titre", en_US: "Title" },
      help: { fr_FR: "Le numéro de la commande le suit.", en_US: "The order’s number follows it." },
      max: 80,
      initial: { fr_FR: "Commande", en_US: "Order" },
    }),
  },
  needs: ({ params }) => {
    const order = { params: { id: Number(params["id"] ?? 0) || 1 }, private: true };
    return {
      order: need("getOrder", order),
      history: need("getOrderHistory", order),
      withdrawals: need("getOrderWithdrawals", order),
      papers: need("listOrderPapers", order),
      // For administrators alone (spec §6); null for everybody else.
      status: need("getOrderStatus", order),
      tracking: need("getTrackingLink", order),
    };
  },
});
