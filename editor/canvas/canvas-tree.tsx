import type { ReactNode } from "react";

import { PageContext } from "#blocks/kit/page-context.tsx";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import { CanvasBlocks, type BlockSource, BlockSourceProvider } from "./canvas-blocks.tsx";

export interface CanvasTreeProps {
  readonly source: BlockSource;
  /** The outermost blocks. */
  readonly ids: readonly string[];
  readonly page: PageFacts;
  /** What lies over the blocks and scrolls with them. */
  readonly children?: ReactNode;
}

/**
 * The page as the editor draws it: the site's own elements around the same views, so that what an
 * administrator arranges is what a visitor gets. The frame is the site's; the scroller scrolls.
 */
export function CanvasTree({ source, ids, page, children }: CanvasTreeProps): ReactNode {
  return (
    <div className="page" data-canvas="">
      <div className="frame">
        <div className="scroller">
          <PageContext value={page}>
            <BlockSourceProvider value={source}>
              <CanvasBlocks ids={ids} />
            </BlockSourceProvider>
          </PageContext>
          {children}
        </div>
      </div>
    </div>
  );
}
