import { useDraggable } from "@dnd-kit/core";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { type PieceItem, pieceKinds } from "#schemas/content/piece.ts";
import { fold } from "#schemas/fold.ts";

import type { Put } from "../actions/block-actions.ts";
import { isMacKeyboard, keysText } from "../actions/keys.ts";
import type { Anchor } from "#schemas/page/commands/place.ts";
import type { DragData } from "../canvas/drag-context.tsx";
import { Button, IconButton } from "../kit/button.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { MenuButton, type MenuEntry } from "../kit/menu.tsx";
import library from "../panels/library.module.css";
import type { Editor } from "../store/editor.ts";
import { DeletePiece, RenamePiece } from "./change-piece.tsx";
import styles from "./ed-pieces.module.css";
import { PieceThumbnail } from "./piece-thumbnail.tsx";
import { piecesOf } from "./pieces.ts";
import { mayPlace, outermostSlugs, putPiece } from "./placing.ts";

/** Puts something new in: where somebody said, or where such blocks go by themselves. */
export type Choose = (slugs: readonly string[], put: (at: Anchor) => Put) => void;

export interface PieceGroupsProps {
  readonly editor: Editor;
  /** Those that answer to these words are shown. */
  readonly words: string;
  readonly choose: Choose;
  /** Told how many are shown. */
  readonly counted: (count: number) => void;
}

/** The templates and the reusable blocks of the site, in the library. */
export const PieceGroups = observer(function PieceGroups(props: PieceGroupsProps): ReactNode {
  const { editor, words, choose, counted } = props;
  const intl = useIntl();
  const pieces = piecesOf(editor);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(async (): Promise<void> => setFailed(!(await pieces.load())), [pieces]);
  useEffect(() => void read(), [read]);
  const isUnread = hasFailed && pieces.list === null;
  const [asked, ask] = useState<{ readonly piece: PieceItem; readonly for: "rename" | "delete" } | null>(null);
  const found = (pieces.list ?? []).filter(
    ({ id, kind, name }) => fold(name).includes(fold(words)) && (kind === "template" || mayPlace(editor, id)),
  );
  // Where they couldn't be read nobody is told that there are none.
  const shown = isUnread ? 1 : found.length;
  useEffect(() => counted(shown), [counted, shown]);
  const groups = useRef<HTMLDivElement>(null);
  // What had the focus is gone with what was removed: what comes into its place has it, or else the field above.
  const removed = (piece: PieceItem): void => {
    const at = found.findIndex(({ id }) => id === piece.id);
    const next = (found[at + 1] ?? found[at - 1])?.id;
    ask(null);
    requestAnimationFrame(() => {
      const field = groups.current?.closest("[data-panel=library]")?.querySelector<HTMLElement>("input");
      (groups.current?.querySelector<HTMLElement>(`[data-piece="${next}"] > button`) ?? field)?.focus();
    });
  };
  return (
    <div ref={groups} className={styles.groups}>
      {isUnread && (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={intl.formatMessage({ id: "editor.pieces.notRead" })}
            action={<Button onClick={() => void read()}>{intl.formatMessage({ id: "editor.kit.retry" })}</Button>}
          />
        </div>
      )}
      {pieceKinds.map((kind) => {
        const own = found.filter((piece) => piece.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind}>
            <h3 className={library.group}>{intl.formatMessage({ id: `editor.pieces.${kind}` })}</h3>
            <ul className={library.list}>
              {own.map((piece) => (
                <Item key={piece.id} {...{ editor, piece, choose, ask }} />
              ))}
            </ul>
          </section>
        );
      })}
      {asked?.for === "rename" && <RenamePiece editor={editor} piece={asked.piece} onClose={() => ask(null)} />}
      {asked?.for === "delete" && (
        <DeletePiece
          editor={editor}
          piece={asked.piece}
          onDone={() => removed(asked.piece)}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
});

interface ItemProps extends Pick<PieceGroupsProps, "editor" | "choose"> {
  readonly piece: PieceItem;
  readonly ask: (question: { readonly piece: PieceItem; readonly for: "rename" | "delete" }) => void;
}

const Item = observer(function Item({ editor, piece, choose, ask }: ItemProps): ReactNode {
  const intl = useIntl();
  const { id, kind, name, hasChanges } = piece;
  const pieces = piecesOf(editor);
  const say = (key: string): string => intl.formatMessage({ id: `editor.pieces.${key}` });
  const put = async (): Promise<void> => {
    try {
      const read = await pieces.read(id);
      choose(outermostSlugs(read), (at) => putPiece(editor, read, at));
    } catch (error) {
      console.warn(error);
      editor.tell("editor.pieces.unreachable");
    }
  };
  // Known before somebody drags it: it was seen.
  const data: DragData = {
    draggedFrom: () => {
      const read = pieces.known(id);
      const [slug] = read ? outermostSlugs(read) : [];
      return read && slug !== undefined ? { slug, name, put: (at) => putPiece(editor, read, at) } : null;
    },
  };
  const { setNodeRef, listeners } = useDraggable({ id: `piece ${id}`, data });
  const rename = (): void => ask({ piece, for: "rename" });
  const remove = (): void => ask({ piece, for: "delete" });
  // As in the tree of pages; none of them goes on to what is picked on the page.
  const press = (event: KeyboardEvent): void => {
    const does = { F2: rename, Delete: remove, Backspace: remove }[event.key];
    if (!does || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    does();
  };
  const items: readonly MenuEntry[] = [
    ...(kind === "reusable"
      ? ([
          {
            id: "edit",
            label: say("edit"),
            icon: "frame",
            onSelect: () => void editor.beyond.go(editor.canvas.page.page.path, id),
          },
        ] as const)
      : []),
    { id: "rename", label: say("rename"), shortcut: "F2", onSelect: rename },
    {
      id: "delete",
      label: say("delete"),
      icon: "delete",
      isDanger: true,
      shortcut: keysText("Delete", { isMac: isMacKeyboard(), isFrench: intl.locale.startsWith("fr") }),
      onSelect: remove,
    },
  ];
  return (
    <li className={styles.item} data-piece={id}>
      {/* Beside the button, not in it: what a piece holds may have buttons itself. */}
      <PieceThumbnail editor={editor} id={id} />
      <button
        type="button"
        ref={setNodeRef}
        className={styles.put}
        aria-keyshortcuts="F2 Delete"
        onClick={() => void put()}
        onKeyDown={press}
        {...listeners}
      >
        <span className={styles.name}>{name}</span>
        <span className={library.help}>{say(hasChanges ? "changed" : `${kind}Help`)}</span>
      </button>
      <span className={styles.more}>
        <MenuButton
          align="end"
          items={items}
          button={<IconButton icon="more" label={intl.formatMessage({ id: "editor.pieces.more" }, { name })} />}
        />
      </span>
    </li>
  );
});
