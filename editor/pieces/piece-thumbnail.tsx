import { type ReactNode, useEffect, useRef, useState } from "react";
import { RawIntlProvider } from "react-intl";

import { PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";

import { CanvasTree } from "../canvas/canvas-tree.tsx";
import { liveSource } from "../canvas/live-source.ts";
import type { Canvas } from "../canvas/model/canvas.ts";
import styles from "../panels/thumbnail.module.css";
import type { Editor } from "../store/editor.ts";
import { piecesOf } from "./pieces.ts";

/** A template or a reusable block as this page would show it, small: asked for and drawn once it is scrolled to. */
export function PieceThumbnail({ editor, id }: { readonly editor: Editor; readonly id: number }): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<Canvas | null>(null);
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const load = async (): Promise<void> => {
      const { document } = await piecesOf(editor).read(id);
      setCanvas(editor.canvas.beside(document));
    };
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      load().catch((error: unknown) => console.warn(error));
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [editor, id]);
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
