import type { ReactNode } from "react";

import { blockHref } from "./block-href.ts";
import type { FindView } from "./block-view.ts";
import type { ResolvedBlock } from "./page-document.ts";
import { Problem } from "./problem.tsx";
import { Traced } from "./render-trace.tsx";

export interface StaticTreeProps {
  readonly block: ResolvedBlock;
  readonly findView: FindView;
  readonly showsProblems: boolean;
}

/** A block with its wrapper, and its slots all the way down: how the server and the canvas draw it. */
export function StaticTree(props: StaticTreeProps): ReactNode {
  const { block } = props;
  if (block.problem !== undefined && !props.showsProblems) return null;
  return (
    <div data-block={block.slug} data-id={block.id}>
      <StaticContent {...props} />
    </div>
  );
}

/** What stands inside a block's wrapper. */
export function StaticContent({ block, findView, showsProblems }: StaticTreeProps): ReactNode {
  const View = findView(block.slug);
  const problem = block.problem ?? (View ? undefined : `No view for “${block.slug}”`);
  if (!View || problem !== undefined) return showsProblems ? <Problem slug={block.slug} text={problem ?? ""} /> : null;
  const slots = Object.fromEntries(
    Object.entries(block.slots).map(([name, blocks]) => [
      name,
      <div key={name} data-slot={name}>
        {blocks.map((inner) => (
          <StaticTree key={inner.id} block={inner} findView={findView} showsProblems={showsProblems} />
        ))}
      </div>,
    ]),
  );
  return (
    <Traced id={block.id}>
      <View
        id={block.id}
        props={block.props}
        data={block.data}
        query={block.query}
        slots={slots}
        href={blockHref(block.id, block.here ?? "")}
      />
    </Traced>
  );
}
