import { defineBlock } from "#blocks/kit/define-block.ts";
import { saidKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** A customer's new password, for who knows the old one. */
export const passwordChangeDefinition = defineBlock({
  slug: "password-change",
  label: { fr_FR: "Changer de mot de passe", en_US: "Change of password" },
  help: { fr_FR: "L’ancien mot de passe et le nouveau.", en_US: "The old password and the new one." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction" },
  fields: {
    title: titleField({ fr_FR: "Mot de passe", en_US: "Password" }),
  },
  query: { state: saidKey(["done"]) },
  needs: () => ({ user: need("getUser", { private: true }), parameters: need("listParameters") }),
});
