import { type ReactNode, useCallback, useState } from "react";
import { type IntlShape, RawIntlProvider } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";
import type { ResolvedBlock } from "#renderer/page/page-document.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import { CanvasTree } from "../canvas/canvas-tree.tsx";
import { fixedSource } from "../canvas/fixed-source.ts";
import { findView, loadViews } from "../canvas/views.ts";
import { sampleBlock } from "../samples/block-fixtures.ts";
import styles from "./thumbnail.module.css";
import { useFirstSight } from "./use-first-sight.ts";
import { useSilence } from "./use-silence.ts";

interface ThumbnailProps {
  readonly definition: BlockDefinition;
  readonly page: PageFacts;
  readonly pageWords: IntlShape;
}

/** A block as it looks, small: drawn from one of its fixtures, once it is scrolled to. */
export function Thumbnail({ definition, page, pageWords }: ThumbnailProps): ReactNode {
  const [block, setBlock] = useState<ResolvedBlock | null>(null);
  const load = useCallback(async (): Promise<void> => {
    const sample = await sampleBlock(definition, page.locale);
    if (!sample) return;
    const inside = Object.values(sample.slots).flatMap((blocks) => blocks.map(({ slug }) => slug));
    await loadViews([definition.slug, ...inside]);
    setBlock(sample);
  }, [definition, page.locale]);
  const holder = useFirstSight(load);
  useSilence(holder);
  return (
    <div ref={holder} className={styles.holder} aria-hidden="true" inert>
      {block && (
        <RawIntlProvider value={pageWords}>
          <PortsProvider value={quietPorts}>
            <CanvasTree source={fixedSource([block], findView)} ids={[block.id]} page={page} />
          </PortsProvider>
        </RawIntlProvider>
      )}
    </div>
  );
}
