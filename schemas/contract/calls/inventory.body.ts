import { number, string } from "yup";

import { handKinds, longestStockNote, mostStock } from "../../commerce/stock-movements.ts";
import { shape } from "../shapes/shape.ts";

const count = number().integer().min(0).max(mostStock).required();

/**
 * What `correctStock` takes: why, how many (of a COUNT what there is, else how many came or went), and what there was for who
 * writes it down: where something else is there by now, or it was sent twice, it is refused.
 */
export const correctStockBody = shape({
  kind: string().oneOf(handKinds).required(),
  quantity: count,
  expected: count,
  note: string().trim().max(longestStockNote).defined(),
});
