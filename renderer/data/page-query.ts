import type { FindDefinition } from "./data-ports.ts";

/** The query keys that a page's blocks understood, and the one spelling they are cached under. */
export interface PageQuery {
  /** Valid keys by block id, without the block's prefix. */
  readonly byBlock: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Canonical text, sorted, without `?`; empty when nothing valid was asked. */
  readonly text: string;
}

/** Keeps of an address's query what the blocks of the tree declare (`{block id}.{key}`, shared keys bare) and accept. */
export function pageQuery(tree: readonly Named[], find: FindDefinition, search: URLSearchParams): PageQuery {
  if (search.size === 0) return noQuery;
  const byBlock = new Map<string, Record<string, string>>();
  const kept: [string, string][] = [];
  for (const node of walk(tree)) {
    for (const [key, rule] of Object.entries(find(node.slug)?.query ?? {})) {
      const name = rule.isShared ? key : `${node.id}.${key}`;
      const text = search.get(name);
      const value = text === null ? null : rule.parse(text);
      if (value === null) continue;
      byBlock.set(node.id, { ...byBlock.get(node.id), [key]: value });
      kept.push([name, value]);
    }
  }
  // Two blocks may share a key: it stands in the address once.
  const sorted = [...new Map(kept)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { byBlock, text: new URLSearchParams(sorted).toString() };
}

const noQuery: PageQuery = { byBlock: new Map(), text: "" };

/** What a tree's nodes are at least, whatever else they carry. */
interface Named {
  readonly id: string;
  readonly slug: string;
  readonly slots: Readonly<Record<string, readonly Named[]>>;
}

interface Nested<Node> {
  readonly slots: Readonly<Record<string, readonly Node[]>>;
}

/** Every node of a tree, parents first. */
export function* walk<Node extends Nested<Node>>(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    for (const inner of Object.values(node.slots)) yield* walk(inner);
  }
}
