import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";

import type { legalTextDefinition } from "./definition.ts";

const company = {
  COMPANY_NAME: "Domaine Clairveille",
  COMPANY_LEGAL_NAME: "Aurival & Enfants",
  COMPANY_CORPORATE_FORM: "SCEA",
  COMPANY_SHARE_CAPITAL: "120 000 €",
  COMPANY_SIRET: "000 000 000 00000",
};

export const legalTextFixtures: readonly BlockFixture<typeof legalTextDefinition>[] = [
  { name: "the line", locale: "fr_FR", props: { text: "LINE" }, data: { parameters: sampleParameters(company) } },
  {
    name: "a long text with placeholders",
    locale: "en_US",
    props: { text: "LEGAL_NOTICE" },
    data: {
      parameters: sampleParameters({
        ...company,
        LEGAL_NOTICE: `<h2>Publisher</h2><p>{{COMPANY_LEGAL_NAME}}, {{COMPANY_CORPORATE_FORM}}.</p>${"<p>The site is written by hand.</p>".repeat(9)}`,
      }),
    },
  },
  { name: "not written yet", locale: "fr_FR", props: { text: "USE_TERMS" }, data: { parameters: [] } },
  { name: "no data", locale: "fr_FR", props: { text: "LINE" }, data: { parameters: null } },
];
