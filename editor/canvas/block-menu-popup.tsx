import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { type Action, blockActions } from "../actions/actions.ts";
import { clipboardActions } from "../actions/clipboard-actions.ts";
import { isMacKeyboard, keysText } from "../actions/keys.ts";
import { ContextMenu, type MenuEntry } from "../kit/menu.tsx";
import { pieceActions } from "../pieces/piece-actions.ts";
import { placedPicked } from "../pieces/placing.ts";
import type { Editor } from "../store/editor.ts";
import { besideBlock } from "./beside-block.ts";
import type { BlockMenuProps } from "./block-menu.tsx";

const inMenu = [
  ...(["up", "down", "into", "out", "line"] as const),
  ...(["copy", "cut", "paste", "duplicate", "wrap", "unwrap", "line"] as const),
];
const ofBlocks = ["keepTemplate", "keepReusable", "line", "remove"] as const;
const ofPlaced = ["editReusable", "detach", "keepTemplate", "line", "remove"] as const;
const actions = [...blockActions, ...clipboardActions, ...pieceActions];

/** What can be done with what is picked. */
export const BlockMenuPopup = observer(function BlockMenuPopup({
  editor,
  insert,
  at,
  open,
}: BlockMenuProps): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const beside = (side: "before" | "behind"): MenuEntry => ({
    id: side,
    icon: "plus",
    label: say(side === "before" ? "editor.canvas.insertBefore" : "editor.canvas.insertBehind"),
    onSelect: () => insert(besideBlock(editor.document, editor.selection.ids.at(-1) ?? "", side)),
  });
  const isPlaced = placedPicked(editor) !== undefined;
  const entries = [...inMenu, ...(isPlaced ? ofPlaced : ofBlocks)].map((id): MenuEntry => {
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
