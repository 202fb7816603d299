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
import type { MenuAnchor } from "../kit/menu.tsx";
import { useCanvasPictures } from "../pictures/use-canvas-pictures.ts";
import type { Editor } from "../store/editor.ts";
import { CanvasTree } from "./canvas-tree.tsx";
import type { Drag } from "./drag.ts";
import { liveSource } from "./live-source.ts";
import { Overlay } from "./overlay.tsx";
import { isOverPage, ownBlockAt } from "./own-block.ts";
import styles from "./canvas-stage.module.css";
import { passPage } from "./pass-page.ts";
import { useKeysBack } from "./use-keys-back.ts";
import { usePageDrag } from "./use-page-drag.ts";
import { usePicking } from "./use-picking.ts";
import { useLooker } from "./use-looker.ts";
import { useRoom } from "./use-room.ts";
import { useScrollToPicked } from "./use-scroll-to-picked.ts";
import { useTextReady } from "./writing/use-text-ready.ts";
import { WriterHere } from "./writing/writer-here.tsx";
import { Writing } from "./writing/writing.ts";

interface StageProps {
  readonly editor: Editor;
  readonly drag: Drag;
  /** The element that the page is drawn in, and what scrolls in it. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly ports: FieldPorts;
  readonly insertBeside: (id: string, side: "before" | "behind") => void;
  readonly insertFirst: () => void;
  readonly openFrame: (() => void) | null;
  readonly openMenu: (at: MenuAnchor) => void;
}

/** With more blocks than that, only those in sight are laid out. */
const large = 150;

/** The page where it is edited: the real one, drawn by the real views, on a ground that is darker than any sheet. */
export const Stage = observer(function Stage(props: StageProps): ReactNode {
  const { editor, drag, sheet, scroller, ports, insertBeside, insertFirst, openFrame, openMenu } = props;
  const intl = useIntl();
  const { canvas, isPreview, width } = editor;
  const source = useMemo(
    () =>
      liveSource(
        canvas,
        () => intl.formatMessage({ id: "editor.canvas.broken" }),
        () => editor.isPreview,
      ),
    [canvas, editor, intl],
  );
  const keys = useRef<HTMLDivElement>(null);
  const [ground, room] = useRoom();
  useScrollToPicked(editor, scroller);
  useLooker(editor, scroller);
  const [writing] = useState(() => new Writing(editor));
  usePicking({ editor, drag, writing }, sheet);
  useKeysBack(writing, keys);
  useTextReady(editor);
  const page = usePageDrag(editor, drag, scroller);
  const pictures = useCanvasPictures({ editor, drag, scroller, ports });
  const editing = isPreview ? {} : { ...handlers(editor, keys), ...page, ...pictures.handlers };
  return (
    <div className={styles.ground} data-panel="canvas" ref={ground}>
      {!isPreview && (
        // One stop for the whole page: its own links and buttons are none, and its blocks are reached by the arrow keys.
        // Beside the page, not around it, so that the page's main part is the document's own.
        <div
          className={styles.keys}
          role="application"
          aria-label={intl.formatMessage({ id: "editor.canvas.page" })}
          ref={keys}
          {...stop((event) => press(event, { editor, writing, scroller }))}
        />
      )}
      <div
        className={styles.sheet}
        style={sheetStyle(width, room)}
        tabIndex={-1}
        data-editing={!isPreview || undefined}
        data-large={canvas.document.size > large || undefined}
        lang={canvas.locale.slice(0, 2)}
        {...editing}
        ref={sheet}
      >
        <RawIntlProvider value={canvas.words}>
          <PortsProvider value={canvas.sight?.ports ?? quietPorts}>
            <CanvasTree source={source} ids={canvas.outermost} page={canvas.page.page}>
              <RawIntlProvider value={intl}>
                <DropGround />
                {!isPreview && <WriterHere {...{ editor, writing, scroller, ports }} />}
                {!isPreview && (
                  <Overlay {...{ editor, drag, writing, scroller, insertBeside, insertFirst, openFrame, openMenu }} />
                )}
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

/** An application is what takes all keys while it has the focus (ARIA); it is no control, which rules for elements know alone. */
function stop(onKeyDown: (event: KeyboardEvent) => void) {
  return { tabIndex: 0, onKeyDown };
}

interface Pressing extends Pick<StageProps, "editor" | "scroller"> {
  readonly writing: Writing;
}

/** Enter writes in what is picked; Tab goes on behind the page. */
function press(event: KeyboardEvent, { editor, writing, scroller }: Pressing): void {
  const { only } = editor.selection;
  if (event.key === "Tab" && !event.shiftKey && scroller.current) passPage(scroller.current);
  if (event.key !== "Enter" || only === null || !scroller.current) return;
  if (writing.startIn(scroller.current, only)) event.preventDefault();
}

/** What the pointer is over, and the focus, which stays with the page as a whole. */
function handlers(editor: Editor, keys: RefObject<HTMLElement | null>) {
  return {
    onPointerOver: ({ target }: SyntheticEvent): void => editor.selection.hover(ownBlockAt(target, editor.document)),
    onPointerLeave: (): void => editor.selection.hover(null),
    onFocusCapture: ({ target, currentTarget }: SyntheticEvent<HTMLElement>): void => {
      // What the page's own tools open stands elsewhere in the document; React tells of its events here all the same.
      const isInPage = target instanceof Element && currentTarget.contains(target) && !isOverPage(target);
      if (isInPage) keys.current?.focus({ preventScroll: true });
    },
  };
}
