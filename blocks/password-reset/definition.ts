import { defineBlock } from "#blocks/kit/define-block.ts";
import { choiceKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** Sets a new password by the link of a mail (spec §2, `/password/reset/{token?}`). */
export const passwordResetDefinition = defineBlock({
  slug: "password-reset",
  label: { fr_FR: "Nouveau mot de passe", en_US: "New password" },
  help: { fr_FR: "Pour qui vient par le lien d’un message.", en_US: "For who comes by the link of a mail." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction" },
  fields: {
    title: titleField({ fr_FR: "Nouveau mot de passe", en_US: "New password" }),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
  },
  // Whether the browser came by a link is a cookie's to know; this only says which page to show.
  query: { link: { ...choiceKey(["held", "gone"]), isShared: true } },
  needs: () => ({ parameters: need("listParameters") }),
});
