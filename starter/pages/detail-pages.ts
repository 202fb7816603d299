import { type Both, both } from "../both.ts";
import type { PageName } from "../ids.ts";
import { notFoundLayout } from "../layouts/not-found.ts";
import type { StartingPage } from "../page.ts";

/**
 * Pages about one thing each, and those that stand in for others. They have the default layouts of their page types;
 * their titles only show where their thing has none.
 */
export const detailPages: readonly StartingPage[] = [
  page("newsDetail", "news-detail", both("actualite", "news-item"), both("Actualité", "News item"), "news"),
  page("wineDetail", "wine-detail", both("vin", "wine"), both("Vin", "Wine"), "wines"),
  page("wineDeclination", "wine-declination", both("vin-format", "wine-size"), both("Vin", "Wine"), "wines"),
  page("wineYear", "wine-year", both("vin-millesime", "wine-vintage"), both("Vin", "Wine"), "wines"),
  page("productPage", "product-page", both("produit", "product"), both("Produit", "Product"), "wines"),
  page("search", "product-search", both("recherche", "search"), both("Recherche", "Search"), "wines"),
  page("newsletter", "newsletter", both("lettre", "letter"), both("La lettre du domaine", "The estate letter")),
  {
    ...page("notFound", "not-found", both("introuvable", "not-found"), both("Page introuvable", "Page not found")),
    layout: notFoundLayout,
  },
  page("error", "error", both("erreur", "error"), both("Erreur", "Error")),
];

function page(name: PageName, type: string, slug: Both, menuTitle: Both, parent?: PageName): StartingPage {
  return { name, type, slug, menuTitle, ...(parent && { parent }) };
}
