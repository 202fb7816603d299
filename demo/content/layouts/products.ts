import { both } from "#starter/both.ts";
import { toPage } from "#demo/content/links.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

/** A wine, one of its vintages or sizes, a box, an accessory: the product, then what goes with it. */
export const productLayout: LayoutDocument = layout(
  "page",
  block("product", "product-detail", {}, { buy: [block("buy", "add-to-cart")] }),
  section("papers", { width: "wide", spacing: "small" }, [
    columns(
      "papers-columns",
      { gap: "large" },
      [block("sheet", "technical-sheet-link")],
      [block("label", "e-label-link")],
    ),
  ]),
  section("beside-band", { tone: "tint", width: "wide" }, [
    block("beside", "recommended-products", {
      eyebrow: both("De la même cave", "From the same cellar"),
      title: both("À goûter ensuite", "To taste next"),
    }),
  ]),
  section("counter", { width: "wide" }, [
    block("counter-call", "call-to-action", {
      title: both("Ou au comptoir, un verre à la main", "Or at the counter, glass in hand"),
      text: both(
        "Du mardi au samedi, sans rendez-vous. Derrière la porte rouge, il y a toujours une bouteille ouverte.",
        "Tuesday to Saturday, no reservation needed. Behind the red door there is always a bottle open.",
      ),
      call: toPage("visit", both("Préparer sa visite", "Plan your visit")),
    }),
  ]),
);
