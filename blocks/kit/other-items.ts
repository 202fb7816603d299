/**
 * What a list shows on the page of one of its own items: the others. `count` is how many at most; a list that
 * asks for one more than it shows stays full there.
 */
export function otherItems<T extends { readonly url: string }>(
  items: readonly T[],
  path: string,
  count = items.length,
): readonly T[] {
  return items.filter(({ url }) => url === "" || url !== path).slice(0, count);
}
