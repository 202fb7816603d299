import { defineBlock } from "#blocks/kit/define-block.ts";
import { saidKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** Asks for a link to a new password (spec §2, `/password/reset/ask`). */
export const passwordResetAskDefinition = defineBlock({
  slug: "password-reset-ask",
  label: { fr_FR: "Mot de passe oublié", en_US: "Forgotten password" },
  help: { fr_FR: "Envoie un lien vers un nouveau mot de passe.", en_US: "Sends a link to a new password." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction" },
  fields: {
    title: titleField({ fr_FR: "Mot de passe oublié", en_US: "Forgotten password" }),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
  },
  query: { state: saidKey(["sent"]) },
});
