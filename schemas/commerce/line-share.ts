/** Of a line that was bought, what is asked to know what some of it cost. */
export interface BoughtLine {
  readonly quantity: number;
  /** All of it, after its share of the order's discount. */
  readonly toPayCents: number;
}

/** What of a line has gone back already. */
export interface GoneBack {
  readonly quantity: number;
  readonly cents: number;
}

/**
 * What so many more of a line are paid back with, its discount share with them, in cents [W3]: what all that has gone back
 * then cost, less what was paid for it before. However a line comes back, it adds up to what was paid for it.
 */
export function lineShare(line: BoughtLine, before: GoneBack, quantity: number): number {
  const all = Math.floor((line.toPayCents * (before.quantity + quantity)) / line.quantity);
  return Math.max(0, all - before.cents);
}
