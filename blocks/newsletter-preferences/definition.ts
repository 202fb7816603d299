import { defineBlock } from "#blocks/kit/define-block.ts";
import { saidKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** The letters that a customer gets, by list (spec §7). */
export const newsletterPreferencesDefinition = defineBlock({
  slug: "newsletter-preferences",
  label: { fr_FR: "Abonnements", en_US: "Subscriptions" },
  help: { fr_FR: "Les lettres que le client reçoit.", en_US: "The letters that the customer gets." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  fields: {
    title: titleField({ fr_FR: "Lettre d’information", en_US: "Newsletter" }),
  },
  query: { state: saidKey(["done"]) },
  needs: () => ({
    lists: need("listNewsletterLists", { private: true }),
    choice: need("getNewsletterChoice", { private: true }),
  }),
  enabledBy: "SHOW_NEWSLETTER",
});
