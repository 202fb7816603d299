import type { ReactNode } from "react";

import { IslandSurroundingsProvider } from "#blocks/kit/island.tsx";

import { BlockElement } from "./block-element.tsx";
import type { FindView } from "./block-view.ts";
import type { ResolvedBlock } from "./page-document.ts";
import { Problem } from "./problem.tsx";

interface BlockShellProps {
  readonly block: Omit<ResolvedBlock, "slots">;
  readonly findView: FindView;
  readonly slots: Readonly<Record<string, ReactNode>>;
  /** Why visitors don't see it, where somebody does who edits it. */
  readonly unseen?: string | undefined;
}

/** A block with its wrapper, around slots that somebody else has filled: how the canvas draws it. */
export function BlockShell(props: BlockShellProps): ReactNode {
  const { id, slug } = props.block;
  return (
    <div data-block={slug} data-id={id} data-unseen={props.unseen}>
      <BlockContent {...props} />
    </div>
  );
}

function BlockContent({ block, findView, slots }: BlockShellProps): ReactNode {
  const View = findView(block.slug);
  const problem = block.problem ?? (View ? undefined : `No view for “${block.slug}”`);
  if (!View || problem !== undefined) return <Problem slug={block.slug} text={problem ?? ""} />;
  const { id, slug, islands = {} } = block;
  return (
    <IslandSurroundingsProvider value={block.mode === "island" ? null : { id, slug, islands }}>
      <BlockElement block={block} View={View} slots={slots} />
    </IslandSurroundingsProvider>
  );
}
