import { both } from "#starter/both.ts";
import {
  realisationDetailLayout,
  workshopDetailLayout,
  realisationsLayout,
  serviceDetailLayout,
  servicesLayout,
} from "#demo/content/layouts/services.ts";
import { newsletterLayout } from "#demo/content/layouts/newsletter.ts";
import type { DemoPage } from "#demo/content/pages.ts";

/** What the estate does for its guests, and what it has built. */
export const estatePages: readonly DemoPage[] = [
  {
    name: "services",
    type: "service-list",
    parent: "visit",
    isMenu: true,
    slug: both("services", "services"),
    menuTitle: both("Nos services", "Our services"),
    title: both("Nos services", "Our services"),
    metaDescription: both(
      "Visites, tables, matinées de vendange, salle du pressoir, cadeaux d’entreprise : ce que le domaine fait pour ses hôtes.",
      "Tours, lunches, mornings in the harvest, the press room, company gifts: what the estate does for its guests.",
    ),
    layout: servicesLayout,
  },
  {
    name: "serviceDetail",
    type: "service-detail",
    parent: "services",
    slug: both("service", "service"),
    menuTitle: both("Service", "Service"),
    title: both("Service", "Service"),
    metaDescription: both("", ""),
    layout: serviceDetailLayout,
  },
  {
    name: "realisations",
    type: "realisation-list",
    parent: "vineyard",
    isMenu: true,
    slug: both("realisations", "restorations"),
    menuTitle: both("Les chantiers", "Restorations"),
    title: both("Les chantiers du domaine", "Restorations at the estate"),
    metaDescription: both(
      "Murets relevés, haies replantées, voûte reprise, pressoir remonté : ce que le domaine a bâti ces dernières années.",
      "Walls rebuilt, hedges replanted, a vault repaired, a press put back together: what the estate has built in recent years.",
    ),
    layout: realisationsLayout,
  },
  {
    // Its slug gives the list `realisation` pages of its own.
    name: "realisationDetail",
    type: "element-detail",
    parent: "realisations",
    slug: both("elements/realisation", "elements/realisation"),
    menuTitle: both("Chantier", "Restoration"),
    title: both("Chantier", "Restoration"),
    metaDescription: both("", ""),
    layout: realisationDetailLayout,
  },
  {
    // Its slug gives the list `atelier` pages of its own.
    name: "workshopDetail",
    type: "element-detail",
    parent: "visit",
    slug: both("elements/atelier", "elements/atelier"),
    menuTitle: both("Atelier", "Workshop"),
    title: both("Atelier", "Workshop"),
    metaDescription: both("", ""),
    layout: workshopDetailLayout,
  },
  {
    name: "newsletter",
    type: "newsletter",
    parent: "news",
    isMenu: true,
    slug: both("newsletter", "newsletter"),
    menuTitle: both("La lettre", "The letter"),
    title: both("La lettre du domaine", "The estate letter"),
    metaDescription: both(
      "Quatre lettres par an : la vigne, la cave et les bouteilles rares du Domaine Clairveille.",
      "Four letters a year: vines, cellar and the rare bottles of Domaine Clairveille.",
    ),
    layout: newsletterLayout,
  },
];
