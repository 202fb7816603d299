import { observer } from "mobx-react-lite";
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { RawIntlProvider, useIntl } from "react-intl";

import { PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import { CanvasTree } from "../canvas/canvas-tree.tsx";
import type { Box } from "../canvas/drop/geometry.ts";
import { liveSource } from "../canvas/live-source.ts";
import type { Editor } from "../store/editor.ts";
import styles from "./ed-compare.module.css";
import type { Sign } from "./signs-of.ts";
import { type Boxes, useBoxes } from "./use-boxes.ts";

export interface ComparePaneProps {
  readonly editor: Editor;
  readonly document: LayoutDocument;
  /** What it is of the two, for those who can't see it. */
  readonly label: string;
  /** How wide the page is drawn, made smaller where there is less room; null: as wide as there is. */
  readonly width: number | null;
  /** What is said of blocks on it, by their ids. */
  readonly signs: ReadonlyMap<string, readonly Sign[]>;
  /** The block that somebody wants to see, anew each time. */
  readonly shown: { readonly id: string } | null;
  /** What scrolls, and where the blocks in it stand. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onBoxes?: (boxes: Boxes, scale: number) => void;
  readonly onScroll?: () => void;
}

/** What is above a block that was scrolled to, in pixels of the window. */
const margin = 24;

/** One state of the page as visitors would have it: to be looked at alone, with signs over what differs. */
export const ComparePane = observer(function ComparePane(props: ComparePaneProps): ReactNode {
  const { editor, document, label, width, signs, shown, scroller, onBoxes, onScroll } = props;
  const intl = useIntl();
  const sheet = useRef<HTMLDivElement>(null);
  const [canvas] = useState(() => editor.canvas.beside(document, {}));
  useEffect(() => canvas.document.follow(document), [canvas, document]);
  const source = useMemo(
    () =>
      liveSource(
        canvas,
        () => intl.formatMessage({ id: "editor.canvas.broken" }),
        () => false,
      ),
    [canvas, intl],
  );
  const ids = useMemo(() => [...new Set([...document.root, ...signs.keys()])], [document, signs]);
  const boxes = useBoxes(sheet, ids);
  const { room } = boxes;
  const drawn = width ?? room;
  const scale = room === 0 || drawn === 0 ? 1 : Math.min(1, room / drawn);
  useEffect(() => onBoxes?.(boxes, scale), [boxes, scale, onBoxes]);
  const reached = useRef<ComparePaneProps["shown"]>(null);
  useEffect(() => {
    // Where it stands may be known only later; what moves after that doesn't take anybody along.
    const box = shown && shown !== reached.current && boxes.of.get(shown.id);
    if (!box) return;
    reached.current = shown;
    scroller.current?.scrollTo({ top: Math.max(0, box.top * scale - margin), behavior: "instant" });
  }, [shown, boxes, scale, scroller]);
  return (
    // A page of nothing to press: what scrolls it is a stop of the Tab key.
    <section className={styles.pane} ref={scroller} aria-label={label} {...scrolled} onScroll={onScroll}>
      <div className={styles.ground} style={{ blockSize: boxes.height * scale }}>
        <div
          ref={sheet}
          className={styles.sheet}
          style={sheetStyle(drawn, scale)}
          lang={canvas.locale.slice(0, 2)}
          inert
        >
          <RawIntlProvider value={canvas.words}>
            <PortsProvider value={quietPorts}>
              <CanvasTree source={source} ids={canvas.outermost} page={canvas.page.page} />
            </PortsProvider>
          </RawIntlProvider>
        </div>
        {[...signs].map(([id, said]) => {
          const box = boxes.of.get(id);
          return (
            box && (
              <div
                key={id}
                className={styles.mark}
                style={placed(box, scale)}
                data-sign={said[0]}
                data-mark={id}
                data-is-low={box.top * scale >= 24 || undefined}
                data-shown={shown?.id === id || undefined}
                aria-hidden="true"
              >
                <span className={styles.markWords}>
                  {said.map((sign) => intl.formatMessage({ id: `editor.compare.sign.${sign}` })).join(", ")}
                </span>
              </div>
            )
          );
        })}
      </div>
    </section>
  );
});

/** Browsers scroll by keys what has the focus. */
const scrolled = { tabIndex: 0 };

function sheetStyle(width: number, scale: number): CSSProperties {
  return { inlineSize: width === 0 ? "100%" : `${width}px`, scale: String(scale) };
}

function placed({ left, top, right, bottom }: Box, scale: number): CSSProperties {
  return {
    left: left * scale,
    top: top * scale,
    width: (right - left) * scale,
    height: Math.max(bottom - top, 12) * scale,
  };
}
