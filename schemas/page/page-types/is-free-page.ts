import { findPageType } from "./catalogue.ts";

/**
 * Whether pages of a type are what an estate writes on them, and nothing else: there is none until its layout is
 * published. Any other page shows at least what its type begins with.
 */
export function isFreePage(type: string): boolean {
  const pageType = findPageType(type);
  if (!pageType || pageType.pattern !== null || pageType.status !== undefined) return false;
  return pageType.defaultLayout.root.length === 0;
}
