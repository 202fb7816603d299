import { startTransition, useEffect, useState } from "react";

/** As many rows as fill a large screen. */
const first = 40;

/**
 * The rows that are drawn: at first those that are seen, so that five hundred pages don't keep somebody waiting for one, and
 * the rest right after. With a row that is somebody's already they are drawn as far as that at least.
 */
export function useWhole<Row extends { readonly page: { readonly pageId: number } }>(
  rows: readonly Row[],
  current: number | null,
): readonly Row[] {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  if (isWhole || rows.length <= first) return rows;
  const at = rows.findIndex(({ page }) => page.pageId === current);
  return rows.slice(0, Math.max(first, at + 1));
}
