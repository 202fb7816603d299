import { useDroppable } from "@dnd-kit/core";
import { observer } from "mobx-react-lite";
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { RawIntlProvider, useIntl } from "react-intl";

import { PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";

import type { FieldPorts } from "../fields/field-ports.ts";
import { useCanvasPictures } from "../pictures/use-canvas-pictures.ts";
import type { Editor } from "../store/editor.ts";
import { CanvasTree } from "./canvas-tree.tsx";
import type { Drag } from "./drag.ts";
import { liveSource } from "./live-source.ts";
import { Overlay } from "./overlay.tsx";
import { isOverPage, ownBlockAt } from "./own-block.ts";
import styles from "./canvas-stage.module.css";
import { passPage } from "./pass-page.ts";
import { usePageDrag } from "./use-page-drag.ts";
import { usePicking } from "./use-picking.ts";
import { useLooker } from "./use-looker.ts";
import { useRoom } from "./use-room.ts";
import { useScrollToPicked } from "./use-scroll-to-picked.ts";
import { Writer } from "./writing/writer.tsx";
import { Writing } from "./writing/writing.ts";

interface StageProps {
  readonly editor: Editor;
  readonly drag: Drag;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly ports: FieldPorts;
  readonly insertBeside: (id: string, side: "before" | "behind") => void;
  readonly openFrame: (() => void) | null;
}

/** With more blocks than that, only those in sight are laid out. */
const large = 150;

/** The page where it is edited: the real one, drawn by the real views, on a ground that is darker than any sheet. */
export const Stage = observer(function Stage(props: StageProps): ReactNode {
  const { editor, drag, scroller, ports, insertBeside, openFrame } = props;
  const intl = useIntl();
  const { canvas, isPreview, width } = editor;
  const source = useMemo(
    () =>
      liveSource(
        canvas,
        (error) => (error instanceof Error ? error.message : String(error)),
        () => editor.isPreview,
      ),
    [canvas, editor],
  );
  const sheet = useRef<HTMLElement>(null);
  const [ground, room] = useRoom();
  useScrollToPicked(editor, scroller);
  useLooker(editor, scroller);
  const [writing] = useState(() => new Writing(editor));
  usePicking({ editor, drag, writing }, sheet);
  const page = usePageDrag(editor, drag, scroller);
  const pictures = useCanvasPictures({ editor, drag, scroller, ports });
  const editing = isPreview ? {} : { ...handlers(editor, writing, scroller), ...page, ...pictures.handlers };
  return (
    <div className={styles.ground} data-panel="canvas" ref={ground}>
      <div
        className={styles.sheet}
        style={sheetStyle(width, room)}
        role="application"
        aria-label={intl.formatMessage({ id: "editor.canvas.page" })}
        data-editing={!isPreview || undefined}
        data-large={canvas.document.size > large || undefined}
        lang={canvas.locale.slice(0, 2)}
        {...editing}
        ref={(element) => {
          sheet.current = element;
          // One stop for the whole page: its own links and buttons are none, and its blocks are reached by the arrow keys.
          if (element) element.tabIndex = 0;
          scroller.current = element?.querySelector<HTMLElement>(".scroller") ?? null;
        }}
      >
        <RawIntlProvider value={canvas.words}>
          <PortsProvider value={quietPorts}>
            <CanvasTree source={source} ids={canvas.outermost} page={canvas.page.page}>
              <RawIntlProvider value={intl}>
                <DropGround />
                {!isPreview && <Writer {...{ editor, writing, scroller, ports }} />}
                {!isPreview && <Overlay {...{ editor, drag, writing, scroller, insertBeside, openFrame }} />}
              </RawIntlProvider>
            </CanvasTree>
          </PortsProvider>
        </RawIntlProvider>
      </div>
      {pictures.signs}
    </div>
  );
});

/**
 * A page that is wider than there is room for is drawn smaller, whole: nobody arranges what they can't see. What lies
 * over it is drawn larger by as much.
 */
function sheetStyle(width: number | null, room: number): CSSProperties {
  if (width === null) return { inlineSize: "100%" };
  const scale = room > 0 && room < width ? room / width : 1;
  if (scale === 1) return { inlineSize: `${width}px` };
  const own = { "--ed-larger": 1 / scale } as CSSProperties;
  return { ...own, inlineSize: `${width}px`, blockSize: `${100 / scale}%`, scale, transformOrigin: "0 0" };
}

/** Lies in what scrolls, so that a drag at its edge scrolls it. */
function DropGround(): ReactNode {
  const { setNodeRef } = useDroppable({ id: "canvas" });
  return <div ref={setNodeRef} className={styles.dropGround} />;
}

/** What the pointer is over, and the focus, which stays with the page as a whole. */
function handlers(editor: Editor, writing: Writing, scroller: RefObject<HTMLElement | null>) {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const { only } = editor.selection;
      if (event.key === "Tab" && !event.shiftKey && event.target === event.currentTarget && scroller.current) {
        passPage(scroller.current);
      }
      if (event.key !== "Enter" || only === null || !scroller.current || isOverPage(event.target)) return;
      if (writing.startIn(scroller.current, only)) event.preventDefault();
    },
    onPointerOver: ({ target }: SyntheticEvent): void => editor.selection.hover(ownBlockAt(target, editor.document)),
    onPointerLeave: (): void => editor.selection.hover(null),
    onFocusCapture: ({ target, currentTarget }: SyntheticEvent<HTMLElement>): void => {
      const isInPage = target !== currentTarget && target instanceof Element && !isOverPage(target);
      if (isInPage) currentTarget.focus({ preventScroll: true });
    },
  };
}
