import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleElement, sampleElements, samplePicture, sampleProduct } from "#blocks/kit/samples.ts";

import type { parcelMapDefinition } from "./definition.ts";

const props = {
  route: "nos-parcelles",
  eyebrow: "",
  title: "",
  image: samplePicture({ path: "map.jpg", alt: "Le plan" }),
};

const parcels = [
  sampleElement({ slug: "les-terrasses", title: "Les Terrasses", contour: "10,10 40,10 40,40 10,40", cuvees: "1" }),
  sampleElement({
    id: 2,
    slug: "clos-sereine",
    title: "Clos Sereine",
    contour: "60,60 90,60 90,90 / 60,20 80,20 80,30",
    cuvees: "2,1,99",
  }),
];

const wines = {
  products: [
    sampleProduct(),
    sampleProduct({ id: 2, name: "Clos Sereine", url: "/wines/clos-sereine/2", image: null }),
  ],
  total: 2,
};

export const parcelMapFixtures: readonly BlockFixture<typeof parcelMapDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { ...props, eyebrow: "Le vignoble", title: "Huit parcelles" },
    data: { list: sampleElements(parcels), wines },
  },
  {
    name: "a long name, one parcel that isn't drawn",
    locale: "en_US",
    props,
    data: {
      list: sampleElements([
        sampleElement({ slug: "long", title: "The hollow where the mist of October stays", contour: "5,5 30,5 30,30" }),
        sampleElement({ id: 2, slug: "lost", title: "Nobody knows where", contour: "", image: null, text: "" }),
      ]),
      wines: null,
    },
  },
  {
    name: "without outlines",
    locale: "fr_FR",
    props,
    data: { list: sampleElements([sampleElement({ slug: "la-cave", contour: "10,10", cuvees: "1" })]), wines },
  },
  { name: "empty", locale: "fr_FR", props, data: { list: sampleElements([]), wines: null } },
  { name: "no data", locale: "en_US", props: { ...props, image: null }, data: { list: null, wines: null } },
];
