import { type ReactNode, useCallback, useState } from "react";
import { RawIntlProvider } from "react-intl";

import { PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";

import { CanvasTree } from "../canvas/canvas-tree.tsx";
import { liveSource } from "../canvas/live-source.ts";
import type { Canvas } from "../canvas/model/canvas.ts";
import styles from "../panels/thumbnail.module.css";
import { useFirstSight } from "../panels/use-first-sight.ts";
import { useSilence } from "../panels/use-silence.ts";
import type { Editor } from "../store/editor.ts";
import { piecesOf } from "./pieces.ts";

/** A template or a reusable block as this page would show it, small: asked for and drawn once it is scrolled to. */
export function PieceThumbnail({ editor, id }: { readonly editor: Editor; readonly id: number }): ReactNode {
  const [canvas, setCanvas] = useState<Canvas | null>(null);
  const load = useCallback(async (): Promise<void> => {
    const { document } = await piecesOf(editor).read(id);
    setCanvas(editor.canvas.beside(document));
  }, [editor, id]);
  const holder = useFirstSight(load);
  useSilence(holder);
  return (
    <div ref={holder} className={styles.holder} aria-hidden="true" inert>
      {canvas && (
        <RawIntlProvider value={canvas.words}>
          <PortsProvider value={quietPorts}>
            <CanvasTree
              source={liveSource(canvas, String, () => false)}
              ids={canvas.shownIn(canvas.document.root)}
              page={canvas.page.page}
            />
          </PortsProvider>
        </RawIntlProvider>
      )}
    </div>
  );
}
