import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleContactForm, sampleForm, sampleRegistrationForm } from "#blocks/kit/form-samples.ts";

import type { formDefinition } from "./definition.ts";

const place = { id: 4, route: "ateliers", places: 12 };

export const formFixtures: readonly BlockFixture<typeof formDefinition>[] = [
  {
    name: "every kind of field, in steps",
    locale: "fr_FR",
    props: { form: 7, showTitle: true },
    data: { asked: sampleForm() },
  },
  {
    name: "refused",
    locale: "en_US",
    props: { form: 7, showTitle: true },
    data: { asked: sampleForm("en_US") },
    said: {
      form: "answer",
      values: {
        "f.name": "A",
        "f.email": "nobody",
        "f.when": "evening",
        "f.wines.red": "true",
        "f.occasion": "company",
      },
      errors: {
        "f.name": "must have at least 2 characters",
        "f.email": "must be an e-mail address",
        "f.papers": "must weigh at most 2 MB a file",
        "f.consent": "must be ticked",
      },
      message: "",
    },
  },
  {
    name: "sent",
    locale: "fr_FR",
    props: { form: 7, showTitle: true },
    data: { asked: sampleForm() },
    query: { state: "sent" },
  },
  {
    name: "one step",
    locale: "en_US",
    props: { form: 1, showTitle: false },
    data: { asked: sampleContactForm("en_US") },
  },
  { name: "no such form", locale: "fr_FR", props: { form: 99, showTitle: true }, data: { asked: null } },
  {
    name: "a registration with places left",
    locale: "fr_FR",
    props: { form: 0, showTitle: true },
    data: { asked: { ...place, left: 5, form: sampleRegistrationForm() } },
  },
  {
    name: "a registration without any left",
    locale: "en_US",
    props: { form: 0, showTitle: true },
    data: { asked: { ...place, left: 0, form: sampleRegistrationForm("en_US") } },
  },
];
