import { both } from "../both.ts";
import { contactLayout } from "../layouts/contact.ts";
import { homeLayout } from "../layouts/home.ts";
import { houseLayout } from "../layouts/house.ts";
import { newsLayout } from "../layouts/news.ts";
import { vineyardLayout } from "../layouts/vineyard.ts";
import { winesLayout } from "../layouts/wines.ts";
import type { StartingPage } from "../page.ts";

/** The pages in the menu, as an estate expects them. */
export const menuPages: readonly StartingPage[] = [
  {
    name: "home",
    type: "home",
    isMenu: true,
    slug: both("accueil", "home"),
    menuTitle: both("Accueil", "Home"),
    title: both("Vins et vignoble", "Wines and vineyard"),
    layout: homeLayout,
  },
  {
    name: "wines",
    type: "product-list",
    isMenu: true,
    isECommerce: true,
    slug: both("nos-cuvees", "our-wines"),
    menuTitle: both("Nos vins", "Our wines"),
    metaDescription: both(
      "Les vins du domaine, à découvrir et à commander.",
      "The estate’s wines, to discover and order.",
    ),
    layout: winesLayout,
  },
  {
    name: "house",
    type: "content",
    isMenu: true,
    slug: both("la-maison", "the-house"),
    menuTitle: both("La maison", "The house"),
    metaDescription: both("Qui nous sommes et comment nous travaillons.", "Who we are and how we work."),
    layout: houseLayout,
  },
  {
    name: "vineyard",
    type: "content",
    isMenu: true,
    slug: both("le-vignoble", "the-vineyard"),
    menuTitle: both("Le vignoble", "The vineyard"),
    metaDescription: both("Nos vignes, leurs sols et leurs saisons.", "Our vines, their soils and their seasons."),
    layout: vineyardLayout,
  },
  {
    name: "news",
    type: "news-list",
    isMenu: true,
    slug: both("actualites", "news"),
    menuTitle: both("Actualités", "News"),
    metaDescription: both("Ce qui se passe au domaine.", "What is going on at the estate."),
    layout: newsLayout,
  },
  {
    name: "contact",
    type: "contact",
    isMenu: true,
    slug: both("contact", "contact"),
    menuTitle: both("Contact", "Contact"),
    metaDescription: both("Écrire, appeler, passer au domaine.", "Write, call or drop in."),
    layout: contactLayout,
  },
];
