import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { EditedPopup } from "#schemas/content/edited-popup.ts";

import styles from "./panel-popups.module.css";

/** What leads to a popup by a link, for whoever is about to take it from visitors. */
export function PopupLinks({ linkedFrom }: Pick<EditedPopup, "linkedFrom">): ReactNode {
  const { formatMessage } = useIntl();
  if (linkedFrom.length === 0) return null;
  return (
    <>
      <p className={styles.linked}>{formatMessage({ id: "editor.popups.linked" })}</p>
      <ul className={styles.links}>
        {linkedFrom.map((layout) => (
          <li key={`${layout.kind} ${layout.name}`}>
            {formatMessage({ id: `editor.popups.in.${layout.kind}` }, { name: layout.name })}
          </li>
        ))}
      </ul>
    </>
  );
}
