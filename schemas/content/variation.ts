/** Something in which a product's declinations differ (spec §3). */
export interface VariationAxis {
  readonly id: number;
  readonly label: string;
  /** What pages write instead of the label; null: the label. */
  readonly displayLabel: string | null;
}

/** One of the values a variation takes. */
export interface VariationDetail {
  readonly id: number;
  readonly label: string;
}

/** A variation with all its values. */
export interface Variation extends VariationAxis {
  readonly details: readonly VariationDetail[];
}
