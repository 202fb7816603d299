/** The host of a URL, as a request names it; null when there is none. */
export function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host || null : null;
}
