import { both } from "#starter/both.ts";
import { pageIds } from "#demo/content/ids.ts";
import { toPage } from "#demo/content/links.ts";
import { block, layout, section } from "#starter/layout-builder.ts";

export const newsLayout = layout(
  "page",
  section("journal", { width: "wide" }, [
    block("news", "news-list", {
      eyebrow: both("Le journal du domaine", "The estate journal"),
      title: both("Actualités", "News"),
      isPageTitle: true,
    }),
  ]),
  section("notebook", { width: "wide" }, [
    block("notebook-call", "call-to-action", {
      title: both("Plus long, plus lent : le carnet", "Longer and slower: the notebook"),
      text: both(
        "Ce qui demande plus d’une page, écrit les jours de pluie.",
        "What takes more than a page, written on rainy days.",
      ),
      call: toPage("blog", both("Ouvrir le carnet", "Open the notebook")),
    }),
  ]),
);

export const newsDetailLayout = layout(
  "page",
  block("item", "news-detail", { list: pageIds.news }),
  section("more-band", { tone: "tint", width: "wide" }, [
    block("more", "news-list", {
      eyebrow: both("Le journal du domaine", "The estate journal"),
      title: both("À lire aussi", "Read on"),
      nbItem: 3,
      layout: "grid",
      hasPages: false,
    }),
  ]),
);
