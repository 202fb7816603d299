import { findPageType, pageTypes } from "./catalogue.ts";
import { matchPath } from "./match-path.ts";

/** What stands at the site's root beside its pages, or will: the operator's own place. */
const folders: readonly string[] = [
  "admin",
  "api",
  "assets",
  "custom",
  "healthz",
  "images",
  "media",
  "readyz",
  "speculation",
];

/** Whether a slug can't be that of a page of a type, because its address leads elsewhere. */
export function isReservedSlug(slug: string, type: string): boolean {
  const isAddress = Object.keys(findPageType(type)?.params ?? {}).length === 0;
  if (!isAddress || slug === "") return false;
  const match = matchPath(`/${slug}`, pageTypes);
  if (match && match.pageType.slug !== type) return true;
  return folders.includes(slug.split("/", 1)[0] ?? "");
}
