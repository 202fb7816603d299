import { reusableLabel } from "#schemas/page/block-registry.ts";
import { inLocale } from "#schemas/locale.ts";
import { type BlockId, type BlockNode, builtInSlugs } from "#schemas/page/layout.ts";
import { blockOf } from "#schemas/page/tree.ts";

import type { Editor } from "./editor.ts";

/** How a block is called to an administrator: by its kind's label, in the language that the page is shown in. */
export function blockName(editor: Editor, id: BlockId): string {
  const node = blockOf(editor.document.blocks, id);
  if (!node) return "";
  return node.slug === builtInSlugs.reusable ? reusableName(editor, node) : slugName(editor, node.slug);
}

/** A reusable block that is gone has no name of its own. */
function reusableName({ canvas, words }: Editor, { props }: BlockNode): string {
  return canvas.page.reusables.find(({ id }) => id === props["layoutId"])?.name ?? reusableLabel[words];
}

/** How a kind of block is called. */
export function slugName(editor: Editor, slug: string): string {
  const label = editor.canvas.find(slug)?.label;
  return (label && inLocale(label, editor.words)) ?? slug;
}
