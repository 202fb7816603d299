import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { BlogFolder } from "#schemas/content/blog.ts";

import layout from "./layout.module.css";
import styles from "./folder-links.module.css";

interface FolderLinksProps {
  readonly folders: readonly BlogFolder[];
  /** What they are; without it the blog's folders. */
  readonly label?: string;
}

/** Folders of the blog as one line of links, with how many articles each holds. */
export function FolderLinks({ folders, label }: FolderLinksProps): ReactNode {
  const intl = useIntl();
  if (folders.length === 0) return null;
  return (
    <nav aria-label={label ?? intl.formatMessage({ id: "blog.folders" })}>
      <ul className={styles.folders}>
        {folders.map(({ id, url, name, total }) => (
          <li key={id}>
            <a href={url} className={styles.folder}>
              {name}
              <span className={styles.total} aria-hidden="true">
                {total}
              </span>
              <span className={layout.hidden}>{`, ${countOf(total)}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );

  function countOf(count: number): string {
    return intl.formatMessage({ id: "blog.count" }, { count });
  }
}
