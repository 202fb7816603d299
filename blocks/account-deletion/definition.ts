import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** The end of a customer's account, confirmed by its password. */
export const accountDeletionDefinition = defineBlock({
  slug: "account-deletion",
  label: { fr_FR: "Supprimer le compte", en_US: "Delete the account" },
  help: {
    fr_FR: "Supprime le compte du client, après confirmation.",
    en_US: "Deletes the customer’s account, once confirmed.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  fields: {
    title: titleField({ fr_FR: "Clôture du compte", en_US: "Closing the account" }),
  },
  query: {},
  needs: () => ({ user: need("getUser", { private: true }) }),
});
