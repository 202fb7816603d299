import { observer } from "mobx-react-lite";
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useIntl } from "react-intl";

import { inLocale } from "#schemas/locale.ts";

import type { FieldPorts } from "../../fields/field-ports.ts";
import { InlineText } from "../../text/inline-text.tsx";
import { RichTextEditor } from "../../text/rich-text-editor.tsx";
import type { Editor } from "../../store/editor.ts";
import type { Box } from "../drop/geometry.ts";
import { boxIn } from "../drop/measure.ts";
import styles from "./writer.module.css";
import type { Writing } from "./writing.ts";

export interface WriterProps {
  readonly editor: Editor;
  readonly writing: Writing;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly ports: FieldPorts;
}

/**
 * The text that is written, over the place where it stands and in its look. What lies below it is the page's own, drawn
 * anew at every letter and not seen: so everything around makes room as it will for visitors.
 */
export const Writer = observer(function Writer({ editor, writing, scroller, ports }: WriterProps): ReactNode {
  const intl = useIntl();
  const { written } = writing;
  const holder = useRef<HTMLElement>(null);
  const box = usePlace(written?.element ?? null, scroller);
  const isPlaced = box !== null;
  useEffect(() => {
    if (isPlaced) lookOf(holder.current, written?.element ?? null);
  }, [written, isPlaced]);
  useEffect(() => writing.follow(), [writing]);
  useSeeking(writing, scroller);
  if (!written || !box) return null;
  const { id, path, locale } = written;
  const label = inLocale(written.label, editor.words) ?? "";
  const common = {
    label: intl.formatMessage({ id: "editor.canvas.write" }, { name: label }),
    placeholder: label,
    onChange: writing.write,
  };
  return (
    <section
      key={[id, ...path].join("/")}
      ref={holder}
      className={styles.writer}
      data-writes=""
      style={placed(box)}
      aria-label={common.label}
    >
      {written.isRich ? (
        <RichTextEditor
          {...common}
          html={writing.value}
          locale={locale}
          ports={ports}
          toolbar="floating"
          isFocused
          onClose={writing.end}
        />
      ) : (
        <InlineText
          {...common}
          value={writing.value}
          lang={locale.slice(0, 2)}
          multiline={written.isMultiline}
          onDone={writing.end}
        />
      )}
    </section>
  );
});

/** Where an element is in what scrolls, as long as it is written over; it isn't seen meanwhile. */
function usePlace(element: HTMLElement | null, scroller: RefObject<HTMLElement | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const around = scroller.current;
    if (!element || !around) return undefined;
    // What isn't there any more was here.
    const measure = (): void => {
      if (element.isConnected) setBox(boxIn(around, element));
    };
    element.style.visibility = "hidden";
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    watcher.observe(around);
    return () => {
      watcher.disconnect();
      element.style.visibility = "";
    };
  }, [element, scroller]);
  return element ? box : null;
}

/** Looks for what shows the text whenever the page was drawn anew, as long as one is written. */
function useSeeking(writing: Writing, scroller: RefObject<HTMLElement | null>): void {
  const isWriting = writing.written !== null;
  useEffect(() => {
    if (!isWriting || !scroller.current) return undefined;
    const watcher = new MutationObserver(writing.seek);
    watcher.observe(scroller.current, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [isWriting, scroller, writing]);
}

/** What makes the look of words; a shorthand says nothing where one of its parts is out of the ordinary. */
const look = [
  ...["font-family", "font-size", "font-weight", "font-style", "font-variant-numeric", "line-height"],
  ...["letter-spacing", "color", "text-align", "text-transform", "text-wrap", "white-space"],
];

/** The words look as they do below: rich text by the page's own classes, a line of words by what the browser made of it. */
function lookOf(holder: HTMLElement | null, element: HTMLElement | null): void {
  if (!holder || !element) return;
  const computed = getComputedStyle(element);
  for (const name of look) holder.style.setProperty(name, computed.getPropertyValue(name));
  const add = (): boolean => {
    const text = holder.querySelector(".ProseMirror");
    text?.classList.add(...element.classList);
    return text !== null;
  };
  if (add()) return;
  // The text editor's code may still be on its way.
  const watcher = new MutationObserver(() => add() && watcher.disconnect());
  watcher.observe(holder, { childList: true, subtree: true });
}

function placed({ left, top, right, bottom }: Box): CSSProperties {
  return { left, top, inlineSize: right - left, minBlockSize: bottom - top };
}
