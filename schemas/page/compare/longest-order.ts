/**
 * The longest of the rows that numbers make when some are left out and each is larger than the one before it; as the
 * places of the numbers that stay. Of several as long it is the one that ends smallest.
 */
export function longestOrder(numbers: readonly number[]): readonly number[] {
  /** By length less one: at which place the row of that length ends that ends smallest. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  numbers.forEach((number, place) => {
    const at = firstNotSmaller(ends, (end) => (numbers[end] ?? 0) >= number);
    before.set(place, ends[at - 1]);
    ends[at] = place;
  });
  const row: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before.get(place)) row.unshift(place);
  return row;
}

/** The first place in a list from which on all are so, found by halving. */
function firstNotSmaller(list: readonly number[], isSo: (item: number) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = list[middle];
    if (item !== undefined && isSo(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
