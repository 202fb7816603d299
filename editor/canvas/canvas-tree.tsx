import type { ReactNode } from "react";

import { PageContext } from "#blocks/kit/page-context.tsx";
import type { FindView } from "#renderer/page/block-view.ts";
import type { ResolvedBlock } from "#renderer/page/page-document.ts";
import { BlockTree } from "#renderer/page/block-tree.tsx";
import type { PageFacts } from "#schemas/page/page-facts.ts";

export interface CanvasTreeProps {
  readonly blocks: readonly ResolvedBlock[];
  readonly page: PageFacts;
  /** Every block's view: the canvas draws static blocks as components too. */
  readonly findView: FindView;
}

/**
 * The page as the editor draws it: the site's own elements around the same views, so that what an
 * administrator arranges is what a visitor gets. The frame is the site's; the scroller scrolls.
 */
export function CanvasTree({ blocks, page, findView }: CanvasTreeProps): ReactNode {
  return (
    <div className="page" data-canvas="">
      <div className="frame">
        <div className="scroller">
          <PageContext value={page}>
            {blocks.map((block) => (
              <BlockTree key={block.id} block={block} findView={findView} />
            ))}
          </PageContext>
        </div>
      </div>
    </div>
  );
}
