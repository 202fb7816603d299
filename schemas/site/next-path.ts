import { isSafeUrl } from "../fields/link-target.ts";

/**
 * Where a visitor wants to be after logging in, from an address's `next` (spec §2): a path of this site with its query.
 * Null for anything else, and for the login itself.
 */
export function readNext(text: string): string | null {
  if (!text.startsWith("/") || !isSafeUrl(text)) return null;
  const { pathname, search } = new URL(text, "https://site.invalid");
  return /^\/(?:[a-z]{2}_[A-Z]{2}\/)?(?:auth|password)(?:\/|$)/.test(pathname) ? null : pathname + search;
}
