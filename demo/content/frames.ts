import type { Both } from "#starter/both.ts";
import { both } from "#starter/both.ts";
import { block, layout, outlet } from "#starter/layout-builder.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import { toAddress, toPage } from "./links.ts";

/** The two frames (spec §2: two layouts, default and page layout, with the same chrome). */
export const defaultFrame = frame(
  both(
    "Famille Aurival, vigneronne à Montclair depuis 1921",
    "The Aurival family, winegrowers in Montclair since 1921",
  ),
);

export const pageFrame = frame(
  both("Caveau ouvert du mardi au samedi, sans rendez-vous", "Tasting room open Tuesday to Saturday, no booking"),
);

function frame(topBarText: Both): LayoutDocument {
  return layout(
    "frame",
    block("skip", "skip-link"),
    block("promo", "promo-banner"),
    block("top", "top-bar", { text: topBarText }, { end: [block("languages", "language-menu", { form: "codes" })] }),
    block(
      "menu",
      "app-bar",
      {},
      { tools: [block("search", "search-bar"), block("small-languages", "language-menu", { form: "small-screen" })] },
    ),
    outlet(),
    block("foot", "footer", {
      text: both(
        "Quatre générations sur une seule pente. Nos vins se boivent ici, ailleurs, et surtout à plusieurs.",
        "Four generations on a single slope. Our wines are for drinking here, elsewhere and, above all, together.",
      ),
    }),
    block("legal", "legal-text"),
    block("alcohol", "alcohol-message"),
    block("breathalyser", "ethylotest-banner"),
    block("slider", "fullscreen-slider"),
    block("suggestions", "search-suggestions"),
    block("toasts", "toasts"),
    block("popups", "popup"),
    block("age", "minors-gate"),
    block("bottom", "bottom-bar", {
      links: [
        { link: toPage("home", both("Accueil", "Home")), icon: "home" },
        { link: toPage("wines", both("Cuvées", "Wines")), icon: "bottle" },
        { link: toPage("visit", both("Venir", "Visit")), icon: "place" },
        { link: toAddress("tel:0000000000", both("Appeler", "Call")), icon: "phone" },
      ],
    }),
  );
}
