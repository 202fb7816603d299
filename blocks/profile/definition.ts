import { defineBlock } from "#blocks/kit/define-block.ts";
import { saidKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** What a customer says of themselves, to be changed (spec §2, `/account/profil`). */
export const profileDefinition = defineBlock({
  slug: "profile",
  label: { fr_FR: "Coordonnées", en_US: "Profile" },
  help: {
    fr_FR: "Nom, téléphone et date de naissance du client.",
    en_US: "The customer’s name, telephone and birthdate.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction" },
  fields: {
    title: titleField({ fr_FR: "Vos coordonnées", en_US: "Your details" }),
  },
  query: { state: saidKey(["done"]) },
  needs: () => ({
    user: need("getUser", { private: true }),
    parameters: need("listParameters"),
  }),
});
