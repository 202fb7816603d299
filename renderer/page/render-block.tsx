import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

import { type Hole, IslandSurroundingsProvider } from "#blocks/kit/island.tsx";
import { assertJson } from "#blocks/kit/json.ts";
import { PageContext } from "#blocks/kit/page-context.tsx";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import { BlockElement } from "./block-element.tsx";
import type { AnyView } from "./block-view.ts";
import { contentHash } from "./content-hash.ts";
import type { BlockHtml, HoleNode, ResolvedBlock } from "./page-document.ts";
import { joinPieces, placeMarker, splitPieces } from "./pieces.ts";

export interface BlockTools {
  readonly View: AnyView;
  readonly page: PageFacts | null;
  /** Surrounds every root with what views may use, such as messages. Must add no markup. */
  readonly Around: (props: { children: ReactNode }) => ReactNode;
  /** Told when the block makes a link of its own: its HTML is then that of this address. */
  readonly onHref?: () => void;
  /** Told of a hole whose view threw; it stays empty. */
  broken(id: string, error: unknown): void;
}

/** Renders what stands inside a block's wrapper, its slots left open. Throws what its view throws. */
export function renderBlock(block: ResolvedBlock, tools: BlockTools): BlockHtml {
  return block.mode === "island" ? renderIsland(block, tools) : renderStatic(block, tools);
}

/** An island is a root of its own. Throws when its props or data are no JSON: they are sent to the browser. */
function renderIsland(block: ResolvedBlock, tools: BlockTools): BlockHtml {
  assertJson(block.props, `the props of island ${block.slug}`);
  assertJson(block.data, `the data of island ${block.slug}`);
  const html = renderRoot(
    block.id,
    <BlockElement block={block} View={tools.View} slots={{}} onHref={tools.onHref} />,
    tools,
  );
  return { pieces: [html], html, hash: contentHash(html), holes: [], size: html.length };
}

function renderStatic(block: ResolvedBlock, tools: BlockTools): BlockHtml {
  const taken: Hole[] = [];
  const surroundings = {
    id: block.id,
    slug: block.slug,
    islands: block.islands ?? {},
    take: (hole: Hole) => {
      taken.push(hole);
      return placeMarker("hole", hole.key);
    },
  };
  const slots = Object.fromEntries(
    Object.keys(block.slots).map((name) => [
      name,
      <div key={name} data-slot={name} dangerouslySetInnerHTML={{ __html: placeMarker("slot", name) }} />,
    ]),
  );
  const view = (
    <IslandSurroundingsProvider value={surroundings}>
      <BlockElement block={block} View={tools.View} slots={slots} onHref={tools.onHref} />
    </IslandSurroundingsProvider>
  );
  const pieces = splitPieces(renderRoot(block.id, view, tools));
  const html = joinPieces(pieces, () => "");
  const holes = taken.flatMap((hole) => renderHole(hole, tools));
  // Where nothing parts it, the one piece and the HTML are the same text.
  const own = pieces.length === 1 ? html.length : html.length * 2;
  const size = holes.reduce((sum, hole) => sum + (hole.html?.length ?? 0), own);
  return { pieces, html, hash: contentHash(html), holes, size };
}

/** The island of a hole; one that throws leaves its hole empty and its block whole. */
function renderHole({ key, id, view, View, props }: Hole, tools: BlockTools): readonly HoleNode[] {
  try {
    return [{ key, id, view, props, html: renderRoot(id, <View id={id} props={props as never} />, tools) }];
  } catch (error) {
    tools.broken(id, error);
    return [];
  }
}

/** Ids that a library makes derive from the block's id (views make theirs from it themselves). */
function renderRoot(id: string, children: ReactNode, { Around, page }: BlockTools): string {
  return renderToString(
    <Around>
      <PageContext value={page}>{children}</PageContext>
    </Around>,
    { identifierPrefix: `${id}-` },
  );
}
