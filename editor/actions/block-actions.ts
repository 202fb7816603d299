import type { Command } from "#schemas/page/commands/command.ts";
import { type Fragment, fragmentOf } from "#schemas/page/commands/fragment.ts";
import type { Move } from "#schemas/page/commands/move.ts";
import type { Anchor } from "#schemas/page/commands/place.ts";
import { findBlock } from "#schemas/page/block-registry.ts";
import { type BlockId, type BlockNode, builtInSlugs } from "#schemas/page/layout.ts";
import { blockOf, childrenAt, parentsOf, rootSlot, subtree } from "#schemas/page/tree.ts";

import { slotsTaking, type Step, stepTo } from "../canvas/structure/steps.ts";
import { runsOf } from "../store/picked-runs.ts";
import type { Editor } from "../store/editor.ts";

/** What puts something new at a place: its command, and the blocks that are picked then. */
export interface Put {
  readonly command: Command;
  readonly ids: readonly BlockId[];
}

/** Puts a new block somewhere, and picks it. Gives its id; null where it was refused. */
export function insertBlock(editor: Editor, slug: string, at?: Anchor): BlockId | null {
  return putIn(editor, putBlock(editor, slug, at ?? placeForNew(editor, [slug])));
}

/** Puts something new in, and picks it. Gives the first block's id; null where it was refused. */
export function putIn(editor: Editor, { command, ids }: Put): BlockId | null {
  if (!editor.run([command]).ok) return null;
  editor.selection.pick(ids);
  return ids[0] ?? null;
}

/** What puts a new block somewhere. */
export function putBlock(editor: Editor, slug: string, at: Anchor): Put {
  const fragment = newBlock(editor, slug);
  return { command: { type: "insert", at, fragment }, ids: fragment.root };
}

/** A new block, as nobody has set anything of it yet. */
function newBlock({ registry, newId }: Editor, slug: string): Fragment {
  const v = findBlock(registry, slug)?.version ?? 1;
  const block: BlockNode = { id: newId(), slug, v, props: {}, slots: {} };
  return { root: [block.id], blocks: { [block.id]: block } };
}

/** Where something new goes when nobody says: into what is picked if it is an empty container, else behind it, else at the end. */
export function placeForNew({ document, selection, registry }: Editor, slugs: readonly string[]): Anchor {
  const last = selection.ids.at(-1);
  const place = last === undefined ? undefined : parentsOf(document).get(last);
  if (last === undefined || !place) return { into: null, slot: rootSlot, after: document.root.at(-1) ?? null };
  const empty = slotsTaking(document, { into: last, slugs }, registry).find(
    (slot) => childrenAt(document, { into: last, slot }).length === 0,
  );
  if (empty !== undefined) return { into: last, slot: empty, after: null };
  if (takes(document, { ...place, slugs }, registry)) return { ...place, after: last };
  return placeAround({ document, registry }, last, slugs);
}

/** Right behind the innermost container of a block around which such blocks may stand. */
function placeAround(
  { document, registry }: Pick<Editor, "document" | "registry">,
  id: BlockId,
  slugs: readonly string[],
): Anchor {
  const parents = parentsOf(document);
  for (let at: BlockId | null | undefined = id; at; at = parents.get(at)?.into) {
    const place = parents.get(at);
    if (place && takes(document, { ...place, slugs }, registry)) return { ...place, after: at };
  }
  return { into: null, slot: rootSlot, after: document.root.at(-1) ?? null };
}

function takes(
  document: Editor["document"],
  { into, slot, slugs }: { readonly into: BlockId | null; readonly slot: string; readonly slugs: readonly string[] },
  registry: Editor["registry"],
): boolean {
  return into === null || slotsTaking(document, { into, slugs }, registry).includes(slot);
}

/** Takes what is picked away; what stood before it is picked then. */
export function removePicked(editor: Editor): boolean {
  const { ids } = editor.selection;
  const [first] = ids;
  if (first === undefined) return false;
  const place = parentsOf(editor.document).get(first);
  const siblings = place ? childrenAt(editor.document, place) : [];
  const behind = siblings.slice(siblings.indexOf(first)).find((id) => !ids.includes(id));
  const next = siblings[siblings.indexOf(first) - 1] ?? behind ?? place?.into ?? null;
  if (!editor.run(editor.pickedRuns.map((run) => ({ type: "remove", ids: run }))).ok) return false;
  editor.selection.pick(next === null ? [] : [next]);
  return true;
}

