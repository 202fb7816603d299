import { findPageType } from "./catalogue.ts";

/**
 * Whether a page is one of the shop's: one that is marked so, and whatever its row says one whose type stands behind
 * the shop's guard (spec §2). Never the start page, which is where that guard sends everybody.
 */
export function isShopPage(type: string, isMarked: boolean): boolean {
  if (type === "home") return false;
  return isMarked || (findPageType(type)?.guards.includes("e-commerce") ?? false);
}
