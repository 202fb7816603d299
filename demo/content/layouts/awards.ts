import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";

import { pageTitle } from "./pieces.ts";

export const awardsLayout = layout(
  "page",
  section("introduction", { width: "narrow", spacing: "large" }, [
    pageTitle(both("Ce que d’autres en ont dit", "What others have said"), both("Récompenses", "Awards"), {
      size: "large",
      align: "center",
    }),
    words(
      "introduction-text",
      both(
        "<p>Nous envoyons peu de bouteilles aux concours : elles manqueraient au caveau. Voici celles qui sont revenues avec quelque chose autour du cou.</p>",
        "<p>We send few bottles to competitions: they would be missed in the tasting room. Here are the ones that came back with something around their necks.</p>",
      ),
      { align: "center" },
    ),
  ]),
  section("list", { width: "narrow" }, [
    block("awards", "element-list", {
      route: "recompenses",
      layout: "list",
      more: both("Voir ce vin", "See this wine"),
    }),
  ]),
  section("closing", { width: "narrow", spacing: "large" }, [
    words(
      "closing-words",
      both(
        '<p>Le meilleur jury reste votre table. <a href="/nos-cuvees">Choisir une bouteille</a></p>',
        '<p>The best jury is still your own table. <a href="/en_US/our-wines">Choose a bottle</a></p>',
      ),
      { size: "statement", align: "center" },
    ),
  ]),
);
