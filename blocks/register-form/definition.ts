import { nextKey } from "#blocks/kit/auth-keys.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** Opens a customer's account (spec §2, `/auth`). */
export const registerFormDefinition = defineBlock({
  slug: "register-form",
  label: { fr_FR: "Inscription", en_US: "Registration" },
  help: { fr_FR: "Ouvre le compte d’un client.", en_US: "Opens a customer’s account." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction" },
  fields: {
    title: titleField({ fr_FR: "Nouveau client", en_US: "I am new here" }),
  },
  query: { next: nextKey },
  needs: () => ({ parameters: need("listParameters") }),
});
