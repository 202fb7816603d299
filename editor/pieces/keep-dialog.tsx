import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "../kit/button.tsx";
import { CancelButton } from "../kit/cancel-button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useToast } from "../kit/toast.tsx";
import { useDoing } from "../pages/use-doing.ts";
import type { Editor, Keeping } from "../store/editor.ts";
import styles from "./ed-pieces.module.css";
import { NameField } from "./name-field.tsx";
import { piecesOf } from "./pieces.ts";
import { keptFragment, placing, refusalOf, replacedBy } from "./placing.ts";

/** Asks what the blocks are called that are kept as a template, or made a reusable block of. */
export const KeepDialog = observer(function KeepDialog({ editor }: { readonly editor: Editor }): ReactNode {
  const { keeping } = editor;
  // What closes keeps its words while it goes.
  const [last, setLast] = useState({ keeping, times: 0 });
  if (keeping && keeping !== last.keeping) setLast({ keeping, times: last.times + 1 });
  if (!last.keeping) return null;
  // Anew each time: a name that was given up isn't the next one's.
  return <Asking key={last.times} editor={editor} keeping={last.keeping} isOpen={keeping !== null} />;
});

interface AskingProps {
  readonly editor: Editor;
  readonly keeping: Keeping;
  readonly isOpen: boolean;
}

const Asking = observer(function Asking({ editor, keeping, isOpen }: AskingProps): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const [name, setName] = useState("");
  const { isBusy, problem, errorOf, run } = useDoing();
  const { kind, ids } = keeping;
  const { document } = editor;
  const say = (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);
  const fragment = keptFragment(document, ids);
  const close = (): void => editor.keep(null);
  // Known before anything is kept: what the page can't do without stays its own.
  const refusal = kind === "reusable" ? refusalOf(editor, replacedBy(document, ids, placing(editor.newId(), 1))) : null;
  const words = refusal && say(refusal.messageKey, refusal.values);
  const keep = async (): Promise<void> => {
    if (!fragment) return close();
    await run(
      async () => await piecesOf(editor).create(kind, name.trim(), fragment),
      (layoutId) => {
        close();
        if (kind === "template") return toast({ text: say("editor.pieces.kept", { name: name.trim() }) });
        const place = placing(editor.newId(), layoutId);
        // Somebody else may have changed the page since: what was made is there all the same.
        if (!editor.run(replacedBy(editor.document, ids, place)).ok)
          return toast({ text: say("editor.pieces.madeOnly", { name: name.trim() }), isLasting: true });
        editor.selection.pick(place.root);
        toast({ text: say("editor.pieces.made", { name: name.trim() }) });
      },
    );
  };
  const canKeep = !isBusy && name.trim() !== "" && fragment !== null && refusal === null;
  return (
    <Dialog
      isOpen={isOpen}
      title={say(`editor.pieces.keep.${kind}`)}
      description={say(`editor.pieces.keep.${kind}What`, { count: ids.length })}
      onClose={close}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={close} />
          <Button variant="primary" disabled={!canKeep} onClick={() => void keep()}>
            {say(`editor.pieces.keep.${kind}Do`)}
          </Button>
        </>
      }
    >
      <NameField
        value={name}
        onChange={setName}
        error={errorOf("name")}
        onEnter={() => {
          if (canKeep) void keep();
        }}
      />
      {(words ?? problem) !== null && (
        <p className={styles.problem} role="alert">
          {words ?? problem}
        </p>
      )}
    </Dialog>
  );
});
