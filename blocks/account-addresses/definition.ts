import { defineBlock } from "#blocks/kit/define-block.ts";
import { addressKey, saidKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** The addresses that a customer keeps: where goods and bills go (spec §3). */
export const accountAddressesDefinition = defineBlock({
  slug: "account-addresses",
  label: { fr_FR: "Adresses", en_US: "Addresses" },
  help: {
    fr_FR: "Les adresses que le client garde pour ses commandes.",
    en_US: "The addresses that the customer keeps for orders.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction", towns: "interaction" },
  readsPage: true,
  fields: {
    title: titleField({ fr_FR: "Vos adresses", en_US: "Your addresses" }),
  },
  query: { state: saidKey(["done"]), edit: addressKey },
  needs: () => ({
    addresses: need("listUserAddresses", { private: true }),
    countries: need("listCountries"),
    parameters: need("listParameters"),
  }),
});
