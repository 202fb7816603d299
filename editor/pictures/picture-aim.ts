import type { Anchor } from "#schemas/page/commands/place.ts";
import type { BlockNode } from "#schemas/page/layout.ts";

import { type PictureField, pictureField } from "./picture-field.ts";
import type { PicturePage, WindowBox, WindowPoint } from "./picture-page.ts";

/** What pictures are put onto: a block that takes them, or a place between blocks. */
export type PictureAim =
  | { readonly block: BlockNode; readonly field: PictureField }
  /** Null: where new things go by themselves. */
  | { readonly at: Anchor | null };

/** So near a block's upper and lower edge, in pixels, beside it is meant rather than onto it; a low block has less of that. */
const edge = { most: 14, part: 0.2 };

/** What a picture that is over an element at a point is put onto; null: nothing. */
export function aimAt(page: PicturePage, target: EventTarget | null, point: WindowPoint): PictureAim | null {
  const onto = aimOnto(page, page.blockAt(target));
  if (onto !== null && !isAtEdge(page.boxOf(onto.block.id), point)) return onto;
  const at = page.placeAt(point);
  return at === null ? onto : { at };
}

/** What a picture that is pasted is put onto. */
export function aimOfPaste(page: PicturePage): PictureAim {
  return aimOnto(page, page.picked()) ?? { at: null };
}

function aimOnto(page: PicturePage, block: BlockNode | null): Extract<PictureAim, { field: unknown }> | null {
  const definition = block ? page.definitionOf(block.slug) : undefined;
  // What is of another version than this editor knows isn't touched.
  const field = definition?.version === block?.v && definition ? pictureField(definition) : null;
  return block && field ? { block, field } : null;
}

function isAtEdge(box: WindowBox | null, { y }: WindowPoint): boolean {
  if (box === null) return false;
  const near = Math.min(edge.most, (box.bottom - box.top) * edge.part);
  return y < box.top + near || y > box.bottom - near;
}
