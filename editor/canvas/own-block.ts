import type { BlockId, LayoutDocument } from "#schemas/page/layout.ts";
import { blockOf } from "#schemas/page/tree.ts";

/** The innermost block of the edited document that an element belongs to; of what a reusable block places, that block. */
export function ownBlockAt(target: EventTarget | null, { blocks }: LayoutDocument): BlockId | null {
  if (!(target instanceof Element)) return null;
  for (let at = target.closest<HTMLElement>("[data-id]"); at; at = at.parentElement?.closest("[data-id]") ?? null) {
    const [id = ""] = (at.dataset["id"] ?? "").split("/", 1);
    if (blockOf(blocks, id)) return id;
  }
  return null;
}

/** Whether an element lies over the page (frames, their buttons), or is written in: what happens there is its own. */
export function isOverPage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-overlay], [data-writes]") !== null;
}
