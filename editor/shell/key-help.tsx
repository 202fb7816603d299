import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { blockActions } from "../actions/actions.ts";
import { clipboardActions } from "../actions/clipboard-actions.ts";
import { isMacKeyboard, keysText } from "../actions/keys.ts";
import { Dialog } from "../kit/dialog.tsx";
import styles from "./key-help.module.css";
import { helpKeys, insertKeys, paletteKeys } from "./shell-keys.ts";

interface KeyLine {
  readonly message: string;
  readonly keys: string;
}

/** What is no action of the table: what opens the shell's own windows, and what is heard where somebody writes. */
const others = {
  page: [
    { message: "editor.palette.title", keys: paletteKeys },
    { message: "editor.library.insert", keys: insertKeys },
    { message: "editor.help.title", keys: helpKeys },
  ],
  block: [
    { message: "editor.help.write", keys: "Enter" },
    { message: "editor.help.pickMore", keys: "mod+click" },
  ],
  view: [],
  text: [
    { message: "editor.text.bold", keys: "mod+B" },
    { message: "editor.text.italic", keys: "mod+I" },
    { message: "editor.text.link", keys: "mod+K" },
    { message: "editor.text.tools", keys: "alt+F10" },
    { message: "editor.help.stopWriting", keys: "Escape" },
  ],
} as const satisfies Readonly<Record<string, readonly KeyLine[]>>;

const groups = ["page", "block", "text", "view"] as const;

/** Every key that does something, by what it is about. */
export function KeyHelp({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }): ReactNode {
  const intl = useIntl();
  return (
    <Dialog isOpen={isOpen} isWide isRead title={intl.formatMessage({ id: "editor.help.title" })} onClose={close}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.title}>
              <FormattedMessage id={`editor.help.${group}`} />
            </h3>
            <dl className={styles.lines}>
              {linesOf(group).map(({ message, keys }) => (
                <div key={message} className={styles.line}>
                  <dt>
                    <FormattedMessage id={message} />
                  </dt>
                  <dd className={styles.keys}>
                    <kbd>{keysText(keys, { isMac: isMacKeyboard(), isFrench: intl.locale.startsWith("fr") })}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function linesOf(group: (typeof groups)[number]): readonly KeyLine[] {
  const actions = [...blockActions, ...clipboardActions].flatMap(({ id, keys, group: of }) =>
    of === group && keys !== undefined ? [{ message: `editor.action.${id}`, keys }] : [],
  );
  return [...actions, ...others[group]];
}
