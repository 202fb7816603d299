import { both } from "#starter/both.ts";
import { albumDetailLayout } from "#demo/content/layouts/albums.ts";
import { newsDetailLayout } from "#demo/content/layouts/news.ts";
import { productLayout } from "#demo/content/layouts/products.ts";
import { searchLayout } from "#demo/content/layouts/search.ts";
import type { DemoPage } from "#demo/content/pages.ts";

/** The search, and pages that are about one thing each: their titles only show where that thing has none. */
export const detailPages: readonly DemoPage[] = [
  {
    name: "search",
    type: "product-search",
    parent: "wines",
    slug: both("recherche", "search"),
    menuTitle: both("Recherche", "Search"),
    title: both("Chercher un vin, une page, une histoire", "Search for a wine, a page, a story"),
    metaDescription: both(
      "Par couleur, millésime, prix ou plat : retrouver une cuvée, une actualité ou un article du Domaine Clairveille.",
      "By color, vintage, price or dish: find a wine, a news item or an article of Domaine Clairveille.",
    ),
    layout: searchLayout,
  },
  {
    name: "newsDetail",
    type: "news-detail",
    parent: "news",
    slug: both("actualite", "news-item"),
    menuTitle: both("Actualité", "News item"),
    title: both("Actualité", "News item"),
    metaDescription: both("", ""),
    layout: newsDetailLayout,
  },
  {
    name: "albumDetail",
    type: "album-detail",
    parent: "albums",
    slug: both("album", "album"),
    menuTitle: both("Album", "Album"),
    title: both("Album", "Album"),
    metaDescription: both("", ""),
    layout: albumDetailLayout,
  },
  productPage("wineDetail", "wine-detail", "vin", "wine"),
  productPage("wineDeclination", "wine-declination", "vin-format", "wine-size"),
  productPage("wineYear", "wine-year", "vin-millesime", "wine-vintage"),
  productPage("productPage", "product-page", "produit", "product"),
];

function productPage(name: DemoPage["name"], type: string, french: string, english: string): DemoPage {
  return {
    name,
    type,
    parent: "wines",
    slug: both(french, english),
    menuTitle: both("Cuvée", "Wine"),
    title: both("Cuvée", "Wine"),
    metaDescription: both("", ""),
    layout: productLayout,
  };
}
