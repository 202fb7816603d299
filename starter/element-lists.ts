import type { ElementField } from "#schemas/content/element-field.ts";

import { type Both, both } from "./both.ts";

export interface StartingList {
  readonly route: string;
  /** What it is called, and one of its elements. */
  readonly label: Both;
  readonly one: Both;
  /** Its own columns. */
  readonly fields: readonly ElementField[];
}

/** The messages of the promotional banner: what each says, and on which ground (spec §2). */
export const promoList: StartingList = {
  route: "bandeau-promotionnel",
  label: both("Bandeau promotionnel", "Promotional banner"),
  one: both("Message du bandeau", "Banner message"),
  fields: [
    { name: "message", kind: "html", localized: true, label: both("Message", "Message") },
    { name: "couleur_de_fond", kind: "colour", localized: false, label: both("Couleur de fond", "Ground color") },
  ],
};

/** The links in the footer. */
export const footerLinkList: StartingList = {
  route: "link-footer",
  label: both("Liens du pied de page", "Footer links"),
  one: both("Lien", "Link"),
  fields: [],
};

/** The logos in the footer: labels, partners. */
export const footerLogoList: StartingList = {
  route: "logo-footer",
  label: both("Logos du pied de page", "Footer logos"),
  one: both("Logo", "Logo"),
  fields: [],
};

/** The parcels: where each lies on its map, and what is made of it. */
export const parcelList: StartingList = {
  route: "nos-parcelles",
  label: both("Parcelles", "Parcels"),
  one: both("Parcelle", "Parcel"),
  fields: [
    { name: "contour", kind: "outline", localized: false, label: both("Contour sur le plan", "Outline on the map") },
    { name: "cuvees", kind: "products", localized: false, label: both("Cuvées", "Wines") },
  ],
};

/** What the estate has made or built. */
export const workList: StartingList = {
  route: "realisation",
  label: both("Réalisations", "Works"),
  one: both("Réalisation", "Work"),
  fields: [],
};

/**
 * The element lists that blocks of every site look into (spec §2, §7): nobody can write into a list that isn't there, and
 * lists are made with their columns.
 */
export const startingLists: readonly StartingList[] = [promoList, footerLinkList, footerLogoList, parcelList, workList];
