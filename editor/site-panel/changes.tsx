import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { setAt } from "#schemas/site-settings/site-settings.ts";

import { useWords } from "../fields/ui-locale.ts";
import { IconButton } from "../kit/button.tsx";
import type { PanelWork } from "./panel-work.ts";
import { settingName, valueText } from "./setting-words.ts";
import styles from "./site-panel.module.css";

interface ChangesProps {
  readonly work: PanelWork;
  /** The settings that aren't public as the draft has them. */
  readonly keys: readonly string[];
}

/** What visitors have beside what they would have, setting by setting; each can be brought back alone. */
export const Changes = observer(function Changes({ work, keys }: ChangesProps): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const { draft, published } = work;
  return (
    <ul className={styles.changes}>
      {keys.map((key) => {
        const [before, now] = [setAt(published.document, key), setAt(draft.document, key)];
        const name = wordsOf(settingName(key));
        return (
          <li key={key}>
            <span className={styles.name}>{name}</span>
            <del>{shortened(valueText(key, before, intl))}</del>
            <ins>{shortened(valueText(key, now, intl))}</ins>
            <IconButton
              isSmall
              icon="reset"
              side="left"
              label={intl.formatMessage({ id: "editor.site.asPublished" }, { name })}
              onClick={() =>
                draft.edit([{ type: "set", setting: key, ...(before !== undefined && { value: before }) }])
              }
            />
          </li>
        );
      })}
    </ul>
  );
});

/** As much of a value tells which one it is. */
const glance = 80;

function shortened(words: string): string {
  return words.length > glance ? `${words.slice(0, glance).trimEnd()}…` : words;
}
