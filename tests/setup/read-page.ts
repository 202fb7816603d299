import { linkedDataIn } from "./schema-org.ts";

/** What a search engine reads of a page. */
export interface ReadPage {
  readonly status: number;
  readonly html: string;
  readonly lang: string | undefined;
  /** The page type's slug, from the page's document. */
  readonly type: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  /** Addresses by `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>;
  /** How many main titles it has. */
  readonly h1: number;
  /** The names of the way to it, from its linked data. */
  readonly crumbs: readonly string[];
}

/** Reads a page's HTML as it was sent. */
export function readPage(status: number, html: string): ReadPage {
  const one = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
  const links = [...html.matchAll(/<link[^>]*rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  return {
    status,
    html,
    lang: one(/<html lang="([^"]+)"/),
    type: one(/"page":\{"id":(?:\d+|null),"type":"([^"]+)"/),
    title: one(/<title>([^<]*)<\/title>/) ?? "",
    description: one(/<meta[^>]*name="description" content="([^"]*)"/) ?? "",
    canonical: one(/rel="canonical" href="([^"]+)"/),
    alternates: new Map(links.map(([, language = "", href = ""]) => [language, href])),
    h1: html.match(/<h1[\s>]/g)?.length ?? 0,
    crumbs: crumbsIn(html),
  };
}

function crumbsIn(html: string): readonly string[] {
  const trail = linkedDataIn(html).find((node) => node["@type"] === "BreadcrumbList");
  const items = (trail?.["itemListElement"] ?? []) as readonly { readonly name: string }[];
  return items.map(({ name }) => name);
}
