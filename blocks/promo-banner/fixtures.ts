import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleElement, sampleElements, sampleParameters } from "#blocks/kit/samples.ts";

import type { promoBannerDefinition } from "./definition.ts";

type Fixture = BlockFixture<typeof promoBannerDefinition>;

function messages(...texts: readonly (readonly [message: string, couleur_de_fond: string])[]): Fixture["data"] {
  const items = texts.map(([message, couleur_de_fond], index) =>
    sampleElement({ id: index + 1, route: "bandeau-promotionnel", image: null, message, couleur_de_fond }),
  );
  return { messages: sampleElements(items), parameters: [] };
}

export const promoBannerFixtures: readonly Fixture[] = [
  {
    name: "two messages",
    locale: "fr_FR",
    props: {},
    data: messages(
      ["<p>Frais de port offerts dès 48 bouteilles</p>", "#6b1d33"],
      ["<p>Visites le samedi</p>", "#d9c9a3"],
    ),
  },
  {
    name: "three messages, long text",
    locale: "en_US",
    props: {},
    data: messages(
      ["<p>Free delivery from 48 bottles, or from 380 euros, to any address in mainland France</p>", "#6b1d33"],
      ['<p>The cellar is open on Saturdays: <a href="/en_US/contact">book a visit</a></p>', "#4c5b3a"],
      ["<p>The 2025 rosé has arrived</p>", "not a colour"],
    ),
  },
  {
    name: "colours that let the page through",
    locale: "fr_FR",
    props: {},
    data: {
      ...messages(["<p>Visites le samedi</p>", "#FFFFFFFF"], ["<p>Le rosé est arrivé</p>", "#00000014"]),
      parameters: sampleParameters({ SHOW_PROMO_BANNER: "true", COLOR_BACKGROUND: "#14100f" }),
    },
  },
  {
    name: "with the top bar on its line",
    locale: "fr_FR",
    props: {},
    data: messages(["<p>Visites le samedi</p>", "#6b1d33"]),
    slots: { bar: "04 67 12 34 56" },
  },
  {
    name: "the top bar alone",
    locale: "fr_FR",
    props: {},
    data: messages(),
    slots: { bar: "04 67 12 34 56" },
  },
  { name: "empty", locale: "fr_FR", props: {}, data: messages() },
  {
    name: "switched off",
    locale: "fr_FR",
    props: {},
    data: {
      ...messages(["<p>Visites le samedi</p>", ""]),
      parameters: sampleParameters({ SHOW_PROMO_BANNER: "false" }),
    },
  },
  { name: "no data", locale: "fr_FR", props: {}, data: { messages: null, parameters: null } },
];
