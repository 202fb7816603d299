import { defineBlock } from "#blocks/kit/define-block.ts";
import { saidKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** Withdraws from a contract in two steps, for guests as for customers (L10). */
export const withdrawalDefinition = defineBlock({
  slug: "withdrawal",
  label: { fr_FR: "Rétractation", en_US: "Withdrawal" },
  help: {
    fr_FR: "Le formulaire par lequel un client renonce à sa commande.",
    en_US: "The form by which a customer withdraws from an order.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  fields: {
    title: titleField({ fr_FR: "Renoncer au contrat", en_US: "Withdraw from contract" }),
    note: text({
      label: { fr_FR: "Précision", en_US: "Note" },
      help: { fr_FR: "Par exemple où renvoyer les bouteilles.", en_US: "Such as where to send the bottles." },
      max: 400,
      multiline: true,
    }),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
  },
  query: { state: saidKey(["done"]) },
  needs: () => ({ parameters: need("listParameters") }),
});
