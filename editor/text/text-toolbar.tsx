import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";

import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { IconButton } from "#editor/kit/button.tsx";
import { useEditorRoot } from "#editor/kit/editor-root.tsx";
import { MenuButton } from "#editor/kit/menu.tsx";
import type { Locale } from "#schemas/locale.ts";

import { alignmentIcon, alignmentItems } from "./alignment-items.ts";
import styles from "./ed-text-tools.module.css";
import { LinkTool } from "./link-tool.tsx";
import { marksOf } from "./marks-here.ts";
import { moreItems } from "./more-items.ts";
import { StyleTool } from "./style-tool.tsx";
import { useCaretPlace } from "./use-caret-place.ts";

export interface TextToolbarProps {
  readonly editor: Editor;
  readonly locale: Locale;
  readonly ports: Pick<FieldPorts, "listPages" | "listProducts">;
  readonly isFloating: boolean;
  readonly isLinking: boolean;
  readonly setLinking: (isLinking: boolean) => void;
}

/** What can be done with the words: one stop of the Tab key, arrows between its buttons, Alt+F10 leads to it. */
export function TextToolbar(props: TextToolbarProps): ReactNode {
  const { editor, isFloating } = props;
  const container = useEditorRoot();
  const bar = useRef<HTMLDivElement>(null);
  const place = useCaretPlace(isFloating ? editor : null, bar);
  if (!isFloating) return <Tools {...props} bar={bar} />;
  if (container === null) return null;
  const style = place === null ? { visibility: "hidden" as const } : { left: place.left, top: place.top };
  return createPortal(
    <div className={styles.floating} style={style}>
      <Tools {...props} bar={bar} />
    </div>,
    container,
  );
}

function Tools({ editor, bar, ...link }: TextToolbarProps & { readonly bar: React.Ref<HTMLDivElement> }): ReactNode {
  const intl = useIntl();
  const say = (name: string) => intl.formatMessage({ id: `editor.text.${name}` });
  const is = useEditorState({ editor, selector: marksOf });
  const chain = () => editor.chain().focus();
  return (
    <div
      ref={bar}
      className={styles.tools}
      role="toolbar"
      tabIndex={-1}
      aria-label={say("tools")}
      data-text-tools=""
      onKeyDown={(event) => moveFocus(event, editor)}
      onMouseDown={keepCaret}
    >
      <StyleTool editor={editor} level={is.level} />
      <IconButton
        {...{ icon: "bold", label: say("bold"), shortcut: "Ctrl+B", isPressed: is.bold }}
        onClick={() => chain().toggleBold().run()}
      />
      <IconButton
        {...{ icon: "italic", label: say("italic"), shortcut: "Ctrl+I", isPressed: is.italic }}
        onClick={() => chain().toggleItalic().run()}
      />
      <LinkTool {...link} editor={editor} href={is.href} isNewTab={is.isNewTab} />
      <IconButton
        {...{ icon: "list", label: say("list"), isPressed: is.list }}
        onClick={() => chain().toggleBulletList().run()}
      />
      <IconButton
        {...{ icon: "ordered-list", label: say("orderedList"), isPressed: is.orderedList }}
        onClick={() => chain().toggleOrderedList().run()}
      />
      <IconButton
        {...{ icon: "quote", label: say("quote"), isPressed: is.quote }}
        onClick={() => chain().toggleBlockquote().run()}
      />
      <MenuButton
        align="end"
        button={<IconButton icon={alignmentIcon(is.align)} label={say("align")} />}
        items={alignmentItems(editor, say, is.align)}
        finalFocus={() => editor.view.dom}
      />
      <MenuButton
        align="end"
        button={<IconButton icon="more" label={say("more")} />}
        items={moreItems(editor, say, is)}
        finalFocus={() => editor.view.dom}
      />
    </div>
  );
}

/** A press on a button takes the focus from no word; a list has to have it. */
function keepCaret(event: React.MouseEvent): void {
  if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
}

function moveFocus(event: KeyboardEvent<HTMLElement>, editor: Editor): void {
  if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    editor.commands.focus();
    return;
  }
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button, select")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  event.preventDefault();
  stops.at((at + by) % stops.length)?.focus();
}
