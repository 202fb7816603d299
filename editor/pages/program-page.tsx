import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";

import { keysToPage } from "../canvas/keys-to-page.ts";
import { useWords } from "../fields/ui-locale.ts";
import { Button } from "../kit/button.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { say } from "../kit/live-region.tsx";
import type { Work } from "../shell/work.ts";
import styles from "./ed-program-page.module.css";
import { settingNames } from "./setting-names.ts";

/** [PS11] Stands in the canvas' place where a page's content is the program's: whose it is, and how it becomes one's own again. */
export const ProgramPage = observer(function ProgramPage({ work }: { readonly work: Work }): ReactNode {
  const intl = useIntl();
  const flag = useWords()(settingNames.isCms);
  const { settings, editor } = work;
  const giveBack = async (): Promise<void> => {
    await settings.open();
    if (!settings.store) return void editor.tell("editor.pages.failed");
    // The page is drawn at once, so that the focus goes on in it.
    flushSync(() => settings.store?.edit([{ type: "set", field: "isCms", value: true }]));
    if (editor.isProgram) return;
    say(intl.formatMessage({ id: "editor.pages.programBackSaid" }));
    keysToPage();
  };
  const title = intl.formatMessage({ id: "editor.pages.programTitle" });
  useEffect(() => say(title), [title]);
  return (
    <div className={styles.ground} data-panel="canvas">
      <section className={styles.sheet} aria-label={intl.formatMessage({ id: "editor.canvas.page" })}>
        <EmptyState
          icon="settings"
          title={title}
          action={
            <Button variant="primary" disabled={settings.state === "opening"} onClick={() => void giveBack()}>
              {intl.formatMessage({ id: "editor.pages.programBack" })}
            </Button>
          }
        >
          {intl.formatMessage({ id: "editor.pages.programWhat" }, { flag })}
        </EmptyState>
      </section>
    </div>
  );
});
