import type { Both } from "#starter/both.ts";
import type { MediaName } from "#demo/content/media.ts";
import type { ProductType } from "#schemas/content/product.ts";

export type Colour = "RED" | "WHITE" | "ROSE" | "SPARKLING" | "SWEET";

/** A product of the demo, as its file writes it. */
export interface DemoProduct {
  readonly id: number;
  readonly type: ProductType;
  /** Empty for what is not a wine. */
  readonly kind: Colour | "";
  readonly image: MediaName;
  /** Its back label, for its sheet on paper. */
  readonly backImage?: MediaName;
  readonly tags: readonly string[];
  readonly name: Both;
  readonly slug: Both;
  /** Plain text, one or two sentences. */
  readonly summary: Both;
  /** HTML. */
  readonly text: Both;
  readonly declinations: readonly DemoDeclination[];
}

export interface DemoDeclination {
  /** Given by the database where it isn't said. */
  readonly id?: number;
  readonly reference: string;
  readonly year: number | null;
  readonly capacityMl: number;
  readonly priceCents: number;
  /** A bottle of this size whose label names this vintage; the product's own stands for the rest. */
  readonly image?: MediaName;
  /** Bottles left, when stock is in use. */
  readonly stock?: number;
  readonly discount?: DemoDiscount;
  readonly sellByMultipleOf?: number;
}

/** Cents off, or hundredths of a percent off. */
export type DemoDiscount = { readonly type: "EURO" | "PERCENT"; readonly amount: number };
