import { observer } from "mobx-react-lite";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";

import { ContextMenu, type MenuAnchor } from "../kit/menu.tsx";
import { useToast } from "../kit/toast.tsx";
import { useRowsInSight } from "../kit/use-rows-in-sight.ts";
import styles from "./page-tree.module.css";
import type { PageTreeStore } from "./page-tree-store.ts";
import { type RowDeeds, rowMenu } from "./row-menu.ts";
import { pressInTree } from "./tree-keys.ts";
import { TreeDrag } from "./tree-drag.tsx";
import { stepPlace } from "./tree-moves.ts";
import type { TreePage } from "./tree-page.ts";
import { PageTreeRow } from "./tree-row.tsx";
import { type TreeRow, treeRows } from "./tree-rows.ts";
import type { Moves } from "./use-moves.ts";

interface PageTreeProps extends Pick<Moves, "move" | "undo">, Omit<RowDeeds, "step"> {
  readonly pages: readonly TreePage[];
  /** Which pages are looked for; null: all are shown. */
  readonly isWanted: ((page: TreePage) => boolean) | null;
  readonly tree: PageTreeStore;
  /** The layout that is edited. */
  readonly here: number | null;
}

/** The pages of the site below each other, in the menu's order: gone to, opened and moved by mouse, by touch and by keys alone. */
export const PageTree = observer(function PageTree(props: PageTreeProps): ReactNode {
  const { pages, isWanted, tree, here, move, undo, ...deeds } = props;
  const intl = useIntl();
  const toast = useToast();
  const ids = useId();
  const list = useRef<HTMLElement | null>(null);
  const [menu, setMenu] = useState<{ readonly page: TreePage; readonly at: MenuAnchor } | null>(null);
  const rows = treeRows({ pages, isOpen: tree.isOpen, isWanted });
  // Who hasn't been in the tree yet begins where the page is that is edited.
  const current = tree.current ?? pages.find(({ layoutId }) => here !== null && layoutId === here)?.pageId;
  const at = Math.max(
    0,
    rows.findIndex(({ page }) => page.pageId === current),
  );
  const [pressed, setPressed] = useState<number | null>(null);
  const inSight = useRowsInSight({
    count: rows.length,
    keyOf: (index) => rows[index]?.page.pageId ?? index,
    height: usualHeight,
    list,
    // A row that goes away under a finger takes the drag with it.
    keep: [at, rows.findIndex(({ page }) => page.pageId === pressed)],
  });
  const isMovable = isWanted === null;
  const elementOf = (id: number | undefined): HTMLElement | null =>
    id === undefined ? null : (list.current?.querySelector<HTMLElement>(`[data-page="${id}"]`) ?? null);
  const focus = (id: number | undefined): void => elementOf(id)?.focus();
  useKeptFocus(rows, at, (row) => {
    tree.goTo(row.page.pageId);
    requestAnimationFrame(() => focus(row.page.pageId));
  });

  const step: RowDeeds["step"] = (page, to) => {
    if (!isMovable) return toast({ text: intl.formatMessage({ id: "editor.tree.searched" }) });
    const place = stepPlace(pages, page.pageId, to);
    if (place === null)
      return toast({ text: intl.formatMessage({ id: `editor.tree.stop.${to}` }, { title: page.title }) });
    if (place.parent !== null) tree.setOpen(place.parent, true);
    move(page, place);
    // A row that is drawn elsewhere loses the focus where the browser takes it out first.
    requestAnimationFrame(() => focus(page.pageId));
  };
  const goTo = ({ page }: TreeRow): void => {
    // One that is far away is drawn by this.
    flushSync(() => tree.goTo(page.pageId));
    focus(page.pageId);
  };
  const openMenu = ({ page }: TreeRow, where?: MenuAnchor): void => {
    const anchor = where ?? elementOf(page.pageId)?.querySelector("[data-more]");
    tree.goTo(page.pageId);
    if (anchor) setMenu({ page, at: anchor });
  };
  const press = (event: MouseEvent): void => {
    const row = rowAt(rows, event.target);
    if (!row || !(event.target instanceof Element)) return;
    tree.goTo(row.page.pageId);
    const more = event.target.closest("[data-more]");
    if (more) return openMenu(row, more);
    focus(row.page.pageId);
    if (event.target.closest("[data-fold]")) tree.setOpen(row.page.pageId, !row.isOpen);
    else deeds.open(row.page);
  };
  return (
    <>
      <TreeDrag
        pages={pages}
        rows={rows}
        onDrop={(page, place) => {
          if (!isMovable) return toast({ text: intl.formatMessage({ id: "editor.tree.searched" }) });
          if (place.parent !== null) tree.setOpen(place.parent, true);
          tree.goTo(page.pageId);
          move(page, place);
        }}
      >
        {({ ref, listeners, over }) => (
          <ul
            ref={(element) => {
              list.current = element;
              ref(element);
            }}
            role="tree"
            className={styles.tree}
            style={{ blockSize: `${inSight.height}px` }}
            aria-label={intl.formatMessage({ id: "editor.pages.title" })}
            onPointerDown={({ target }) => setPressed(rowAt(rows, target)?.page.pageId ?? null)}
            onClick={press}
            onFocus={({ target }) => {
              const row = rowAt(rows, target);
              if (row) tree.goTo(row.page.pageId);
            }}
            onKeyDown={(event) => {
              const isDone = pressInTree(event, {
                ...deeds,
                rows,
                at,
                goTo,
                step,
                openMenu,
                undo,
                setOpen: tree.setOpen,
              });
              if (!isDone) return;
              event.preventDefault();
              event.stopPropagation();
            }}
            onContextMenu={(event) => {
              const row = rowAt(rows, event.target);
              if (!row) return;
              event.preventDefault();
              // A finger that stays drags.
              if ((event.nativeEvent as PointerEvent).pointerType !== "touch")
                openMenu(row, { x: event.clientX, y: event.clientY });
            }}
            {...listeners}
          >
            {inSight.rows.map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <PageTreeRow
                    key={row.page.pageId}
                    {...row}
                    {...{ ids, index, start, measure: inSight.measure }}
                    isHere={here !== null && row.page.layoutId === here}
                    isCurrent={index === at}
                    drop={over?.id === row.page.pageId ? over.drop : null}
                  />
                )
              );
            })}
          </ul>
        )}
      </TreeDrag>
      <div className={styles.end} data-tree-end="" />
      <ContextMenu
        at={menu?.at ?? null}
        label={intl.formatMessage({ id: "editor.pages.more" }, { title: menu?.page.title ?? "" })}
        items={menu ? rowMenu({ page: menu.page, pages, isMovable, intl, step, ...deeds }) : []}
        align="end"
        finalFocus={() => elementOf(menu?.page.pageId)}
        onClose={() => setMenu(null)}
      />
    </>
  );
});

/** How high most rows are, in CSS pixels. */
const usualHeight = 70;

/** Where the row that had the focus is gone, the one that came into its place has it. */
function useKeptFocus(rows: readonly TreeRow[], at: number, focus: (row: TreeRow) => void): void {
  const before = useRef<{ readonly id: number; readonly at: number } | null>(null);
  const current = rows[at]?.page.pageId;
  useEffect(() => {
    const last = before.current;
    const isGone = last !== null && !rows.some(({ page }) => page.pageId === last.id);
    const next = rows[Math.min(last?.at ?? 0, rows.length - 1)];
    if (isGone && next && document.activeElement === document.body) focus(next);
    before.current = current === undefined ? null : { id: current, at };
  });
}

function rowAt(rows: readonly TreeRow[], target: EventTarget): TreeRow | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>("[role=treeitem][data-page]") : null;
  return rows.find(({ page }) => String(page.pageId) === element?.dataset["page"]);
}
