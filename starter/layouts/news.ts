import { both } from "../both.ts";
import { block, layout, section } from "../layout-builder.ts";

export const newsLayout = layout(
  "page",
  section("journal", { width: "wide" }, [
    block("news", "news-list", {
      eyebrow: both("Au fil des saisons", "Through the seasons"),
      title: both("Actualités", "News"),
      isPageTitle: true,
    }),
  ]),
);
