import type { Blog, BlogFolder, BreadcrumbEntry } from "#schemas/content/blog.ts";
import type { CompanyAddress } from "#schemas/content/company-address.ts";
import type { Popup } from "#schemas/content/popup.ts";
import type { Service } from "#schemas/content/service.ts";

import { samplePicture } from "./samples.ts";

/** An article of the blog for fixtures and tests. */
export function sampleBlog(over: Partial<Blog> = {}): Blog {
  return {
    id: 4,
    slug: "sous-la-voute",
    title: "Sous la voûte",
    summary: "Ce que onze degrés font à un vin qu’on laisse tranquille.",
    text: "<p>La cave garde onze degrés toute l’année.</p>",
    date: "2026-02-14",
    image: samplePicture(),
    folder: { id: 2, url: "/blog/folder/a-la-cave/2", name: "À la cave" },
    url: "/blog/sous-la-voute/4",
    ...over,
  };
}

/** A blog folder for fixtures and tests. */
export function sampleFolder(over: Partial<BlogFolder> = {}): BlogFolder {
  return {
    id: 2,
    slug: "a-la-cave",
    name: "À la cave",
    text: "<p>Ce qui se passe quand la porte est fermée.</p>",
    image: samplePicture(),
    parent: null,
    total: 5,
    url: "/blog/folder/a-la-cave/2",
    ...over,
  };
}

/** The way to an article for fixtures and tests. */
export const sampleTrail: readonly [BreadcrumbEntry, BreadcrumbEntry] = [
  { id: 2, url: "/blog/folder/a-la-cave/2", name: "À la cave" },
  { id: 4, url: "/blog/sous-la-voute/4", name: "Sous la voûte" },
];

/** Something that the estate does for its guests, for fixtures and tests. */
export function sampleService(over: Partial<Service> = {}): Service {
  return {
    id: 1,
    slug: "degustation",
    title: "Dégustation commentée",
    summary: "Une heure, sept vins, du pain et quelqu’un qui les a faits.",
    text: "<p>Au caveau, du mardi au samedi.</p>",
    image: samplePicture(),
    tags: ["visite"],
    url: "/services/degustation/1",
    ...over,
  };
}

/** A place of the estate's own for fixtures and tests. */
export function sampleAddress(over: Partial<CompanyAddress> = {}): CompanyAddress {
  return {
    id: 1,
    type: [{ id: 4, value: "CELLAR", label: "Cave" }],
    name: "Le caveau",
    text: "Par la route de la crête, puis la porte rouge.",
    firstname: "",
    lastname: "",
    address: "2 chemin des Murets",
    addressPart2: "",
    postalCode: "00000",
    city: "Montclair-sur-Orbrie",
    country: { id: 1, alphaTwo: "FR", name: "France" },
    phone: "00 00 00 00 00",
    email: "",
    position: { latitude: 44.25, longitude: 4.6 },
    openingHours: [
      { day: 2, opens: "10:00", closes: "12:00" },
      { day: 2, opens: "14:00", closes: "18:30" },
      { day: 3, opens: "10:00", closes: "12:00" },
      { day: 3, opens: "14:00", closes: "18:30" },
    ],
    ...over,
  };
}

/** A popup for fixtures and tests. */
export function samplePopup(over: Partial<Popup> = {}): Popup {
  return {
    id: 3,
    title: "Portes ouvertes",
    message: "<p>Le premier dimanche de mai, toute la journée.</p>",
    layout: null,
    image: samplePicture(),
    link: "/visiter",
    linkLabel: "Préparer sa visite",
    isShownOnReload: false,
    delay: 2500,
    pageTypes: [],
    ...over,
  };
}
