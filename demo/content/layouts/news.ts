import { both } from "#starter/both.ts";
import { layoutIds, pageIds } from "#demo/content/ids.ts";
import { block, layout, reusable, section } from "#starter/layout-builder.ts";

export const newsLayout = layout(
  "page",
  section("journal", { width: "wide" }, [
    block("news", "news-list", {
      eyebrow: both("Le journal du domaine", "The estate journal"),
      title: both("Actualités", "News"),
      isPageTitle: true,
    }),
  ]),
  reusable("visit", layoutIds.visitInvitation),
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
