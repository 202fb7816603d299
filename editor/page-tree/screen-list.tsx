import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { CanvasPage } from "#schemas/content/canvas.ts";

import styles from "./page-tree.module.css";
import { RowPicture, RowSigns } from "./row-signs.tsx";

interface ScreenListProps {
  readonly screens: readonly CanvasPage[];
  /** The layout that is edited. */
  readonly here: number | null;
  readonly open: (page: CanvasPage) => void;
}

/** The screens that the site brings, each with what it shows: as its type begins, until somebody has arranged it otherwise. */
export function ScreenList({ screens, here, open }: ScreenListProps): ReactNode {
  const intl = useIntl();
  if (screens.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{intl.formatMessage({ id: "editor.tree.screens" })}</h3>
      <p className={styles.how}>{intl.formatMessage({ id: "editor.tree.screensHow" })}</p>
      <ul className={styles.screens}>
        {screens.map((page) => (
          <li key={page.pageId ?? page.type}>
            <button
              type="button"
              className={styles.screen}
              aria-current={here !== null && page.layoutId === here ? "page" : undefined}
              onClick={() => open(page)}
            >
              <RowPicture preview={page.preview} />
              <span className={styles.words}>
                <span className={styles.title}>{page.title} </span>
                <span className={styles.facts}>
                  <span className={styles.path}>{page.path} </span>
                  <RowSigns page={page} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
