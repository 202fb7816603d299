import type { BlockFixture } from "#blocks/kit/fixture.ts";
import {
  sampleElement,
  sampleElements,
  sampleLogo,
  sampleParameters,
  samplePicture,
  sampleSite,
} from "#blocks/kit/samples.ts";

import type { footerDefinition } from "./definition.ts";

const parameters = sampleParameters({
  COMPANY_NAME: "Domaine Clairveille",
  COMPANY_HEAD_OFFICE: "12 chemin des Terrasses\n34000 Montclair-sur-Orbrie",
  COMPANY_PHONE: "04 67 12 34 56",
  COMPANY_EMAIL: "bonjour@domaine-clairveille.example",
  OPENING_HOURS_TUESDAY: "09:00-12:00, 14:00-18:00",
  OPENING_HOURS_WEDNESDAY: "09:00-12:00, 14:00-18:00",
  OPENING_HOURS_SATURDAY: "10:00-18:00 (sur rendez-vous)",
  INSTAGRAM_URL: "https://instagram.example/clairveille",
});

const links = sampleElements([
  sampleElement({ id: 1, route: "link-footer", title: "Mentions légales", link: "/mentions-legales" }),
  sampleElement({ id: 2, route: "link-footer", title: "Contact", link: "/contact" }),
]);

const logos = sampleElements([
  sampleElement({
    route: "logo-footer",
    title: "Agriculture biologique",
    link: "https://example.org",
    image: samplePicture({ path: "partner-organic.svg", alt: "", width: 96, height: 96 }),
  }),
]);

export const footerFixtures: readonly BlockFixture<typeof footerDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      logo: samplePicture({ path: "logo-footer.svg", alt: "Domaine Clairveille", width: 320, height: 196 }),
      text: "Un coteau, une rivière, une famille.",
    },
    data: { links, logos, parameters, siteLogos: null, site: sampleSite({ isECommerce: true }) },
  },
  {
    name: "long text",
    locale: "en_US",
    props: {
      logo: null,
      text: "One hillside, one river, one family, and a cellar that keeps eleven degrees. ".repeat(3),
    },
    data: { links, logos: null, parameters, siteLogos: null, site: null },
  },
  {
    name: "no data",
    locale: "fr_FR",
    props: { logo: null, text: "" },
    data: { links: null, logos: null, parameters: null, siteLogos: null, site: null },
  },
  {
    name: "the estate's logo",
    locale: "en_US",
    props: { logo: null, text: "" },
    data: {
      links: null,
      logos: null,
      parameters: null,
      siteLogos: [sampleLogo({ type: "LOGO_FOOTER", alt: "Below" })],
      site: null,
    },
  },
  {
    name: "a logo for light grounds alone",
    locale: "fr_FR",
    props: { logo: null, text: "" },
    data: {
      links: null,
      logos: null,
      parameters,
      siteLogos: [sampleLogo({ type: "LOGO", alt: "Dark ink" })],
      site: null,
    },
  },
];
