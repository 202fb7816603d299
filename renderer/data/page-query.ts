import type { QueryKey } from "#blocks/kit/define-block.ts";

import type { FindDefinition } from "./data-ports.ts";

/** The query keys that a page's blocks understood, and the one spelling they are cached under. */
export interface PageQuery {
  /** Valid keys by block id, without the block's prefix. */
  readonly byBlock: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Canonical text, sorted, without `?`; empty when nothing valid was asked. */
  readonly text: string;
  /** The same of what holds in the page's other languages, too: neither what a form said nor a later page of words. */
  readonly lasting: string;
}

/** Keeps of an address's query what the blocks of the tree declare (`{block id}.{key}`, shared keys bare) and accept. */
export function pageQuery(tree: readonly Named[], find: FindDefinition, search: URLSearchParams): PageQuery {
  if (search.size === 0) return noQuery;
  const byBlock = new Map<string, Readonly<Record<string, string>>>();
  const all: Kept[] = [];
  const lasting: Kept[] = [];
  for (const { id, slug } of walk(tree)) {
    const kept = keptOf(id, find(slug)?.query ?? {}, search);
    if (kept.length === 0) continue;
    byBlock.set(id, Object.fromEntries(kept.map(({ key, value }) => [key, value])));
    all.push(...kept);
    const hasWords = kept.some(({ rule }) => rule.isWords);
    lasting.push(...kept.filter(({ key, rule }) => !rule.isSaid && !(hasWords && key === "page")));
  }
  return { byBlock, text: spelled(all), lasting: spelled(lasting) };
}

const noQuery: PageQuery = { byBlock: new Map(), text: "", lasting: "" };

interface Kept {
  readonly key: string;
  /** The key as the address has it. */
  readonly name: string;
  readonly value: string;
  readonly rule: QueryKey;
}

/** What one block understands. */
function keptOf(id: string, keys: Readonly<Record<string, QueryKey>>, search: URLSearchParams): readonly Kept[] {
  return Object.entries(keys).flatMap(([key, rule]) => {
    const name = rule.isShared ? key : `${id}.${key}`;
    const text = search.get(name);
    const value = text === null ? null : rule.parse(text);
    return value === null ? [] : [{ key, name, value, rule }];
  });
}

/** The one spelling of what was kept. Two blocks may share a key: it stands in the address once. */
function spelled(kept: readonly Kept[]): string {
  const pairs = new Map(kept.map(({ name, value }) => [name, value]));
  return new URLSearchParams([...pairs].toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
}

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
