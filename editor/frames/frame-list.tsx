import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { FrameItem } from "#schemas/content/canvas.ts";

import { Icon } from "../kit/icons.tsx";
import { useAsked } from "../kit/use-asked.ts";
import styles from "./ed-frames.module.css";
import { useFrameName } from "./frame-name.ts";

interface FrameListProps {
  readonly listFrames: () => Promise<readonly FrameItem[]>;
  /** The layout that is edited. */
  readonly here: number;
  readonly go: (path: string, frame: number) => void;
}

/** The frames of the site, what stands around its pages, each to be opened around one of them. */
export function FrameList({ listFrames, here, go }: FrameListProps): ReactNode {
  const intl = useIntl();
  const nameOf = useFrameName();
  const frames = useAsked(listFrames) ?? [];
  if (frames.length === 0) return null;
  return (
    <section className={styles.frames} aria-label={intl.formatMessage({ id: "editor.frames.title" })}>
      <h3 className={styles.title}>{intl.formatMessage({ id: "editor.frames.title" })}</h3>
      <ul className={styles.list}>
        {frames.map(({ layoutId, name, path, pages, hasChanges }) => (
          <li key={layoutId}>
            <button
              type="button"
              className={styles.frame}
              aria-current={layoutId === here ? "page" : undefined}
              onClick={() => go(path, layoutId)}
            >
              <Icon name="frame" size={20} />
              <span className={styles.words}>
                <span>{nameOf(name)}</span>
                <span className={styles.quiet}>
                  {intl.formatMessage({ id: "editor.frames.around" }, { count: pages.length })}
                </span>
              </span>
              {hasChanges && <span className={styles.state}>{intl.formatMessage({ id: "editor.pages.changed" })}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
