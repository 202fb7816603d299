import type { Crumb } from "../../page/page-document.ts";
import type { Thing } from "./thing.ts";

/** The way from the start page to this one; nothing to say of the start page itself. */
export function breadcrumbThing(crumbs: readonly Crumb[], origin: string): Thing | null {
  if (crumbs.length < 2) return null;
  // A bare address would be text, where schema.org wants a thing.
  const items = crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: { "@id": origin + path },
  }));
  return { "@type": "BreadcrumbList", itemListElement: items };
}
