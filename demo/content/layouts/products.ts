import { both } from "#starter/both.ts";
import { layoutIds } from "#demo/content/ids.ts";
import { block, layout, reusable, section } from "#starter/layout-builder.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

/** A wine, one of its vintages or sizes, a box, an accessory: the product, then what goes with it. */
export const productLayout: LayoutDocument = layout(
  "page",
  block("product", "product-detail"),
  section("beside-band", { tone: "tint", width: "wide" }, [
    block("beside", "recommended-products", {
      eyebrow: both("De la même cave", "From the same cellar"),
      title: both("À goûter ensuite", "To taste next"),
    }),
  ]),
  reusable("visit", layoutIds.visitInvitation),
);
