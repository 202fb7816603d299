import type { Editor } from "@tiptap/core";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { IconButton } from "#editor/kit/button.tsx";
import { Popover } from "#editor/kit/popover.tsx";
import type { Locale } from "#schemas/locale.ts";

import { type ChosenLink, LinkForm } from "./link-form.tsx";

export interface LinkToolProps {
  readonly editor: Editor;
  readonly href: string | null;
  readonly isNewTab: boolean;
  readonly locale: Locale;
  readonly ports: Pick<FieldPorts, "listPages" | "listProducts">;
  readonly isLinking: boolean;
  readonly setLinking: (isLinking: boolean) => void;
}

/** Makes a link of the selected words, or changes the one that the caret is in. */
export function LinkTool(props: LinkToolProps): ReactNode {
  const { editor, href, isNewTab, locale, ports, isLinking, setLinking } = props;
  const intl = useIntl();
  const label = intl.formatMessage({ id: "editor.text.link" });
  const close = () => setLinking(false);
  return (
    <Popover
      {...{ label, isOpen: isLinking, onOpenChange: setLinking }}
      button={<IconButton icon="link" label={label} shortcut="Ctrl+K" isPressed={href !== null} />}
      finalFocus={() => editor.view.dom}
    >
      <LinkForm
        {...{ locale, ports }}
        initial={{ href: href ?? "", isNewTab }}
        isLink={href !== null}
        onApply={(link) => {
          applyLink(editor, link);
          close();
        }}
        onRemove={() => {
          editor.chain().extendMarkRange("link").unsetMark("link").run();
          close();
        }}
      />
    </Popover>
  );
}

/** Without selected words and outside of a link, the link's own title is written. */
function applyLink(editor: Editor, { href, isNewTab, title }: ChosenLink): void {
  const attrs = { href, newTab: isNewTab };
  const isNew = editor.state.selection.empty && !editor.isActive("link");
  if (isNew) {
    const mark = { type: "link", attrs };
    editor
      .chain()
      .insertContent({ type: "text", text: title ?? href, marks: [mark] })
      .run();
    return;
  }
  editor.chain().extendMarkRange("link").setMark("link", attrs).run();
}
