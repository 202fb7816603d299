import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { CanvasPage } from "#schemas/content/canvas.ts";

import { useMinuteFigures } from "../plans/plan-words.ts";
import { signsOf } from "./page-signs.ts";
import styles from "./page-tree.module.css";

/** What is said of a page beside its name: how far visitors have it, what is missing, where it stands in the menu. */
export function RowSigns({ page }: { readonly page: CanvasPage }): ReactNode {
  const intl = useIntl();
  const figures = useMinuteFigures();
  const whenOf = (at: number | undefined): string => {
    // Most signs are about no instant, and words for one cost a row of hundreds more than the rest of it.
    if (at === undefined) return "";
    const { day, time } = figures(at);
    return `${day}, ${time}`;
  };
  return (
    <span className={styles.signs}>
      {signsOf(page).map(({ key, tone, locale = "", at }) => (
        <span key={`${key} ${locale}`} className={styles.sign} data-tone={tone}>
          {intl.formatMessage({ id: `editor.tree.sign.${key}` }, { locale, when: whenOf(at) })}{" "}
        </span>
      ))}
    </span>
  );
}

/** How a page was last seen; an empty place where nobody has taken a picture. */
export function RowPicture({ preview }: Pick<CanvasPage, "preview">): ReactNode {
  if (preview === null) return <span className={styles.picture} />;
  return <img className={styles.picture} src={preview} alt="" loading="lazy" decoding="async" draggable={false} />;
}
