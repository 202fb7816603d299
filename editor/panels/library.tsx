import { useDraggable } from "@dnd-kit/core";
import { observer } from "mobx-react-lite";
import { type ReactNode, type Ref, useState } from "react";
import { useIntl } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { inLocale } from "#schemas/locale.ts";
import type { Anchor } from "#schemas/page/commands/place.ts";

import { placeForNew, putBlock, putIn } from "../actions/block-actions.ts";
import type { DragData } from "../canvas/drag-context.tsx";
import { TextField } from "../kit/text-field.tsx";
import { type Choose, PieceGroups } from "../pieces/piece-groups.tsx";
import type { Editor } from "../store/editor.ts";
import { libraryGroups } from "./library-groups.ts";
import styles from "./library.module.css";
import { Thumbnail } from "./thumbnail.tsx";

interface LibraryProps {
  readonly editor: Editor;
  /** Where something is put that is chosen; left out: where new things go by themselves. */
  readonly at?: Anchor | undefined;
  /** Told before something is put in. */
  readonly onChosen?: () => void;
  /** What is typed in first. */
  readonly searchField?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** Every block that there is, and what was kept of pages: to be searched, pressed, or dragged onto the page. */
export const Library = observer(function Library({ editor, at, onChosen, searchField }: LibraryProps): ReactNode {
  const intl = useIntl();
  const [words, setWords] = useState("");
  const groups = libraryGroups(words, editor.words);
  const [pieces, counted] = useState(0);
  const choose: Choose = (slugs, put) => {
    onChosen?.();
    putIn(editor, put(at ?? placeForNew(editor, slugs)));
  };
  return (
    <div className={styles.library} data-panel="library">
      <TextField
        label={intl.formatMessage({ id: "editor.library.search" })}
        value={words}
        onChange={setWords}
        type="search"
        inputRef={searchField}
      />
      {groups.map(({ name, blocks }) => (
        <section key={name}>
          <h3 className={styles.group}>{intl.formatMessage({ id: `editor.library.${name}` })}</h3>
          <ul className={styles.list}>
            {blocks.map((block) => (
              <Item key={block.slug} editor={editor} block={block} choose={choose} />
            ))}
          </ul>
        </section>
      ))}
      <PieceGroups {...{ editor, words, choose, counted }} />
      {groups.length + pieces === 0 && (
        <p className={styles.none}>{intl.formatMessage({ id: "editor.library.none" })}</p>
      )}
    </div>
  );
});

interface ItemProps {
  readonly editor: Editor;
  readonly block: BlockDefinition;
  readonly choose: Choose;
}

function Item({ editor, block, choose }: ItemProps): ReactNode {
  const { slug, label, help } = block;
  const data: DragData = { draggedFrom: () => ({ slug }) };
  const { setNodeRef, listeners } = useDraggable({ id: `library ${slug}`, data });
  return (
    <li>
      <button
        type="button"
        ref={setNodeRef}
        className={styles.item}
        onClick={() => choose([slug], (at) => putBlock(editor, slug, at))}
        {...listeners}
        data-slug={slug}
      >
        <Thumbnail definition={block} page={editor.canvas.page.page} pageWords={editor.canvas.words} />
        <span className={styles.name}>{inLocale(label, editor.words)}</span>
        <span className={styles.help}>{inLocale(help, editor.words)}</span>
      </button>
    </li>
  );
}
