import { type RefObject, useMemo } from "react";

import { placeForNew } from "#editor/actions/block-actions.ts";
import type { Drag } from "#editor/canvas/drag.ts";
import { elementsOf } from "#editor/canvas/drop/measure.ts";
import { ownBlockAt } from "#editor/canvas/own-block.ts";
import type { FieldPorts } from "#editor/fields/field-ports.ts";
import type { Editor } from "#editor/store/editor.ts";
import { findBlock } from "#schemas/page/block-registry.ts";
import type { BlockId, BlockNode } from "#schemas/page/layout.ts";
import { blockOf } from "#schemas/page/tree.ts";

import { imageBlocks, imageSlug } from "./picture-field.ts";
import type { PicturePage, WindowBox } from "./picture-page.ts";
import { type PictureDrop, usePictureDrop } from "./use-picture-drop.tsx";

interface CanvasPictures {
  readonly editor: Editor;
  readonly drag: Drag;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly ports: Pick<FieldPorts, "upload">;
}

/** Lets pictures be dropped and pasted onto the canvas; where they would become blocks, the line of a drag shows. */
export function useCanvasPictures({ editor, drag, scroller, ports }: CanvasPictures): PictureDrop {
  const page = useMemo(() => picturePage(editor, drag, scroller), [editor, drag, scroller]);
  return usePictureDrop(editor.isPreview ? null : page, ports);
}

function picturePage(editor: Editor, drag: Drag, scroller: RefObject<HTMLElement | null>): PicturePage {
  const find = (id: BlockId | null): BlockNode | null =>
    id === null ? null : (blockOf(editor.document.blocks, id) ?? null);
  return {
    blockAt: (target) => find(ownBlockAt(target, editor.document)),
    picked: () => find(editor.selection.only),
    find,
    definitionOf: (slug) => editor.canvas.find(slug),
    boxOf: (id) => (scroller.current ? boxIn(scroller.current, id) : null),
    placeAt(point) {
      if (!scroller.current) return null;
      if (drag.dragged === null) drag.start({ slug: imageSlug }, scroller.current);
      drag.moveTo(point);
      return drag.drop?.at ?? null;
    },
    leavePlace: () => drag.cancel(),
    insertImages(ids, at) {
      const fragment = imageBlocks(ids, findBlock(editor.registry, imageSlug)?.version ?? 1, editor.newId);
      const done = editor.run([{ type: "insert", at: at ?? placeForNew(editor, [imageSlug]), fragment }]);
      if (done.ok) editor.selection.pick(fragment.root);
      return done;
    },
    run: (commands, group) => editor.run(commands, group),
  };
}

/** What is seen of a block in the window; null where nothing is. */
function boxIn(scroller: HTMLElement, id: BlockId): WindowBox | null {
  const [element] = elementsOf(scroller, id);
  if (!element) return null;
  const [own, seen] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const box = {
    left: Math.max(own.left, seen.left),
    top: Math.max(own.top, seen.top),
    right: Math.min(own.right, seen.right),
    bottom: Math.min(own.bottom, seen.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}
