import type { PageType } from "./page-type.ts";

/** Whether an estate may have several pages of a type, or none: those that have addresses of their own, not the site's. */
export function isRepeatable({ pattern, status, pageSlug }: PageType): boolean {
  return (pattern === null && status === undefined) || pageSlug !== undefined;
}
