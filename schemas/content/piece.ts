import type { LayoutDocument } from "../page/layout.ts";

/**
 * What is kept of layouts for other pages: a template is copied where it is put, a reusable block is placed and stays one for
 * all its places.
 */
export const pieceKinds = ["template", "reusable"] as const;

export type PieceKind = (typeof pieceKinds)[number];

/** How long a piece's name may be, and how many pieces of a kind a site keeps. */
export const pieceLimits = { name: 80, count: 200 } as const;

/** A piece as the library lists it. */
export interface PieceItem {
  /** Its layout: the draft of this id. */
  readonly id: number;
  readonly kind: PieceKind;
  /** What administrators call it. */
  readonly name: string;
  /** True where its draft isn't what is public. */
  readonly hasChanges: boolean;
}

/** A piece with what it holds, as it is published. */
export interface Piece extends PieceItem {
  readonly document: LayoutDocument;
}

/** Where a piece is placed: in a page, a frame, another piece or a popup. */
export interface PiecePlace {
  readonly kind: "page" | "frame" | PieceKind | "popup";
  /** The id of the layout that places it; of a popup its own. */
  readonly id: number;
  readonly name: string;
  /** Where a page opens, prefix included; null for everything else, and for a page that opens nowhere now. */
  readonly path: string | null;
  /** Whether what is public of it places the piece; false: only what is edited of it does. */
  readonly isPublic: boolean;
}

/** Where a reusable block is used. */
export interface PieceUse {
  /** What places it itself. */
  readonly places: readonly PiecePlace[];
  /** The pages on which visitors have it, those among them that show it in their frame, or in another reusable block. */
  readonly pages: readonly string[];
}
