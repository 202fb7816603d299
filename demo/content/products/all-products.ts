import { others } from "./others.ts";
import type { DemoProduct } from "./product.ts";
import { reds } from "./reds.ts";
import { whites } from "./whites.ts";

/** Everything that the estate sells. */
export const demoProducts: readonly DemoProduct[] = [...reds, ...whites, ...others];
