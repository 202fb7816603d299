import { sampleAddress } from "#blocks/kit/content-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";

import type { contactDetailsDefinition } from "./definition.ts";

const props = { eyebrow: "", title: "", isPageTitle: false, text: "", hasHours: true, hasAddresses: true } as const;

const parameters = sampleParameters({
  COMPANY_NAME: "Domaine Clairveille",
  COMPANY_HEAD_OFFICE: "2 chemin des Murets\n00000 Montclair-sur-Orbrie",
  COMPANY_PHONE: "00 00 00 00 00",
  COMPANY_EMAIL: "bonjour@clairveille.example",
  OPENING_HOURS_TUESDAY: "10:00-12:00, 14:00-18:00",
  OPENING_HOURS_WEDNESDAY: "10:00-12:00, 14:00-18:00",
});

export const contactDetailsFixtures: readonly BlockFixture<typeof contactDetailsDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { ...props, eyebrow: "Contact", title: "Écrire, appeler, passer", isPageTitle: true },
    data: { parameters, places: { addresses: [sampleAddress()], total: 1 } },
  },
  {
    name: "long text, two places without a position",
    locale: "en_US",
    props: {
      ...props,
      text: "Odile answers in the morning, Simon in the evening, Hélène when the vats allow. ".repeat(4),
    },
    data: {
      parameters,
      places: {
        addresses: [
          sampleAddress({
            name: "The old cellar below the church, on the other side of the river from the house",
            position: null,
            phone: "",
          }),
          sampleAddress({ id: 2, name: "", type: [], openingHours: [], text: "" }),
        ],
        total: 2,
      },
    },
  },
  {
    name: "no addresses",
    locale: "fr_FR",
    props: { ...props, hasHours: false },
    data: { parameters, places: null },
  },
  { name: "empty", locale: "fr_FR", props, data: { parameters: null, places: { addresses: [], total: 0 } } },
];
