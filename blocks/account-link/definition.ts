import { defineBlock } from "#blocks/kit/define-block.ts";

/** The way to a customer's account from every page; who is logged out is led to the login first. */
export const accountLinkDefinition = defineBlock({
  slug: "account-link",
  label: { fr_FR: "Lien du compte", en_US: "Account link" },
  help: { fr_FR: "Mène au compte du client.", en_US: "Leads to the customer’s account." },
  group: "frame",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {},
});
