import type { LayoutDocument } from "../layout.ts";
import { stack } from "./page-type.ts";

const parts = stack(
  { slug: "product-detail" },
  { slug: "e-label-link" },
  { slug: "recommended-products" },
  { slug: "prices-note" },
);
const [detail, form] = ["product-detail", "add-to-cart"];

/** What all pages of a product begin with: the product, its form for the cart below the prices, what goes with it. */
export const productLayout: LayoutDocument = {
  ...parts,
  blocks: {
    ...parts.blocks,
    [detail]: { id: detail, slug: detail, v: 1, props: {}, slots: { buy: [form] } },
    [form]: { id: form, slug: form, v: 1, props: {}, slots: {} },
  },
};
