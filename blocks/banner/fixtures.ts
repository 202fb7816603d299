import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { samplePicture } from "#blocks/kit/samples.ts";

import type { bannerDefinition } from "./definition.ts";

export const bannerFixtures: readonly BlockFixture<typeof bannerDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      image: samplePicture({ width: 2400 }),
      eyebrow: "Famille Aurival, depuis 1921",
      title: "Le vin, à l’heure du soleil levant",
      text: "Onze hectares de terrasses, sept cuvées, une cave creusée dans la pierre.",
      call: { href: "/nos-cuvees", label: "Voir nos cuvées", newTab: false },
      secondCall: { href: "/le-vignoble", label: "Le vignoble", newTab: false },
      height: "tall",
      place: "top",
      ink: "dark",
      overlay: 40,
      isFirst: true,
    },
    data: {},
  },
  {
    name: "long text",
    locale: "en_US",
    props: {
      image: samplePicture(),
      eyebrow: "The Aurival family, growers in Montclair-sur-Orbrie since 1921",
      title: "Wine made by people who get up before the sun and stay until the last basket is in",
      text: "Eleven hectares of terraces, seven wines and a cellar dug into the stone. ".repeat(4),
      call: { href: "https://example.org", label: "Book a visit and a tasting in the old cellar", newTab: true },
      secondCall: null,
      height: "full",
      place: "center",
      ink: "light",
      overlay: 60,
      isFirst: false,
    },
    data: {},
  },
  {
    name: "without a picture",
    locale: "fr_FR",
    props: {
      image: null,
      eyebrow: "",
      title: "Nos cuvées",
      text: "",
      call: null,
      secondCall: null,
      height: "short",
      place: "bottom",
      ink: "light",
      overlay: 45,
      isFirst: true,
    },
    data: {},
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: {
      image: null,
      eyebrow: "",
      title: "",
      text: "",
      call: null,
      secondCall: null,
      height: "tall",
      place: "center",
      ink: "light",
      overlay: 0,
      isFirst: true,
    },
    data: {},
  },
];
