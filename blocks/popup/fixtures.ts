import { samplePopup } from "#blocks/kit/content-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { popupDefinition } from "./definition.ts";

export const popupFixtures: readonly BlockFixture<typeof popupDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {},
    data: { popups: [samplePopup(), samplePopup({ id: 4, pageTypes: ["home"], isShownOnReload: true, delay: 0 })] },
  },
  {
    name: "long text, no picture",
    locale: "en_US",
    props: {},
    data: {
      popups: [
        samplePopup({
          title: "The cellar is open every Sunday of the season, and the dog has promised to behave himself",
          message: "<p>From April to October, ten to noon, no booking needed.</p>".repeat(8),
          image: null,
          link: "",
        }),
      ],
    },
  },
  { name: "a message alone", locale: "fr_FR", props: {}, data: { popups: [samplePopup({ title: "", link: "" })] } },
  {
    name: "blocks of a reusable layout, and some that can't be had",
    locale: "fr_FR",
    props: {},
    data: { popups: [samplePopup({ layout: 7 }), samplePopup({ id: 4, layout: 8 })] },
    slots: { "popup-3": "Les blocs", "popup-broken": "Ce qui manque" },
  },
  { name: "empty", locale: "fr_FR", props: {}, data: { popups: [] } },
];
