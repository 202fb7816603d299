import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { Run } from "#editor/inspector/run.ts";
import type { Anchor } from "#schemas/page/commands/place.ts";
import type { BlockId, BlockNode } from "#schemas/page/layout.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";

/** A point of the window, in pixels. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** A box in the window, in pixels. */
export interface WindowBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The page that pictures are put onto, as whoever draws it knows it. */
export interface PicturePage {
  /** The innermost block of the edited document that an element belongs to. */
  blockAt(target: EventTarget | null): BlockNode | null;
  /** The one block that is picked: a pasted picture goes there. */
  picked(): BlockNode | null;
  /** A block as it is now; null: it is gone. */
  find(id: BlockId): BlockNode | null;
  definitionOf(slug: string): BlockDefinition | undefined;
  /** Where a block is seen; null where it isn't. */
  boxOf(id: BlockId): WindowBox | null;
  /** The place between blocks at a point, shown as a place to drop; null: nothing can be put there. */
  placeAt(point: WindowPoint): Anchor | null;
  /** No place is shown any more. */
  leavePlace(): void;
  /** Puts pictures of the library between blocks, in one step; without a place, where new things go by themselves. */
  insertImages(ids: readonly number[], at: Anchor | null): Result<null, Refusal<string>>;
  readonly run: Run;
}
