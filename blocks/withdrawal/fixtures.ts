import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { WithdrawalOffer } from "#schemas/content/withdrawal.ts";

import type { withdrawalDefinition } from "./definition.ts";

const props = { title: "Renoncer au contrat", note: "", isPageTitle: true };
const typed = { name: "Jeanne Aubert", code: "CD-7K3M9Q2", email: "jeanne@exemple.test" };

const offer: WithdrawalOffer = {
  code: "CD-7K3M9Q2",
  orderedAt: "2026-05-20T08:00:00.000Z",
  endsOn: "2026-06-08",
  declaration: "AAAAAAAAAAAAAAAAAAAAAA",
  products: [
    { id: 1, name: "Les Terrasses", year: 2022, quantity: 6, isExcluded: false },
    {
      id: 2,
      name: "Coffret Découverte de la maison, trois flacons et un carnet",
      year: null,
      quantity: 1,
      isExcluded: false,
    },
    { id: 3, name: "Magnum gravé", year: 2020, quantity: 1, isExcluded: true },
  ],
};

const confirming = { form: "withdrawal", values: { ...typed, offer: JSON.stringify(offer) }, errors: {} };

export const withdrawalFixtures: readonly BlockFixture<typeof withdrawalDefinition>[] = [
  { name: "plain", locale: "fr_FR", props, data: { parameters: [] } },
  {
    name: "nothing found",
    locale: "en_US",
    props: { title: "Withdraw from contract", note: "Send them to 1 chemin des Vignes.", isPageTitle: false },
    data: { parameters: [] },
    said: { form: "confirm", values: typed, errors: { email: "is no e-mail address" }, message: "We find no order." },
  },
  { name: "to be confirmed", locale: "fr_FR", props, data: { parameters: [] }, said: { ...confirming, message: "" } },
  {
    name: "nothing chosen",
    locale: "en_US",
    props: { ...props, title: "" },
    data: { parameters: [] },
    said: { ...confirming, message: "Choose at least one product." },
  },
  { name: "received", locale: "fr_FR", props, data: { parameters: [] }, query: { state: "done" } },
];
