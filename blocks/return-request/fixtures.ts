import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleOrderBack, sampleReasons, sampleReturn } from "#blocks/kit/return-samples.ts";

import type { returnRequestDefinition } from "./definition.ts";

const page = { zone: "private", type: "account-order-return", path: "/account/orders/9/return" } as const;
const props = { title: "Demander un retour" };

export const returnRequestFixtures: readonly BlockFixture<typeof returnRequestDefinition>[] = [
  { name: "possible", locale: "fr_FR", props, data: { back: sampleOrderBack, reasons: sampleReasons }, page },
  {
    name: "refused, with what was typed",
    locale: "en_US",
    props: { title: "Ask for a return" },
    data: { back: sampleOrderBack, reasons: sampleReasons },
    page,
    said: {
      form: "return",
      values: { "q.1": "12", "r.1": "CORKED", message: "Both of them" },
      errors: {},
      message: "Only 10 can still be sent back.",
    },
  },
  {
    name: "not possible, with an earlier one",
    locale: "fr_FR",
    props,
    data: {
      back: {
        ...sampleOrderBack,
        isPossible: false,
        reason: "Un retour attend.",
        products: [],
        returns: [sampleReturn],
      },
      reasons: sampleReasons,
    },
    page,
  },
  { name: "on a public page", locale: "en_US", props, data: { back: null, reasons: null } },
];
