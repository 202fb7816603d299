import { defineBlock } from "#blocks/kit/define-block.ts";
import { saidKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** Where a customer is logged in, each to be ended. */
export const accountSessionsDefinition = defineBlock({
  slug: "account-sessions",
  label: { fr_FR: "Connexions", en_US: "Logins" },
  help: { fr_FR: "Les appareils où le client est connecté.", en_US: "The devices on which the customer is logged in." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  fields: {
    title: titleField({ fr_FR: "Vos connexions", en_US: "Where you are logged in" }),
  },
  query: { state: saidKey(["done"]) },
  needs: () => ({ sessions: need("listUserSessions", { private: true }) }),
});
