import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";

import { findSetting } from "#schemas/site-settings/catalogue.ts";

import { useProblemText } from "../../fields/problem-text.ts";
import { useWords } from "../../fields/ui-locale.ts";
import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useToast } from "../../kit/toast.tsx";
import type { PanelWork } from "../panel-work.ts";
import { settingName, valueText } from "../setting-words.ts";
import styles from "./import-dialog.module.css";
import { settingCommands } from "./presets.ts";
import { readSettings } from "./settings-file.ts";

interface ImportDialogProps {
  readonly work: PanelWork;
  /** What the file says; null: none was chosen. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** What a file of settings would change, and what of it can't be taken, before it is. */
export function ImportDialog({ work, text, onClose }: ImportDialogProps): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const [wordsOf, textOf] = [useWords(), useProblemText()];
  const { draft, role } = work;
  const read = useMemo(() => (text === null ? null : readSettings(text, draft.document)), [text, draft]);
  const say = (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);
  const mine = Object.fromEntries(
    Object.entries(read?.values ?? {}).filter(([key]) => role === "SUPER_ADMIN" || !findSetting(key)?.isCode),
  );
  const count = Object.keys(mine).length;
  const take = (): void => {
    const done = draft.edit(settingCommands(mine));
    if (done.ok) toast({ text: say("editor.site.imported", { count }) });
    onClose();
  };
  return (
    <Dialog
      isOpen={text !== null}
      title={say("editor.site.import")}
      onClose={onClose}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button variant="primary" disabled={count === 0} onClick={take}>
            {say("editor.site.importDo", { count })}
          </Button>
        </>
      }
    >
      {text !== null && !read && <p role="alert">{say("editor.site.importNone")}</p>}
      {read && count === 0 && <p>{say("editor.site.importSame")}</p>}
      <ul className={styles.values}>
        {Object.entries(mine).map(([key, value]) => (
          <li key={key} className={styles.value}>
            <strong>{wordsOf(settingName(key))}</strong> <span>{valueText(key, value, intl)}</span>
          </li>
        ))}
      </ul>
      {read && read.problems.length > 0 && (
        <div role="alert">
          <p>{say("editor.site.importRefused")}</p>
          <ul className={styles.list}>
            {read.problems.map((problem) => (
              <li key={problem.key}>{textOf(wordsOf(settingName(problem.key.split(".")[0] ?? "")), problem)}</li>
            ))}
          </ul>
        </div>
      )}
      {read && read.unknown.length > 0 && (
        <p>{say("editor.site.importUnknown", { keys: intl.formatList(read.unknown) })}</p>
      )}
    </Dialog>
  );
}
