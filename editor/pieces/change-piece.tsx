import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { PieceItem } from "#schemas/content/piece.ts";

import { Button } from "../kit/button.tsx";
import { CancelButton } from "../kit/cancel-button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useDoing } from "../pages/use-doing.ts";
import type { Editor } from "../store/editor.ts";
import styles from "./ed-pieces.module.css";
import { NameField } from "./name-field.tsx";
import { PieceUses, usePieceUse } from "./piece-uses.tsx";
import { piecesOf } from "./pieces.ts";

interface ChangeProps {
  readonly editor: Editor;
  readonly piece: PieceItem;
  readonly onClose: () => void;
}

/** Calls a template or a reusable block something else. */
export function RenamePiece({ editor, piece, onClose }: ChangeProps): ReactNode {
  const intl = useIntl();
  const [name, setName] = useState(piece.name);
  const { isBusy, problem, errorOf, run } = useDoing();
  const canRename = !isBusy && name.trim() !== "" && name.trim() !== piece.name;
  const rename = (): void => {
    if (canRename) void run(async () => await piecesOf(editor).rename(piece.id, name.trim()), onClose);
  };
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: "editor.pieces.renameTitle" }, { name: piece.name })}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button variant="primary" disabled={!canRename} onClick={rename}>
            {intl.formatMessage({ id: "editor.pieces.rename" })}
          </Button>
        </>
      }
    >
      <NameField value={name} onChange={setName} error={errorOf("name")} onEnter={rename} />
      <Problem words={problem} />
    </Dialog>
  );
}

interface DeleteProps extends ChangeProps {
  /** Told once it is gone. */
  readonly onDone: () => void;
}

/** Removes a template, once it was said that its copies stay; a reusable block only where nothing places it. */
export const DeletePiece = observer(function DeletePiece({ editor, piece, onDone, onClose }: DeleteProps): ReactNode {
  const intl = useIntl();
  const { isBusy, problem, run } = useDoing();
  const { id, kind, name } = piece;
  const use = usePieceUse(editor, id);
  const isUsed = kind === "reusable" && use !== null && use !== "unknown" && use.places.length > 0;
  const what = kind === "template" ? "deleteTemplate" : isUsed ? "deleteUsed" : "deleteReusable";
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: "editor.pieces.deleteTitle" }, { name })}
      description={intl.formatMessage({ id: `editor.pieces.${what}` })}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button
            variant="danger"
            disabled={isBusy || isUsed || use === null}
            onClick={() => void run(async () => await piecesOf(editor).remove(id), onDone)}
          >
            {intl.formatMessage({ id: "editor.pieces.delete" })}
          </Button>
        </>
      }
    >
      {isUsed && <PieceUses editor={editor} use={use} />}
      <Problem words={problem} />
    </Dialog>
  );
});

function Problem({ words }: { readonly words: string | null }): ReactNode {
  return words === null ? null : (
    <p className={styles.problem} role="alert">
      {words}
    </p>
  );
}
