import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { AddressType } from "#schemas/content/company-address.ts";
import type { UserAddress } from "#schemas/content/user-address.ts";
import type { Country } from "#schemas/site/country.ts";

import type { accountAddressesDefinition } from "./definition.ts";

const france: Country = { id: 250, alphaTwo: "FR", alphaThree: "FRA", numCode: "250", name: "France" };
const belgium: Country = { id: 56, alphaTwo: "BE", alphaThree: "BEL", numCode: "056", name: "Belgique" };
const swiss: Country = { id: 756, alphaTwo: "CH", alphaThree: "CHE", numCode: "756", name: "Suisse" };
const billing: AddressType = { id: 1, value: "BILLING", label: "Facturation" };
const delivery: AddressType = { id: 2, value: "DELIVERY", label: "Livraison" };

const home: UserAddress = {
  ...{ id: 4, type: [billing, delivery], firstname: "Claire", lastname: "Aubert", address: "3 rue du Four" },
  ...{ addressPart2: "", postalCode: "21200", city: "Beaune", country: france },
};
const office: UserAddress = {
  ...{ id: 9, type: [], firstname: "Claire-Marie", lastname: "Aubert de La Chapelle-Saint-Mesmin" },
  ...{ address: "12 rue de la Petite-Maison-au-Bout-du-Chemin-des-Vignes", addressPart2: "2e étage" },
  ...{ postalCode: "1000", city: "Bruxelles", country: belgium },
};
const data = { addresses: [home, office], countries: [france, belgium, swiss], parameters: [] };

export const accountAddressesFixtures: readonly BlockFixture<typeof accountAddressesDefinition>[] = [
  { name: "two", locale: "fr_FR", props: { title: "Vos adresses" }, data },
  { name: "one changed", locale: "fr_FR", props: { title: "Vos adresses" }, data, query: { edit: "9" } },
  {
    name: "none, a refused one",
    locale: "en_US",
    props: { title: "" },
    data: { ...data, addresses: [] },
    query: { edit: "new" },
    said: {
      form: "address",
      values: { firstname: "Claire", postalCode: "2120" },
      errors: { postalCode: "must have five digits" },
      message: "",
    },
  },
  { name: "saved", locale: "en_US", props: { title: "Addresses" }, data, query: { state: "done", edit: "9" } },
  { name: "elsewhere", locale: "fr_FR", props: { title: "Adresses" }, data: { ...data, addresses: null } },
];
