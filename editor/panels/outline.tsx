import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { type BlockId, type BlockNode, builtInSlugs } from "#schemas/page/layout.ts";
import { parentsOf } from "#schemas/page/tree.ts";
import { visibilityOf } from "#schemas/page/visibility.ts";

import { Icon } from "../kit/icons.tsx";
import { later } from "../kit/later.tsx";
import { Unseen } from "../kit/unseen.tsx";
import { blockName } from "../store/block-name.ts";
import type { Editor } from "../store/editor.ts";
import { Open } from "./open-rows.ts";
import styles from "./outline.module.css";
import { summaryWithin } from "./summary.ts";

const VisibilitySign = later(async () => (await import("./visibility-sign.tsx")).VisibilitySign);

/** The page's structure as a tree: what is picked here is picked on the page, and the other way round. */
export const Outline = observer(function Outline({ editor }: { readonly editor: Editor }): ReactNode {
  const intl = useIntl();
  const [open] = useState(() => new Open());
  const { document, selection } = editor;
  const [picked] = selection.ids;
  useEffect(() => {
    if (picked !== undefined) open.reveal(picked, parentsOf(editor.document));
  }, [editor, open, picked]);
  if (document.root.length === 0) {
    return <p className={styles.empty}>{intl.formatMessage({ id: "editor.outline.empty" })}</p>;
  }
  return (
    <ul
      className={styles.tree}
      role="tree"
      aria-label={intl.formatMessage({ id: "editor.outline.title" })}
      aria-multiselectable="true"
      tabIndex={0}
      aria-activedescendant={picked === undefined ? undefined : rowId(picked)}
      onKeyDown={(event) => openByKey(event, open, picked)}
      onClick={(event) => press(event, editor, open)}
      onPointerOver={({ target }) => editor.selection.hover(rowOf(target))}
      onPointerLeave={() => editor.selection.hover(null)}
    >
      {document.root.map((id) => (
        <Row key={id} id={id} level={1} editor={editor} open={open} />
      ))}
    </ul>
  );
});

interface RowProps {
  readonly id: BlockId;
  readonly level: number;
  readonly editor: Editor;
  readonly open: Open;
}

const Row = observer(function Row({ id, level, editor, open }: RowProps): ReactNode {
  const node = editor.canvas.document.get(id);
  if (!node) return null;
  const slots = Object.entries(node.slots);
  const isOpen = slots.length > 0 && open.has(id);
  const isPicked = editor.selection.has(id);
  const summary = isOpen ? "" : summaryWithin(node, editor.canvas.locale, (inner) => editor.canvas.document.get(inner));
  return (
    <li
      role="treeitem"
      id={rowId(id)}
      aria-level={level}
      aria-selected={isPicked}
      aria-expanded={slots.length > 0 ? isOpen : undefined}
      className={styles.item}
    >
      <div
        className={classNames(styles.row, isPicked && styles.picked)}
        style={{ paddingInlineStart: `${8 + (level - 1) * 16}px` }}
        data-row={id}
      >
        <span className={styles.fold} data-fold={slots.length > 0 ? id : undefined} data-open={isOpen || undefined}>
          {slots.length > 0 && <Icon name="chevron-right" size={14} />}
        </span>
        <span className={styles.name}>{blockName(editor, id)}</span>
        {summary !== "" && <span className={styles.summary}>{summary}</span>}
        <RowVisibility editor={editor} node={node} />
        {node.slug === builtInSlugs.reusable && <ReusableSign />}
      </div>
      {isOpen && (
        <ul role="group">
          {slots
            .flatMap(([, ids]) => ids)
            .map((inner) => (
              <Row key={inner} id={inner} level={level + 1} editor={editor} open={open} />
            ))}
        </ul>
      )}
    </li>
  );
});

/** Tells of a block that is one for all its places. */
function ReusableSign(): ReactNode {
  const intl = useIntl();
  return (
    <>
      <Icon name="link" size={14} />
      <Unseen>{intl.formatMessage({ id: "editor.shell.panelOf.reusable" })}</Unseen>
    </>
  );
}

/** Tells of a block that isn't always shown, not to everybody, or to nobody on this site; crossed out where nobody sees it here and now. */
const RowVisibility = observer(function RowVisibility({
  editor,
  node,
}: {
  editor: Editor;
  node: BlockNode;
}): ReactNode {
  const isPlain = visibilityOf(node) === null && editor.canvas.block(node.id).hidden === null;
  return isPlain ? null : <VisibilitySign editor={editor} node={node} className={styles.sign} />;
});

/** Pressing picks a row, or opens what is in it. */
function press({ target, shiftKey, ctrlKey, metaKey }: MouseEvent, { document, selection }: Editor, open: Open): void {
  const fold = target instanceof Element ? target.closest<HTMLElement>("[data-fold]")?.dataset["fold"] : undefined;
  if (fold !== undefined) return open.toggle(fold);
  const id = rowOf(target);
  if (id === null) return;
  if (shiftKey) selection.extendTo(document, id);
  else if (ctrlKey || metaKey) selection.toggle(document, id);
  else selection.pick([id]);
}

function rowOf(target: EventTarget): BlockId | null {
  return (target instanceof Element && target.closest<HTMLElement>("[data-row]")?.dataset["row"]) || null;
}

/** The arrows that open and close; those that walk and move are the editor's everywhere. */
function openByKey(event: KeyboardEvent, open: Open, id: BlockId | undefined): void {
  if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "ArrowRight" && !open.has(id)) open.toggle(id);
  else if (event.key === "ArrowLeft" && open.has(id)) open.toggle(id);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function rowId(id: BlockId): string {
  return `outline-${id}`;
}
