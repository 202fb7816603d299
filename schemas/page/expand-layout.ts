import type { Message } from "../refusal.ts";
import type { BlockRegistry } from "./block-registry.ts";
import { findBlock } from "./block-registry.ts";
import type { BlockId, BlockNode, LayoutDocument } from "./layout.ts";
import { builtInSlugs, layoutLimits } from "./layout.ts";
import { migrateBlock } from "./migrate-block.ts";
import { blockOf } from "./tree.ts";
import { viewedProps, type Visibility, visibilityOf } from "./visibility.ts";

/** A block of the tree that is rendered: frame and page in one, reusable blocks laid out. */
export interface ExpandedBlock {
  /** Unique in the tree: a page's ids as they are, `frame:id` for the frame's, `outer/inner` inside a reusable. */
  readonly id: string;
  readonly slug: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly ExpandedBlock[]>>;
  /** When and for whom it is shown; all of it must hold. Left out: always, for everybody. */
  readonly shown?: readonly Visibility[];
  /** Why the block can't be shown: visitors see nothing, administrators are told. */
  readonly problem?: Message;
}

export interface ExpandInput {
  /** Null for a layout that is shown without a frame. */
  readonly frame: LayoutDocument | null;
  readonly page: LayoutDocument;
  /** Layouts of kind `reusable` by their layout id. */
  readonly reusables: ReadonlyMap<number, LayoutDocument>;
  readonly definitions: BlockRegistry;
}

interface Place {
  readonly document: LayoutDocument;
  readonly prefix: string;
  readonly depth: number;
  /** The reusable layouts that this place stands inside of. */
  readonly inside: readonly number[];
  /** What holds for whatever stands there, by the reusable blocks that place it. */
  readonly shown: readonly Visibility[];
}

/**
 * Lays out what a visitor gets: the frame with the page's root in its outlet (slot `content`), reusable blocks replaced by
 * their content. What can't be laid out becomes a node with a `problem`; this never fails (design §2).
 */
export function expandLayout({ frame, page, reusables, definitions }: ExpandInput): readonly ExpandedBlock[] {
  let count = 0;
  const pagePlace = (depth: number): Place => ({ document: page, prefix: "", depth, inside: [], shown: [] });

  function expandAll(ids: readonly BlockId[], place: Place): readonly ExpandedBlock[] {
    return ids.flatMap((id) => {
      const node = blockOf(place.document.blocks, id);
      return node === undefined ? [] : expand(node, place);
    });
  }

  function expand(node: BlockNode, place: Place): readonly ExpandedBlock[] {
    // Counted before anything else: reusable blocks that double each other stop here too.
    count += 1;
    if (count > layoutLimits.blocks + 1) return [];
    if (count > layoutLimits.blocks)
      return [broken(node, place, { messageKey: "page.tooManyBlocks", values: { limit: layoutLimits.blocks } })];
    if (node.slug === builtInSlugs.outlet) {
      if (place.document !== frame) return [broken(node, place, { messageKey: "layout.outlet" })];
      return [
        {
          id: place.prefix + node.id,
          slug: node.slug,
          props: node.props,
          slots: { content: expandAll(page.root, pagePlace(place.depth)) },
        },
      ];
    }
    if (node.slug === builtInSlugs.reusable) return expandReusable(node, place);
    if (place.depth > layoutLimits.depth) {
      return [broken(node, place, { messageKey: "layout.tooDeep", values: { limit: layoutLimits.depth } })];
    }
    const current = migrateBlock(node, definitions);
    if (!current.ok) return [broken(node, place, current.error)];
    const schema = findBlock(definitions, node.slug);
    if (schema === undefined)
      return [broken(node, place, { messageKey: "missing.block", values: { slug: node.slug } })];
    const inner = { ...place, depth: place.depth + 1, shown: [] };
    const slots = Object.keys(schema.slots ?? {}).map((name) => {
      const ids = Object.hasOwn(node.slots, name) ? (node.slots[name] ?? []) : [];
      return [name, expandAll(ids, inner)] as const;
    });
    const { slug, props } = current.value;
    const expanded = { id: place.prefix + node.id, slug, props: viewedProps(props), slots: Object.fromEntries(slots) };
    const shown = conditionsAt(current.value, place);
    return [shown.length === 0 ? expanded : { ...expanded, shown }];
  }

  function expandReusable(node: BlockNode, place: Place): readonly ExpandedBlock[] {
    const id = layoutIdOf(node);
    const document = id === null ? undefined : reusables.get(id);
    if (id === null) return [broken(node, place, { messageKey: "reusable.none" })];
    if (document === undefined) return [broken(node, place, { messageKey: "reusable.missing", values: { id } })];
    if (place.inside.includes(id)) return [broken(node, place, { messageKey: "reusable.cycle", values: { id } })];
    return expandAll(document.root, {
      document,
      prefix: `${place.prefix}${node.id}/`,
      depth: place.depth,
      inside: [...place.inside, id],
      shown: conditionsAt(node, place),
    });
  }

  if (frame === null) return expandAll(page.root, pagePlace(1));
  return expandAll(frame.root, { document: frame, prefix: "frame:", depth: 1, inside: [], shown: [] });
}

/** The reusable layouts that a document places directly, each once. Load them, and ask again for what they place. */
export function reusableIds(document: LayoutDocument): readonly number[] {
  const ids = Object.values(document.blocks)
    .filter(({ slug }) => slug === builtInSlugs.reusable)
    .map(layoutIdOf);
  return [...new Set(ids.filter((id) => id !== null))];
}

function layoutIdOf({ props }: BlockNode): number | null {
  const id = props["layoutId"];
  return typeof id === "number" && Number.isInteger(id) && id > 0 ? id : null;
}

/** [PV3] What a block says of when it is shown, with what the reusable blocks say that place it. */
function conditionsAt(node: BlockNode, { shown }: Place): readonly Visibility[] {
  const own = visibilityOf(node);
  return own === null ? shown : [...shown, own];
}

function broken({ id, slug, props }: BlockNode, { prefix }: Place, { messageKey, values }: Message): ExpandedBlock {
  return { id: prefix + id, slug, props: viewedProps(props), slots: {}, problem: { messageKey, values } };
}