/** Copies what is picked right behind itself, and picks the copies. */
export function duplicatePicked(editor: Editor): boolean {
  const { ids } = editor.selection;
  if (ids.length === 0) return false;
  const newIds = Object.fromEntries(subtree(editor.document.blocks, ids).map((id) => [id, editor.newId()]));
  const copies = editor.pickedRuns.map((run) => {
    const own = subtree(editor.document.blocks, run).map((id) => [id, newIds[id] ?? ""]);
    return { type: "duplicate", ids: run, newIds: Object.fromEntries(own) as Record<BlockId, BlockId> } as const;
  });
  if (!editor.run(copies).ok) return false;
  editor.selection.pick(ids.flatMap((id) => newIds[id] ?? []));
  return true;
}

/** Moves what is picked by one step of the page's structure; false where there is none. */
export function stepPicked(editor: Editor, step: Step): boolean {
  const { ids } = editor.selection;
  const at = stepTo(editor.document, ids, step, editor.registry);
  return at !== null && moveTo(editor, ids, at);
}

/** Moves blocks to a place; false where they stand there already, or may not. */
export function moveTo(editor: Editor, ids: readonly BlockId[], at: Anchor): boolean {
  const { document } = editor;
  const siblings = childrenAt(document, at);
  // What they were to stand behind may be gone by now: that is refused in words, and not the slot's beginning.
  if (at.after !== null && !siblings.includes(at.after)) return editor.run(movesTo(document, ids, at)).ok;
  const left = siblings.filter((id) => !ids.includes(id));
  // Behind one of them is behind what stands before that, and isn't one of them.
  const before = siblings.slice(0, siblings.indexOf(at.after ?? "") + 1).findLast((id) => !ids.includes(id));
  const there = left.toSpliced(before === undefined ? 0 : left.indexOf(before) + 1, 0, ...ids);
  if (there.length === siblings.length && there.every((id, index) => id === siblings[index])) return false;
  return editor.run(movesTo(document, ids, { ...at, after: before ?? null })).ok;
}

/** The commands that bring blocks to a place, one behind the other. */
export function movesTo(document: Editor["document"], ids: readonly BlockId[], at: Anchor): readonly Move[] {
  let { after } = at;
  return runsOf(document, ids).map((run) => {
    const move = { type: "move", ids: run, at: { ...at, after } } as const;
    after = run.at(-1) ?? after;
    return move;
  });
}

/** Puts a container around what is picked, where the first of it stands, and picks it. */
export function wrapPicked(editor: Editor, slug: string): boolean {
  const { ids } = editor.selection;
  const schema = findBlock(editor.registry, slug);
  const [slot] = Object.keys(schema?.slots ?? {});
  if (ids.length === 0 || !schema || slot === undefined) return false;
  const block: BlockNode = { id: editor.newId(), slug, v: schema.version, props: {}, slots: { [slot]: ids } };
  const [first = [], ...others] = editor.pickedRuns;
  const place = parentsOf(editor.document).get(first[0] ?? "");
  const at = place && { ...place, after: first.at(-1) ?? null };
  const gathered = at ? movesTo(editor.document, others.flat(), at) : [];
  if (!editor.run([...gathered, { type: "wrap", block }]).ok) return false;
  editor.selection.pick([block.id]);
  return true;
}

/** Takes a container away and leaves what stood in it. */
export function unwrapPicked(editor: Editor): boolean {
  const { only } = editor.selection;
  const node = only === null ? undefined : blockOf(editor.document.blocks, only);
  const inner = Object.values(node?.slots ?? {}).flat();
  if (only === null || inner.length === 0) return false;
  if (!editor.run([{ type: "unwrap", id: only }]).ok) return false;
  editor.selection.pick([inner[0] ?? ""]);
  return true;
}

/** What is picked, as a piece of a layout. */
export function pickedFragment({ document, selection }: Editor) {
  return selection.ids.length === 0 ? null : fragmentOf(document, selection.ids);
}

/** Whether a slug may be put in by somebody: those that the renderer itself understands have ways of their own. */
export function isInsertable(slug: string): boolean {
  return slug !== builtInSlugs.outlet;
}
