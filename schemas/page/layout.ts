/** The version of the layout document's own shape; each block's props carry a version of their own. */
export const layoutVersion = 1;

export type BlockId = string;

export type LayoutKind = "page" | "frame" | "reusable" | "template";

/** One block as it is stored: its own props only, sparse (design §2, "component config"). */
export interface BlockNode {
  readonly id: BlockId;
  /** The registered slug; an unknown one is kept verbatim and never rendered to a visitor. */
  readonly slug: string;
  /** The version of the definition these props were written with. */
  readonly v: number;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly BlockId[]>>;
}

/** A layout document: a flat map of blocks and ordered lists of their ids (design §2). */
export interface LayoutDocument {
  readonly version: number;
  readonly kind: LayoutKind;
  readonly root: readonly BlockId[];
  readonly blocks: Readonly<Record<BlockId, BlockNode>>;
}

/** Slugs that the renderer itself understands. */
export const builtInSlugs = { outlet: "outlet", reusable: "reusable" } as const;

/** Limits of one document, and of the tree after reusable blocks are expanded. */
export const layoutLimits = { blocks: 2000, depth: 12, bytes: 1024 * 1024 } as const;

/** A component config: site-wide settings of one block slug, served by GET /component/conf/{slug}. */
export interface ComponentConfig {
  readonly slug: string;
  readonly v: number;
  readonly props: Readonly<Record<string, unknown>>;
}

/** An empty document of a kind. */
export function emptyLayout(kind: LayoutKind): LayoutDocument {
  return { version: layoutVersion, kind, root: [], blocks: {} };
}
