/** The page's address without its anchor, and without what a form said before. */
export function addressNow(): string {
  const url = new URL(location.href);
  for (const key of [...url.searchParams.keys()]) if (key.endsWith(".state")) url.searchParams.delete(key);
  return url.pathname + url.search;
}
