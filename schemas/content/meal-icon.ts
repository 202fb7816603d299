/** A kind of dish with its icon. */
export interface MealIcon {
  readonly id: number;
  /** Its name in addresses and filters: `poultry`. */
  readonly key: string;
  readonly label: string;
  /** The `d` of one SVG path on a 24 × 24 grid, drawn with a stroke and no fill. */
  readonly icon: string;
}
