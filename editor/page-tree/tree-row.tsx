import { type CSSProperties, memo, type ReactNode, type Ref } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "../kit/button.tsx";
import { Icon } from "../kit/icons.tsx";
import styles from "./page-tree.module.css";
import { RowPicture, RowSigns } from "./row-signs.tsx";
import type { DropSide } from "./tree-moves.ts";
import type { TreeRow } from "./tree-rows.ts";

interface TreeRowProps extends TreeRow {
  /** Its place among all rows, and where it begins in the tree, in CSS pixels. */
  readonly index: number;
  readonly start: number;
  readonly measure: Ref<HTMLLIElement>;
  /** Begins the ids of the tree. */
  readonly ids: string;
  /** True where it is edited. */
  readonly isHere: boolean;
  /** True where the keys are about it. */
  readonly isCurrent: boolean;
  /** Where what is dragged would come; `refused`: it can't. */
  readonly drop: DropSide | "refused" | null;
}

/** A page of the tree. What is done with it the tree hears itself: five hundred rows have no listeners. */
export const PageTreeRow = memo(function PageTreeRow(props: TreeRowProps): ReactNode {
  const { page, index, start, measure, level, position, siblings, hasChildren, isOpen, isWanted } = props;
  const { ids, isHere, isCurrent, drop } = props;
  const intl = useIntl();
  const { pageId, title, path } = page;
  const name = `${ids}-${pageId}`;
  return (
    <li
      ref={measure}
      role="treeitem"
      className={styles.row}
      data-page={pageId}
      data-index={index}
      data-wanted={isWanted}
      data-drop={drop ?? undefined}
      style={{ "--level": level, insetBlockStart: `${start}px` } as CSSProperties}
      tabIndex={isCurrent ? 0 : -1}
      aria-labelledby={`${name} ${name}-more`}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-current={isHere ? "page" : undefined}
    >
      <span className={styles.fold} data-fold={hasChildren ? pageId : undefined} data-open={isOpen || undefined}>
        {hasChildren && <Icon name="chevron-right" size={16} />}
      </span>
      <RowPicture preview={page.preview} />
      <span className={styles.words}>
        <span id={name} className={styles.title}>
          {title}
        </span>
        <span id={`${name}-more`} className={styles.facts}>
          <span className={styles.path}>{path} </span>
          <RowSigns page={page} />
        </span>
      </span>
      <IconButton
        isSmall
        icon="more"
        tabIndex={-1}
        aria-haspopup="menu"
        data-more={pageId}
        label={intl.formatMessage({ id: "editor.pages.more" }, { title })}
      />
    </li>
  );
});
