import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleContactForm } from "#blocks/kit/form-samples.ts";

import type { contactFormDefinition } from "./definition.ts";

export const contactFormFixtures: readonly BlockFixture<typeof contactFormDefinition>[] = [
  { name: "plain", locale: "fr_FR", props: { title: "", text: "" }, data: { form: sampleContactForm() } },
  {
    name: "own words, refused",
    locale: "en_US",
    props: { title: "A question?", text: "We answer everyone within two days." },
    data: { form: sampleContactForm("en_US") },
    said: {
      form: "answer",
      values: { "f.name": "Lise", "f.email": "lise", "f.message": "Are you open on Sunday?" },
      errors: { "f.email": "must be an e-mail address", "f.consent": "must be ticked" },
      message: "",
    },
  },
  {
    name: "sent",
    locale: "fr_FR",
    props: { title: "", text: "" },
    data: { form: sampleContactForm() },
    query: { state: "sent" },
  },
  { name: "no data", locale: "fr_FR", props: { title: "", text: "" }, data: { form: null } },
];
