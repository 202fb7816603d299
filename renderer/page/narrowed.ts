import { contentHash } from "./content-hash.ts";
import type { BlockHtml, Piece, ResolvedBlock } from "./page-document.ts";

/** The blocks that some devices leave out, and what stands in them, by id. */
export function narrowedIds(blocks: readonly ResolvedBlock[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (block: ResolvedBlock, isInside: boolean): void => {
    const isNarrowed = isInside || block.hiddenOn !== undefined;
    if (isNarrowed) ids.add(block.id);
    for (const inner of Object.values(block.slots)) for (const one of inner) visit(one, isNarrowed);
  };
  for (const block of blocks) visit(block, false);
  return ids;
}

/** The blocks that every device shows: of theirs alone a picture is worth fetching before anything is known. */
export function seenEverywhere(blocks: readonly ResolvedBlock[]): readonly ResolvedBlock[] {
  return blocks
    .filter(({ hiddenOn }) => hiddenOn === undefined)
    .map((block) => {
      const slots = Object.entries(block.slots).map(([name, inner]) => [name, seenEverywhere(inner)]);
      return { ...block, slots: Object.fromEntries(slots) };
    });
}

/** A block's HTML whose pictures are fetched when they are seen: nobody pays for what their device leaves out. */
export function lazily(own: BlockHtml): BlockHtml {
  const pieces = own.pieces.map((piece): Piece => (typeof piece === "string" ? later(piece) : piece));
  const html = later(own.html);
  return html === own.html ? own : { ...own, pieces, html, hash: contentHash(html) };
}

function later(html: string): string {
  return html.replaceAll(/<img\b[^>]*>/g, (tag) =>
    tag.replace(/\sfetchpriority="high"/i, "").replace(/\sloading="eager"/, ' loading="lazy"'),
  );
}
