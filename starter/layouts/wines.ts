import { both } from "../both.ts";
import { block, layout, section } from "../layout-builder.ts";

export const winesLayout = layout(
  "page",
  section("list", { width: "wide" }, [
    block("wines", "product-grid", {
      eyebrow: both("La cave du domaine", "From the estate’s cellar"),
      title: both("Nos vins", "Our wines"),
      isPageTitle: true,
    }),
    block("validity", "prices-note"),
  ]),
);
