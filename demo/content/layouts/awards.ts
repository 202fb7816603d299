import { both } from "#starter/both.ts";
import { toPage } from "#demo/content/links.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

export const awardsLayout = layout(
  "page",
  section("introduction", { width: "wide", spacing: "small" }, [
    columns(
      "introduction-columns",
      { ratio: "wide-narrow", align: "end", gap: "large" },
      [
        title("introduction-title", both("Ce que d’autres en ont dit", "What others have said"), {
          level: 1,
          size: "display",
          eyebrow: both("Récompenses", "Awards"),
        }),
      ],
      [
        words(
          "introduction-text",
          both(
            "<p>Nous envoyons peu de bouteilles aux concours : elles manqueraient au caveau. Voici celles qui sont revenues avec quelque chose autour du cou.</p>",
            "<p>We send few bottles to competitions: they would be missed in the tasting room. Here are the ones that came back with something round their necks.</p>",
          ),
        ),
      ],
    ),
  ]),
  section("list", { width: "wide" }, [block("awards", "element-list", { route: "recompenses", layout: "grid" })]),
  block("closing", "banner", {
    image: picture("cellar-barrels"),
    isFirst: false,
    height: "medium",
    title: both("Le meilleur jury reste votre table", "The best jury is still your own table"),
    call: toPage("wines", both("Choisir une bouteille", "Choose a bottle")),
  }),
);
