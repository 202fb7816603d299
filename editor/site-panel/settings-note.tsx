import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Icon } from "../kit/icons.tsx";
import { Changes } from "./changes.tsx";
import type { PanelWork } from "./panel-work.ts";
import { useWarnings } from "./settings/warnings.ts";
import styles from "./site-panel.module.css";

/** What is to be known before settings go public: what is another for visitors then, and what of it asks for a second look. */
export const SettingsNote = observer(function SettingsNote({ work }: { readonly work: PanelWork }): ReactNode {
  const intl = useIntl();
  const keys = work.published.changes(work.draft.document);
  const warnings = useWarnings(work.draft.document);
  return (
    <>
      {keys.length > 0 && (
        <details className={styles.compare}>
          <summary>{intl.formatMessage({ id: "editor.site.compare" }, { count: keys.length })}</summary>
          <Changes work={work} keys={keys} />
        </details>
      )}
      {warnings.map(({ key, words }) => (
        <p key={key + words} className={styles.warning}>
          <Icon name="warning" size={16} />
          <span>{words}</span>
        </p>
      ))}
    </>
  );
});
