import { defineBlock } from "#blocks/kit/define-block.ts";
import { heldOrder, type Need, need } from "#schemas/contract/need.ts";
import { text } from "#schemas/fields/text.ts";

/** What came of an order (spec §2): bought, waiting for the bank, declined, over. */
export const orderResultDefinition = defineBlock({
  slug: "order-result",
  label: { fr_FR: "Résultat de la commande", en_US: "Result of the order" },
  help: {
    fr_FR: "Confirmée, en attente de la banque, refusée ou expirée.",
    en_US: "Confirmed, waiting for the bank, declined or over.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  islands: { wait: "visible" },
  fields: {
    thanks: text({
      label: { fr_FR: "Remerciement", en_US: "Thanks" },
      max: 160,
      initial: { fr_FR: "Merci, votre commande est confirmée", en_US: "Thank you, your order is confirmed" },
    }),
  },
  // The payment that the bank names on the way back.
  query: { id: { isShared: true, parse: (text) => (/^[\w-]{22}$/.test(text) ? text : null) } },
  needs({ params, query: { id } }) {
    const { provider } = params;
    const payment =
      provider !== undefined && id !== undefined
        ? { payment: need("getPaymentResult", { params: { cardProvider: provider, id }, private: true }) }
        : {};
    const held = { params: { id: params["id"] ?? heldOrder }, private: true };
    return {
      order: need("getOrder", held),
      withdrawals: need("getOrderWithdrawals", held),
      papers: need("listOrderPapers", held),
      session: need("getLogged", { private: true }),
      // On the other pages there is none to ask for: the view gets nothing.
      ...(payment as { readonly payment: Need<"getPaymentResult"> }),
    };
  },
});
