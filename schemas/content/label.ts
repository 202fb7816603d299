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

/** The e-label of a form of a wine, sold or not, and where its QR code leads. */
export interface LabelCode {
  readonly idDeclination: number;
  readonly reference: string;
  readonly year: number | null;
  readonly capacityMl: number;
  /** Bottles of what is sold no more still lead to their label. */
  readonly isSold: boolean;
  /** Whether it says what the law wants: of another there is no code. */
  readonly isComplete: boolean;
  /** The whole address, as bottles have it. */
  readonly address: string;
}
