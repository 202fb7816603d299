import type { CapacityUnit } from "./product.ts";

/** A form of a wine whose e-label there is, and where that stands. */
export interface ProductLabel {
  readonly idDeclination: number;
  readonly year: number | null;
  readonly capacity: number;
  readonly capacityUnit: CapacityUnit;
  /** A path of the site, in no language. */
  readonly url: string;
}
