import type { IslandNode, StaticNode, WireDocument } from "#renderer/page/page-document.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

type Changes = Partial<Omit<WireDocument, "page">> & { readonly page?: Partial<PageFacts> };

/** A page document as the browser receives it; empty unless told otherwise. */
export function buildWireDocument({ page, ...changes }: Changes = {}): WireDocument {
  return {
    build: "build-1",
    status: 200,
    page: { id: 1, type: "content", locale: "fr_FR", path: "/", alternates: {}, zone: "public", ...page },
    head: { title: "Le Domaine", lang: "fr-FR", dir: "ltr", tags: [] },
    theme: "",
    nodes: [],
    ...changes,
  };
}

/** A static block on the wire. */
export function buildStaticNode(changes: Partial<StaticNode> = {}): StaticNode {
  return { kind: "static", id: "s1", slug: "rich-text", hash: "h1", ...changes };
}

/** A co

/** An island block on the wire. */
export function buildIslandNode(changes: Partial<IslandNode> = {}): IslandNode {
  return { kind: "island", id: "i1", slug: "album", starts: "interaction", props: {}, data: {}, query: {}, ...changes };
}
