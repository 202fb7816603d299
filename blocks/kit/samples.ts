import type { Album } from "#schemas/content/album.ts";
import type { Award } from "#schemas/content/award.ts";
import type { ElementItem, ElementList } from "#schemas/content/element.ts";
import { type Image, middle } from "#schemas/content/image.ts";
import type { News } from "#schemas/content/news.ts";
import type { PageItem, PageList } from "#schemas/content/page-item.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { Declination, Product } from "#schemas/content/product.ts";
import type { User } from "#schemas/content/user.ts";
import type { Logo } from "#schemas/site/logo.ts";
import type { Parameter } from "#schemas/site/parameter.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";

interface PictureOptions {
  readonly id?: number;
  readonly path?: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
  readonly focal?: Image["focal"];
}

/** A picture for fixtures and tests. */
export function samplePicture(options: PictureOptions = {}): Image {
  const { id = 1, path = "photo.jpg", alt = "Rangs de vigne au lever du jour", width = 1600, height = 1067 } = options;
  const { focal = middle } = options;
  const onlineImage = {
    id,
    externalId: path,
    externalType: "local" as const,
    externalPath: path,
    url: `/media/${path}`,
  };
  return { id, name: path, alt, width, height, focal, onlineImage };
}

const declination = {
  id: 11,
  year: 2022,
  capacity: 75,
  capacityUnit: "CENTILITRE" as const,
  quantity: 0,
  setQuantity: false,
  price: 14.5,
  fixedPrice: null,
  priceBefore: null,
  finalPrice: 14.5,
  sellByMultipleOf: 1,
  discount: null,
  isShippingFree: false,
  variations: [],
  features: [],
  alcohol: null,
  image: null,
  reference: "TER22",
};

/** A saleable form of a product for fixtures and tests; what is to be paid follows its price. */
export function sampleDeclination(over: Partial<Declination> = {}): Declination {
  const priced = { ...declination, finalPrice: over.price ?? declination.price };
  return { ...priced, ...over };
}

const product = {
  id: 1,
  slug: "les-terrasses",
  name: "Les Terrasses",
  type: { type: "WINE" as const },
  subtypeType: "BOTTLE" as const,
  kind: "RED",
  appellation: "Coteaux de l’Orbrie",
  region: "Orbrie",
  summary: "Un rouge de fruits noirs et de garrigue, élevé douze mois en foudre.",
  text: "<p>Six parcelles en terrasses, vendangées à la main.</p>",
  tags: ["bio"],
  image: samplePicture({ id: 2, path: "bottles/les-terrasses.png", alt: "", width: 320, height: 1200 }),
  declinations: [sampleDeclination()],
  vatRate: 20,
  isDematerialized: false,
  hasShippingFees: true,
  price: 14.5,
  customization: "NONE" as const,
  url: "/wines/les-terrasses/1",
};

/** A wine for fixtures and tests. */
export function sampleProduct(over: Partial<Product> = {}): Product {
  return { ...product, ...over };
}

/** A wine with all that its page shows, for fixtures and tests. */
export function sampleProductDetail(over: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...sampleProduct(),
    backImage: null,
    grapes: [
      { name: "Cabernet franc", percent: 80 },
      { name: "Côt", percent: 20 },
    ],
    soil: "Schiste sur argile rouge",
    vinification: "Vendange éraflée, dix-huit jours de cuve.",
    ageing: "Dix mois en foudre.",
    alcohol: 12.5,
    serving: { min: 14, max: 16 },
    keeping: { min: 2, max: 8 },
    nutrition: {
      energyKj: 321,
      energyKcal: 77,
      fat: 0,
      saturates: 0,
      carbohydrates: 2.6,
      sugars: 0.2,
      protein: 0.1,
      salt: 0,
    },
    ingredients: "Raisins, conservateur (sulfites)",
    allergens: "Sulfites",
    features: [
      { label: "Parcelle", value: "Les Terrasses", link: "/nos-parcelles#les-terrasses" },
      { label: "Rendement", value: "38 hl/ha" },
    ],
    vintages: [{ year: 2022, text: "Une année chaude, vendangée tôt." }],
    pairings: [{ id: 1, key: "poultry", label: "Volaille", icon: "M4 12h16", text: "Un poulet rôti." }],
    awards: [sampleAward()],
    variation1: null,
    variation2: null,
    variation3: null,
    decreasingDiscounts: [],
    box: null,
    ...over,
  };
}

