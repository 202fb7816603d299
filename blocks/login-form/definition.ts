import { doneKey, nextKey } from "#blocks/kit/auth-keys.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";

/** Logs a customer in (spec §2, `/auth`). */
export const loginFormDefinition = defineBlock({
  slug: "login-form",
  label: { fr_FR: "Connexion", en_US: "Login" },
  help: { fr_FR: "L’adresse et le mot de passe d’un compte.", en_US: "The address and the password of an account." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction" },
  fields: {
    title: titleField({ fr_FR: "Déjà client", en_US: "I have an account" }),
  },
  query: { next: nextKey, done: doneKey },
});
