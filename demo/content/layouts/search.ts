import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";

export const searchLayout = layout(
  "page",
  section("search-band", { width: "wide", spacing: "small" }, [
    block("search", "search-results", {
      title: both("Chercher au domaine", "Search the estate"),
      isPageTitle: true,
    }),
  ]),
);
