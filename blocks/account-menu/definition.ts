import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** The way through a customer's own pages (spec §2, `/account`). */
export const accountMenuDefinition = defineBlock({
  slug: "account-menu",
  label: { fr_FR: "Menu du compte", en_US: "Account menu" },
  help: {
    fr_FR: "Mène aux commandes et au profil, et déconnecte.",
    en_US: "Leads to orders and profile, and logs out.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    title: titleField({ fr_FR: "Bonjour", en_US: "Hello" }),
  },
  needs: () => ({
    user: need("getUser", { private: true }),
    site: need("getSiteInfo"),
  }),
});
