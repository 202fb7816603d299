/** So many of one declination. */
export interface StockLine {
  readonly declinationId: number;
  readonly quantity: number;
}

/** What boxes hold, by the declination that a box is sold as. */
export type BoxContents = ReadonlyMap<number, readonly StockLine[]>;

/**
 * What some lines take from stock: a box takes its own form and what is in it (design §11), each
 * declination stands once, and they come by id, so that two orders ask for the same rows in the same order.
 */
export function stockDemand(lines: readonly StockLine[], boxes: BoxContents): readonly StockLine[] {
  const totals = new Map<number, number>();
  const add = (id: number, quantity: number) => totals.set(id, (totals.get(id) ?? 0) + quantity);
  for (const { declinationId, quantity } of lines) {
    add(declinationId, quantity);
    for (const item of boxes.get(declinationId) ?? []) add(item.declinationId, item.quantity * quantity);
  }
  return [...totals]
    .map(([declinationId, quantity]) => ({ declinationId, quantity }))
    .toSorted((one, other) => one.declinationId - other.declinationId);
}

/**
 * How many of a declination can be had of what is left (by declination; what isn't counted is not in it) when
 * the other lines get what they want; for lines that can't have all they ask, so it is always less than that.
 * A box is bounded by the least of its own stock and its items'. Null when nothing of it is counted.
 */
export function availableQuantity(
  declinationId: number,
  lines: readonly StockLine[],
  boxes: BoxContents,
  left: ReadonlyMap<number, number>,
): number | null {
  const isOwn = (line: StockLine) => line.declinationId === declinationId;
  const others = stockDemand(
    lines.filter((line) => !isOwn(line)),
    boxes,
  );
  const wanted = new Map(others.map((line) => [line.declinationId, line.quantity]));
  const bounds = stockDemand([{ declinationId, quantity: 1 }], boxes).flatMap((part) => {
    const there = left.get(part.declinationId);
    return there === undefined ? [] : [(there - (wanted.get(part.declinationId) ?? 0)) / part.quantity];
  });
  if (bounds.length === 0) return null;
  const asked = lines.filter(isOwn).reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, Math.min(asked - 1, ...bounds.map(Math.floor)));
}

/** Tells whether a number of bottles can be taken or brought. */
export function isCount(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity > 0 && quantity <= mostAtOnce;
}

/** The bound of the table's columns. */
const mostAtOnce = 100_000_000;
