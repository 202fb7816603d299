import type { ReactNode } from "react";

import { IslandSurroundingsProvider } from "#blocks/kit/island.tsx";

import { BlockElement } from "./block-element.tsx";
import type { FindView } from "./block-view.ts";
import type { ResolvedBlock } from "./page-document.ts";
import { Problem } from "./problem.tsx";

export interface BlockTreeProps {
  readonly block: ResolvedBlock;
  readonly findView: FindView;
}

/** A block with its wrapper, and its slots all the way down, as one React tree: how the canvas draws it. */
export function BlockTree(props: BlockTreeProps): ReactNode {
  const { id, slug } = props.block;
  return (
    <div data-block={slug} data-id={id}>
      <BlockContent {...props} />
    </div>
  );
}

function BlockContent({ block, findView }: BlockTreeProps): ReactNode {
  const View = findView(block.slug);
  const problem = block.problem ?? (View ? undefined : `No view for “${block.slug}”`);
  if (!View || problem !== undefined) return <Problem slug={block.slug} text={problem ?? ""} />;
  const slots = Object.fromEntries(
    Object.entries(block.slots).map(([name, blocks]) => [
      name,
      <div key={name} data-slot={name}>
        {blocks.map((inner) => (
          <BlockTree key={inner.id} block={inner} findView={findView} />
        ))}
      </div>,
    ]),
  );
  const { id, slug, islands = {} } = block;
  return (
    <IslandSurroundingsProvider value={block.mode === "island" ? null : { id, slug, islands }}>
      <BlockElement block={block} View={View} slots={slots} />
    </IslandSurroundingsProvider>
  );
}
