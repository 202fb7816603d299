/** The most of one thing that the quantity list offers, and how many entries it has (spec §9). */
const mostOffered = 1000;
const mostEntries = 20;

/** By how many a declination is sold: 1 where it says nothing positive (spec §5) [Q1]. */
export function multipleOf(sellByMultipleOf: number): number {
  return Number.isInteger(sellByMultipleOf) && sellByMultipleOf > 0 ? sellByMultipleOf : 1;
}

/**
 * The quantities that a list offers: multiples up to 1000, at most 20 (spec §5, §9) [Q2]. `left` is what there is of it;
 * null where its stock isn't in use.
 */
export function quantityList(sellByMultipleOf: number, left: number | null): readonly number[] {
  const multiple = multipleOf(sellByMultipleOf);
  const most = Math.min(mostOffered, left ?? mostOffered);
  const entries = Math.max(0, Math.min(mostEntries, Math.floor(most / multiple)));
  return Array.from({ length: entries }, (_, index) => (index + 1) * multiple);
}

/** A quantity that somebody typed; what is no number becomes the multiple (spec §5) [Q1]. */
export function readQuantity(text: string, sellByMultipleOf: number): number {
  return numberIn(text) ?? multipleOf(sellByMultipleOf);
}

/** The number that somebody typed; null: it is none. */
export function numberIn(text: string): number | null {
  const quantity = text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
  return Number.isFinite(quantity) ? quantity : null;
}

/** What a quantity is asked of. */
export interface SoldForm {
  readonly type: "WINE" | "BOX" | "OTHER";
  readonly sellByMultipleOf: number;
  /** What there is of it; null where its stock isn't in use. */
  readonly left: number | null;
}

/** Why a quantity can't be had, as a key of the messages (spec §5, §8). */
export type QuantityProblem =
  | { readonly messageKey: "quantity.positive" }
  | {
      readonly messageKey: "quantity.multiple" | "quantity.multipleOfBottles" | "stock.left";
      readonly values: { n: number };
    };

/** What is wrong with a quantity; null: nothing. The first rule that it breaks, in the order of spec §5 [Q3]. */
export function quantityProblem(quantity: number, form: SoldForm): QuantityProblem | null {
  if (!(quantity > 0)) return { messageKey: "quantity.positive" };
  const multiple = multipleOf(form.sellByMultipleOf);
  if (!Number.isInteger(quantity) || quantity % multiple !== 0) {
    const messageKey = form.type === "WINE" ? "quantity.multipleOfBottles" : "quantity.multiple";
    return { messageKey, values: { n: multiple } };
  }
  if (form.left !== null && quantity > form.left) {
    return { messageKey: "stock.left", values: { n: Math.max(0, form.left) } };
  }
  return null;
}
