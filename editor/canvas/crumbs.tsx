import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { BlockId, LayoutDocument } from "#schemas/page/layout.ts";
import { parentsOf } from "#schemas/page/tree.ts";

import { blockName } from "../store/block-name.ts";
import type { Editor } from "../store/editor.ts";
import styles from "./crumbs.module.css";

/** The way from the page to what is picked, at the canvas's foot: each step is pressed to be picked (spec §7, "Admin"). */
export const Crumbs = observer(function Crumbs({ editor }: { readonly editor: Editor }): ReactNode {
  const intl = useIntl();
  const { canvas, document, selection } = editor;
  const say = (id: string): string => intl.formatMessage({ id });
  const { ids } = selection;
  const [first] = ids;
  // It stays where nothing is picked: neither the canvas's height nor the focus on it changes by picking.
  const path = first === undefined ? [] : wayTo(document, first);
  return (
    <nav className={styles.crumbs} aria-label={say("editor.canvas.crumbs")} data-ground="dark">
      <ol>
        <li>
          <button
            type="button"
            aria-current={first === undefined ? "true" : undefined}
            onClick={() => selection.pick([])}
          >
            {say(`editor.shell.panelOf.${canvas.page.edits}`)}
          </button>
        </li>
        {path.map((id, index) => {
          const isLast = index === path.length - 1;
          const isSeveral = isLast && ids.length > 1;
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={isLast ? "true" : undefined}
                onClick={() => selection.pick(isLast ? ids : [id])}
              >
                {isSeveral
                  ? intl.formatMessage({ id: "editor.canvas.several" }, { n: ids.length })
                  : blockName(editor, id)}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

/** The blocks that a block stands in, the outermost first, and itself. */
function wayTo(document: LayoutDocument, block: BlockId): readonly BlockId[] {
  const parents = parentsOf(document);
  const way: BlockId[] = [];
  for (let id: BlockId | null = block; id !== null; id = parents.get(id)?.into ?? null) way.unshift(id);
  return way;
}
