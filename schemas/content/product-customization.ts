import type {
  CostType,
  CustomizationAnswer,
  CustomizationInput,
  CustomizationType,
  InputType,
} from "../commerce/customization.ts";

import type { ProductDetail } from "./product-detail.ts";
import type { Declination } from "./product.ts";

/** A cost as it is sent. `amount`: euros of EURO, percent of PERCENT. */
export interface SentCost {
  readonly costType: CostType;
  readonly amount: number;
}

/** A cost and when it is asked (spec §3), as it is sent. */
export interface SentCustomizationValue extends SentCost {
  readonly textNumberOfChar: number | null;
  readonly selectKey: string | null;
  readonly label: string | null;
}

/** One field of a customization, as it is sent. */
export interface SentCustomizationInput extends Omit<CustomizationInput, "customizationValues"> {
  readonly customizationValues: readonly SentCustomizationValue[];
}

/** How a product is made for one buyer (spec §3), in one language. */
export interface ProductCustomization {
  readonly type: CustomizationType;
  /** Whether nobody can withdraw from what is made so: to be told before the order (L221-28 3°). */
  readonly isExcludedFromWithdrawal: boolean;
  readonly inputs: readonly SentCustomizationInput[];
}

/** How one declination of a product is customized: all that its page shows. */
export interface DeclinationCustomization {
  readonly product: ProductDetail;
  readonly declination: Declination;
  readonly customization: ProductCustomization;
  /** The page's own address, prefix included. */
  readonly url: string;
}

/** An answer as whoever customizes sends it. Only what belongs to its field's type is looked at. */
export interface GivenAnswer {
  /** Of its field. */
  readonly id: number;
  readonly textValue?: string | null | undefined;
  readonly checkboxValue?: boolean | undefined;
  readonly selectValue?: { readonly key: string; readonly value?: string | undefined } | null | undefined;
  /** The file that `validateCustomizationFile` kept. */
  readonly file?: string | null | undefined;
}

/** A file that was judged and is kept for an hour, until something is ordered with it. */
export interface KeptCustomizationFile {
  /** Names it in an answer. */
  readonly file: string;
  readonly filename: string;
  readonly bytes: number;
}

/** An answer as a line of a cart or an order carries it (spec §3, "Answer"), with what it costs. Euros. */
export interface LineAnswer extends CustomizationAnswer, SentCost {
  readonly label: string;
  readonly inputType: InputType;
  /** What it costs for one. */
  readonly cost: number;
  /** Where its file can be fetched by who ordered it; null: it has none, or isn't ordered yet. */
  readonly url: string | null;
}

/** What one costs that is customized so, in euros. */
export interface CustomizationPrice {
  /** What the answers cost together, for one. */
  readonly customization: number;
  /** One, after its discounts, with its customization. */
  readonly unitPrice: number;
  /** So many of them. */
  readonly total: number;
  readonly answers: readonly (SentCost & { readonly id: number; readonly cost: number })[];
}
