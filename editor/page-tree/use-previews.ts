import { useRef, useState } from "react";
import { useIntl } from "react-intl";

import { useToast } from "../kit/toast.tsx";
import type { TreePage } from "./tree-page.ts";

/** Takes a page's picture anew where it shows the page otherwise than visitors have it. Rejects where it can't. */
export type Previewer = (page: {
  readonly pageId: number;
  readonly layoutId: number;
  readonly path: string;
}) => Promise<unknown>;

interface Previews {
  readonly refresh: (pages: readonly TreePage[]) => void;
  /** How many pictures are still to be taken. */
  readonly left: number;
}

/** Those that were taken are shown at least so often while others are being made, in milliseconds: twenty take a minute. */
const shownEvery = 3000;

/** Has pictures taken, one after the other: each is a whole page that this browser draws. */
export function usePreviews(take: Previewer, changed: () => void): Previews {
  const intl = useIntl();
  const toast = useToast();
  const [left, setLeft] = useState(0);
  const line = useRef(Promise.resolve());
  const takeAll = async (pages: readonly TreePage[]): Promise<void> => {
    let failed = 0;
    let shownAt = performance.now();
    for (const { pageId, layoutId, path } of pages) {
      try {
        if (layoutId !== null) await take({ pageId, layoutId, path });
      } catch (error) {
        console.info("a preview could not be taken", error);
        failed += 1;
      }
      setLeft((count) => count - 1);
      if (performance.now() - shownAt < shownEvery) continue;
      changed();
      shownAt = performance.now();
    }
    const id = failed > 0 ? "editor.tree.refreshFailed" : "editor.tree.refreshed";
    toast({ text: intl.formatMessage({ id }, { count: failed > 0 ? failed : pages.length }), isLasting: failed > 0 });
    changed();
  };
  return {
    left,
    refresh: (pages) => {
      setLeft((count) => count + pages.length);
      line.current = line.current.then(async () => await takeAll(pages));
    },
  };
}
