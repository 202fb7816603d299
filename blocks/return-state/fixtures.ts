import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { collectedOrder } from "#blocks/kit/order-samples.ts";
import { sampleOrderBack, sampleReasons, sampleReturn } from "#blocks/kit/return-samples.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";

import type { returnStateDefinition } from "./definition.ts";

const page = { zone: "private", type: "account-order-return-state", path: "/account/orders/9/return/3" } as const;
const props = { title: "Votre retour" };
const parameters = sampleParameters({ COMPANY_NAME: "Domaine", COMPANY_HEAD_OFFICE: "1 rue du Four\n21000 Dijon" });
const around = { back: sampleOrderBack, order: collectedOrder, reasons: sampleReasons, parameters };

export const returnStateFixtures: readonly BlockFixture<typeof returnStateDefinition>[] = [
  { name: "asked", locale: "fr_FR", props, data: { ...around, given: sampleReturn }, page },
  {
    name: "the label is there",
    locale: "en_US",
    props: { title: "Your return" },
    data: {
      ...around,
      given: { ...sampleReturn, state: "LABEL_SENT", status: "Label sent", note: "Hand it in at\nany post office." },
    },
    page,
  },
  {
    name: "too late to take it back",
    locale: "en_US",
    props: { title: "" },
    data: { ...around, given: sampleReturn },
    page,
    said: { form: "return-cancel", values: {}, errors: {}, message: "It can’t be taken back." },
  },
  {
    name: "on a public page",
    locale: "fr_FR",
    props,
    data: { given: null, back: null, order: null, reasons: null, parameters: null },
  },
];
