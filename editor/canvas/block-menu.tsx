import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";

import type { Anchor } from "#schemas/page/commands/place.ts";

import { type Action, blockActions } from "../actions/actions.ts";
import { clipboardActions } from "../actions/clipboard-actions.ts";
import { isMacKeyboard, keysText } from "../actions/keys.ts";
import { ContextMenu, type MenuAnchor, type MenuEntry } from "../kit/menu.tsx";
import type { Editor } from "../store/editor.ts";
import { besideBlock } from "./beside-block.ts";
import { ownBlockAt } from "./own-block.ts";

interface BlockMenuProps {
  readonly editor: Editor;
  /** Has something chosen that is put somewhere. */
  readonly insert: (at: Anchor | null) => void;
  /** Where it is open; null: nowhere. */
  readonly at: MenuAnchor | null;
  readonly open: (at: MenuAnchor | null) => void;
}

const inMenu = [
  ...(["up", "down", "into", "out", "line"] as const),
  ...(["copy", "cut", "paste", "duplicate", "wrap", "unwrap", "line", "remove"] as const),
];
const actions = [...blockActions, ...clipboardActions];

/** What can be done with a block, where somebody asked for it: by the right button, a long press, or the menu key. */
export const BlockMenu = observer(function BlockMenu({ editor, insert, at, open }: BlockMenuProps): ReactNode {
  const intl = useIntl();
  useEffect(() => {
    const ask = (event: MouseEvent): void => {
      const { target, clientX: x, clientY: y } = event;
      const id = ownBlockAt(target, editor.document) ?? rowAt(target);
      if (id === null || editor.isPreview) return;
      event.preventDefault();
      if (!editor.selection.has(id)) editor.selection.pick([id]);
      open({ x, y });
    };
    addEventListener("contextmenu", ask);
    return () => removeEventListener("contextmenu", ask);
  }, [editor, open]);
  const say = (id: string): string => intl.formatMessage({ id });
  const beside = (side: "before" | "behind"): MenuEntry => ({
    id: side,
    icon: "plus",
    label: say(side === "before" ? "editor.canvas.insertBefore" : "editor.canvas.insertBehind"),
    onSelect: () => insert(besideBlock(editor.document, editor.selection.ids.at(-1) ?? "", side)),
  });
  const entries = inMenu.map((id): MenuEntry => {
    const action = actions.find((each) => each.id === id);
    return action ? entryOf(action, { editor, label: say(`editor.action.${id}`), locale: intl.locale }) : "line";
  });
  return (
    <ContextMenu
      at={at}
      label={say("editor.canvas.menu")}
      items={[beside("before"), beside("behind"), "line", ...entries]}
      onClose={() => open(null)}
    />
  );
});

function entryOf(
  action: Action,
  { editor, label, locale }: { readonly editor: Editor; readonly label: string; readonly locale: string },
): MenuEntry {
  const { id, icon, keys } = action;
  const shortcut = keys && keysText(keys, { isMac: isMacKeyboard(), isFrench: locale.startsWith("fr") });
  return {
    id,
    label,
    ...(icon && { icon }),
    ...(shortcut && { shortcut }),
    isDisabled: !action.isPossible(editor),
    isDanger: id === "remove",
    onSelect: () => void action.run(editor),
  };
}

function rowAt(target: EventTarget | null): string | null {
  return (target instanceof Element && target.closest<HTMLElement>("[data-row]")?.dataset["row"]) || null;
}