/** An award for fixtures and tests. */
export function sampleAward(over: Partial<Award> = {}): Award {
  return {
    id: 1,
    idProduct: 1,
    vintage: 2021,
    year: 2024,
    medal: "SILVER",
    score: "",
    title: "Médaille d’argent",
    issuer: "Foire aux vins de Sainte-Aubierge",
    text: "",
    image: null,
    ...over,
  };
}

/** A news item for fixtures and tests. */
export function sampleNews(over: Partial<News> = {}): News {
  return {
    id: 4,
    slug: "premiers-bourgeons",
    title: "Les premiers bourgeons",
    summary: "La vigne s’éveille avec dix jours d’avance sur les terrasses exposées au sud.",
    text: "<p>La vigne s’éveille avec dix jours d’avance.</p>",
    date: "2026-03-28",
    promoted: false,
    image: samplePicture(),
    url: "/news/premiers-bourgeons/4",
    ...over,
  };
}

/** An item of an element list for fixtures and tests. */
export function sampleElement(over: Partial<ElementItem> = {}): ElementItem {
  return {
    id: 1,
    route: "domaine",
    slug: "la-cave",
    title: "La cave voûtée",
    text: "<p>Creusée en 1921, elle garde onze degrés toute l’année.</p>",
    image: samplePicture(),
    link: "",
    url: "",
    registration: null,
    ...over,
  };
}

/** A page of an element list for fixtures and tests. */
export function sampleElements(elements: readonly ElementItem[], total = elements.length): ElementList {
  return { elements, total, pagination: { page: 1, nbItem: 24 } };
}

/** An album for fixtures and tests. */
export function sampleAlbum(over: Partial<Album> = {}): Album {
  return {
    id: 1,
    slug: "vendanges",
    title: "Vendanges 2025",
    text: "",
    url: "/albums/vendanges/1",
    images: [samplePicture()],
    ...over,
  };
}

/** A page of the page list for fixtures and tests. */
export function samplePage(over: Partial<PageItem> & Pick<PageItem, "id">): PageItem {
  return {
    slug: `page-${over.id}`,
    path: `/page-${over.id}`,
    menuTitle: `Page ${over.id}`,
    title: `Page ${over.id}`,
    metaDescription: "",
    menuIcon: "",
    order: over.id,
    parent: null,
    children: [],
    type: "content",
    isMenu: true,
    isFixedRight: false,
    isAbsoluteMenu: false,
    isReload: false,
    isCms: true,
    hasCustomHeader: false,
    hasCustomFooter: false,
    isECommerce: false,
    ...over,
  };
}

/** A page list for fixtures and tests. */
export function samplePages(pages: readonly PageItem[]): PageList {
  return { pages, total: pages.length };
}

/** What kind of site it is, for fixtures and tests. */
export function sampleSite(over: Partial<SiteInfo> = {}): SiteInfo {
  return {
    id: 3,
    name: "Domaine Clairveille",
    url: "",
    devUrl: "",
    prodUrl: "",
    fonts: [],
    isWinemaker: true,
    isECommerce: true,
    isBuilding: false,
    technicalFileModel: "DEFAULT",
    dashboardType: "DEFAULT",
    defaultLang: "fr_FR",
    ...over,
  };
}

/** One of the estate's logos for fixtures and tests. */
export function sampleLogo(over: Partial<Logo> = {}): Logo {
  const { onlineImage, alt, width, height } = samplePicture({
    id: 40,
    path: "logo.svg",
    alt: "Domaine Clairveille",
    width: 320,
    height: 120,
  });
  return { id: 1, filename: "logo.svg", type: "LOGO", onlineImage, alt, width, height, ...over };
}

/** Site parameters for fixtures and tests. */
export function sampleParameters(values: Readonly<Record<string, string | null>>): readonly Parameter[] {
  return Object.entries(values).map(([type, value], index) => ({
    id: index + 1,
    type,
    kind: "STRING" as const,
    label: type,
    value,
  }));
}

/** A customer, as their account's pages know them. */
export const sampleUser: User = {
  id: 7,
  email: "marie@exemple.test",
  phone: "+33612345678",
  firstname: "Marie",
  lastname: "Aubert",
  birthdate: "1984-05-20",
  role: "CUSTOMER",
};
