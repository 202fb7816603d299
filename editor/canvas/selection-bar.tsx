import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { duplicatePicked, removePicked, stepPicked } from "../actions/block-actions.ts";
import { Icon, type IconName } from "../kit/icons.tsx";
import type { MenuAnchor } from "../kit/menu.tsx";
import { blockName } from "../store/block-name.ts";
import type { Editor } from "../store/editor.ts";
import styles from "./selection-bar.module.css";

interface SelectionBarProps {
  readonly editor: Editor;
  /** True where there is no room above the block. */
  readonly isAtTop: boolean;
  /** True where the block is hardly wider than the bar. */
  readonly isNarrow: boolean;
  /** Has something chosen that comes before or behind a block. */
  readonly insertBeside: (id: string, side: "before" | "behind") => void;
  /** Opens everything that can be done with it. */
  readonly openMenu: (at: MenuAnchor) => void;
}

/** What is picked by its name, and what is done with it most; a "+" at both of its edges. */
export const SelectionBar = observer(function SelectionBar(props: SelectionBarProps): ReactNode {
  const { editor, isAtTop, isNarrow, insertBeside, openMenu } = props;
  const intl = useIntl();
  const { ids } = editor.selection;
  const [run = []] = editor.pickedRuns;
  const [first = "", last = ""] = [run[0], run.at(-1)];
  const say = (id: string): string => intl.formatMessage({ id });
  const buttons: readonly { readonly label: string; readonly icon: IconName; readonly run: () => unknown }[] = [
    { label: say("editor.canvas.up"), icon: "up", run: () => stepPicked(editor, "up") },
    { label: say("editor.canvas.down"), icon: "down", run: () => stepPicked(editor, "down") },
    { label: say("editor.canvas.duplicate"), icon: "duplicate", run: () => duplicatePicked(editor) },
    { label: say("editor.canvas.remove"), icon: "delete", run: () => removePicked(editor) },
  ];
  return (
    <>
      <div
        className={styles.bar}
        data-inside={isAtTop || undefined}
        role="toolbar"
        aria-label={say("editor.canvas.bar")}
      >
        <span className={styles.name} data-drag-handle="">
          <Icon name="drag" size={16} />
          <span className={styles.words}>
            {ids.length > 1
              ? intl.formatMessage({ id: "editor.canvas.several" }, { n: ids.length })
              : blockName(editor, first)}
          </span>
        </span>
        {buttons.map(({ label, icon, run }) => (
          <button key={label} type="button" aria-label={label} title={label} onClick={run}>
            <Icon name={icon} size={16} />
          </button>
        ))}
        <button
          type="button"
          aria-label={say("editor.canvas.menu")}
          title={say("editor.canvas.menu")}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => openMenu(currentTarget)}
        >
          <Icon name="more" size={16} />
        </button>
      </div>
      {(
        [
          ["before", first],
          ["behind", last],
        ] as const
      ).map(([side, id]) => (
        <button
          key={side}
          type="button"
          className={styles[side]}
          data-outside={isNarrow || undefined}
          aria-label={say(side === "before" ? "editor.canvas.insertBefore" : "editor.canvas.insertBehind")}
          onClick={() => insertBeside(id, side)}
        >
          <Icon name="plus" size={16} />
        </button>
      ))}
    </>
  );
});
