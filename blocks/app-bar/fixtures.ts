import type { BlockFixture } from "#blocks/kit/fixture.ts";
import {
  sampleLogo,
  samplePage,
  samplePages,
  sampleParameters,
  samplePicture,
  sampleSite,
} from "#blocks/kit/samples.ts";

import type { appBarDefinition } from "./definition.ts";

const logo = samplePicture({ id: 9, path: "logo.svg", alt: "Domaine Clairveille", width: 330, height: 88 });

export const appBarFixtures: readonly BlockFixture<typeof appBarDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { logo, logoOver: null },
    data: {
      pages: samplePages([
        samplePage({ id: 1, menuTitle: "Le vignoble", path: "/le-vignoble" }),
        samplePage({ id: 2, menuTitle: "Nos cuvées", path: "/nos-cuvees", menuIcon: "bottle" }),
        samplePage({ id: 3, menuTitle: "Les rouges", path: "/nos-cuvees/rouges", parent: 2 }),
        samplePage({
          id: 4,
          menuTitle: "Contact",
          path: "/contact",
          isFixedRight: true,
          isReload: true,
          menuIcon: "/media/letter.svg",
        }),
      ]),
      parameters: sampleParameters({ COMPANY_NAME: "Domaine Clairveille", IS_MENU_FIXED: "true" }),
      logos: null,
      site: sampleSite(),
    },
    page: { id: 2, path: "/nos-cuvees" },
    slots: { tools: "FR" },
  },
  {
    name: "over a picture, long titles, a button at every size",
    locale: "en_US",
    props: { logo, logoOver: samplePicture({ id: 10, path: "logo-light.svg", alt: "", width: 330, height: 88 }) },
    data: {
      pages: samplePages([
        samplePage({ id: 1, menuTitle: "The house of the Aurival family", path: "/en_US", isAbsoluteMenu: true }),
        samplePage({ id: 2, menuTitle: "Everything that grows on our eleven hectares", path: "/en_US/vineyard" }),
        samplePage({ id: 3, menuTitle: "The shop", path: "/en_US/shop", isECommerce: true }),
      ]),
      parameters: sampleParameters({ COMPANY_NAME: "Domaine Clairveille", MENU_TYPE: "BURGER" }),
      logos: null,
      site: sampleSite({ isECommerce: false }),
    },
    page: { id: 1, path: "/en_US" },
  },
  {
    name: "no data",
    locale: "fr_FR",
    props: { logo: null, logoOver: null },
    data: { pages: null, parameters: null, site: null, logos: null },
  },
  {
    name: "the estate's logos on a dark ground",
    locale: "fr_FR",
    props: { logo: null, logoOver: null },
    data: {
      pages: null,
      parameters: sampleParameters({ COLOR_HEADER: "#241b1a" }),
      site: null,
      logos: [sampleLogo(), sampleLogo({ type: "LOGO_DARK_THEME", alt: "Clairveille, la nuit" })],
    },
  },
];
