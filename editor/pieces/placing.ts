import type { Piece, PieceKind } from "#schemas/content/piece.ts";
import { applyCommand, type Command } from "#schemas/page/commands/command.ts";
import { type Fragment, fragmentOf } from "#schemas/page/commands/fragment.ts";
import type { Anchor } from "#schemas/page/commands/place.ts";
import { detachReusable } from "#schemas/page/detach-reusable.ts";
import { type BlockId, type BlockNode, builtInSlugs, type LayoutDocument } from "#schemas/page/layout.ts";
import { reusablesWithin } from "#schemas/page/reusables-within.ts";
import { blockOf, parentsOf, subtree } from "#schemas/page/tree.ts";
import type { Message } from "#schemas/refusal.ts";

import { movesTo, type Put } from "../actions/block-actions.ts";
import { runsOf } from "../store/picked-runs.ts";
import type { Editor } from "../store/editor.ts";

/** What puts a piece in: a reusable block is placed, a template copied under new ids. */
export function putPiece(editor: Pick<Editor, "newId">, { id, kind, document }: Piece, at: Anchor): Put {
  if (kind === "reusable") {
    const fragment = placing(editor.newId(), id);
    return { command: { type: "insert", at, fragment }, ids: fragment.root };
  }
  const { root, blocks } = document;
  const newIds = Object.fromEntries(Object.keys(blocks).map((old) => [old, editor.newId()]));
  const command = { type: "paste", at, fragment: { root, blocks }, newIds } as const;
  return { command, ids: root.flatMap((old) => newIds[old] ?? []) };
}

/** The slugs of what stands outermost in a piece, as the page has it. */
export function outermostSlugs({
  kind,
  document: { root, blocks },
}: Pick<Piece, "kind" | "document">): readonly string[] {
  return kind === "reusable" ? [builtInSlugs.reusable] : root.flatMap((id) => blocks[id]?.slug ?? []);
}

/** Blocks that stand in one list, as a piece would hold them; null where there are none, or a frame's outlet among them. */
export function keptFragment(document: LayoutDocument, ids: readonly BlockId[]): Fragment | null {
  const whole = subtree(document.blocks, ids);
  const hasOutlet = whole.some((id) => blockOf(document.blocks, id)?.slug === builtInSlugs.outlet);
  return ids.length === 0 || hasOutlet || !areBeside(document, ids) ? null : fragmentOf(document, ids);
}

function areBeside(document: LayoutDocument, ids: readonly BlockId[]): boolean {
  const parents = parentsOf(document);
  const [first, ...others] = ids.map((id) => parents.get(id));
  return others.every((place) => place?.into === first?.into && place?.slot === first?.slot);
}

/** Whether blocks may be kept: a reusable block alone is one already. */
export function mayKeep(document: LayoutDocument, ids: readonly BlockId[], kind: PieceKind): boolean {
  if (keptFragment(document, ids) === null) return false;
  const [only, ...more] = ids;
  const isPlacing = more.length === 0 && blockOf(document.blocks, only ?? "")?.slug === builtInSlugs.reusable;
  return kind === "template" || !isPlacing;
}

/** The commands that put a reusable block in the place of blocks of one list: they come together first, in their order. */
export function replacedBy(document: LayoutDocument, ids: readonly BlockId[], place: Fragment): readonly Command[] {
  const [first = [], ...others] = runsOf(document, ids);
  const parent = parentsOf(document).get(first[0] ?? "");
  const gathered = parent ? movesTo(document, others.flat(), { ...parent, after: first.at(-1) ?? null }) : [];
  return [...gathered, { type: "replace", ids, fragment: place }];
}

/** A block that places a reusable layout. */
export function placing(blockId: BlockId, layoutId: number): Fragment {
  const block: BlockNode = { id: blockId, slug: builtInSlugs.reusable, v: 1, props: { layoutId }, slots: {} };
  return { root: [blockId], blocks: { [blockId]: block } };
}

/** Why commands can't be applied, one after the other; null: they can. */
export function refusalOf({ document, registry }: Editor, commands: readonly Command[]): Message | null {
  let after = document;
  for (const command of commands) {
    const done = applyCommand(after, command, registry);
    if (!done.ok) return done.error;
    after = done.value.document;
  }
  return null;
}

/** [PD25] Puts an own copy in the place of the reusable block that is picked; false where that can't be. */
export function detachPicked(editor: Editor): boolean {
  const node = placedPicked(editor);
  const layout = node && placedLayout(editor, node);
  if (!node || !layout) return false;
  const command = detachReusable(node, layout.document, editor.newId);
  if (!command.ok) return editor.tell("editor.pieces.neverShown");
  if (!editor.run([command.value]).ok) return false;
  editor.selection.pick(command.value.fragment.root);
  return true;
}

/** The one block that is picked where it places a reusable one; else undefined. */
export function placedPicked({ document, selection }: Pick<Editor, "document" | "selection">): BlockNode | undefined {
  const node = selection.only === null ? undefined : blockOf(document.blocks, selection.only);
  return node?.slug === builtInSlugs.reusable ? node : undefined;
}

/** What a block places, as it is public; undefined where that is gone. */
export function placedLayout({ canvas }: Pick<Editor, "canvas">, { props }: BlockNode) {
  return canvas.page.reusables.find(({ id }) => id === props["layoutId"]);
}

/** Whether a reusable block may stand in what is edited: not in itself, nor within others in itself. */
export function mayPlace({ canvas }: Pick<Editor, "canvas">, layoutId: number): boolean {
  const { edits, layoutId: here, reusables } = canvas.page;
  if (edits !== "reusable") return true;
  const documents = new Map(reusables.map(({ id, document }) => [id, document]));
  const own = documents.get(layoutId);
  return layoutId !== here && !(own && reusablesWithin([own], documents).has(here));
}
