import { definitionsBySlug } from "#blocks/definitions.ts";
import { popupSlot } from "#schemas/popups/popup-slot.ts";
import { walk } from "#renderer/data/page-query.ts";
import { alwaysShown } from "#renderer/data/shown-blocks.ts";
import { type ExpandedBlock, expandLayout } from "#schemas/page/expand-layout.ts";
import { builtInSlugs, emptyLayout, type LayoutDocument } from "#schemas/page/layout.ts";
import { listPopupLayouts, type PopupLayout } from "#server/popups/read.ts";

/** Gives layouts as they are published, with all that they place. */
type LoadLayouts = (ids: readonly number[]) => Promise<ReadonlyMap<number, LayoutDocument>>;

/**
 * [PU12] Fills the blocks that show popups with the blocks that these show: a slot for each popup with a layout. One whose layout
 * can't be had has none, and administrators are told in its place.
 */
export async function withPopupContent(
  tree: readonly ExpandedBlock[],
  load: LoadLayouts,
): Promise<readonly ExpandedBlock[]> {
  if (![...walk(tree)].some(({ slug }) => slug === slugOfPopups)) return tree;
  const popups = await listPopupLayouts();
  if (popups.length === 0) return tree;
  const layouts = await load(popups.map(({ layout }) => layout));
  const slots = Object.fromEntries(
    popups.filter(({ layout }) => layouts.get(layout)?.kind === "reusable").map((popup) => slotOf(popup, layouts)),
  );
  const broken = popups.filter(({ id }) => !(popupSlot(id) in slots)).map(brokenNode);
  return filled(tree, { ...slots, ...(broken.length > 0 && { [popupSlot("broken")]: broken }) });
}

/**
 * [PU13] One of the blocks that show popups alone, the first that everybody sees if there is one: each shows all of them, and
 * a dialog is asked for by its id, which no other may have.
 */
export function popupsOnce(tree: readonly ExpandedBlock[]): readonly ExpandedBlock[] {
  const all = [...walk(tree)].filter(({ slug }) => slug === slugOfPopups);
  const kept = [...alwaysShown(tree)].find(({ slug }) => slug === slugOfPopups) ?? all[0];
  return all.length > 1 ? withoutPopups(tree, kept) : tree;
}

const slugOfPopups = "popup";

type Slots = Readonly<Record<string, readonly ExpandedBlock[]>>;

function filled(tree: readonly ExpandedBlock[], slots: Slots): readonly ExpandedBlock[] {
  return tree.map((node) => {
    if (node.slug === slugOfPopups) return { ...node, slots };
    const inner = Object.entries(node.slots).map(([name, blocks]) => [name, filled(blocks, slots)] as const);
    return { ...node, slots: Object.fromEntries(inner) };
  });
}

/** The blocks of one popup; it is laid out as if a page placed its layout, so that ids are unique and nothing turns in circles. */
function slotOf({ id, layout }: PopupLayout, reusables: ReadonlyMap<number, LayoutDocument>) {
  const place = { id: `popup:${id}`, slug: builtInSlugs.reusable, v: 1, props: { layoutId: layout }, slots: {} };
  const page = { ...emptyLayout("page"), root: [place.id], blocks: { [place.id]: place } };
  const blocks = expandLayout({ frame: null, page, reusables, definitions: definitionsBySlug });
  return [popupSlot(id), withoutPopups(blocks)] as const;
}

/** A popup shows no popups. */
function withoutPopups(blocks: readonly ExpandedBlock[], but?: ExpandedBlock): readonly ExpandedBlock[] {
  return blocks
    .filter((node) => node.slug !== slugOfPopups || node === but)
    .map((node) => {
      if (node === but) return node;
      const slots = Object.entries(node.slots).map(([name, inner]) => [name, withoutPopups(inner, but)] as const);
      return { ...node, slots: Object.fromEntries(slots) };
    });
}

function brokenNode({ id }: PopupLayout): ExpandedBlock {
  const problem = { messageKey: "popup.noBlocks", values: { id } } as const;
  return { id: `popup:${id}`, slug: slugOfPopups, props: {}, slots: {}, problem };
}
