import { type ReactNode, useState } from "react";

import type { ImportRun } from "#schemas/content/import.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useImportWords } from "./import-words.ts";

interface ConfirmImportProps {
  readonly run: ImportRun;
  readonly isDoing: boolean;
  readonly onConfirm: () => Promise<void>;
}

/** Carries an import out, once somebody has read that there is no way back. */
export function ConfirmImport({ run: { counts }, isDoing, onConfirm }: ConfirmImportProps): ReactNode {
  const say = useImportWords();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const count = counts.create + counts.update;
  return (
    <>
      <Button variant="primary" disabled={count === 0 || isDoing} onClick={() => setAsking(true)}>
        {say("start")}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={say("start")}
        onClose={close}
        actions={
          <>
            <CancelButton onClick={close} />
            <Button
              variant="primary"
              disabled={isDoing}
              onClick={() => {
                close();
                void onConfirm();
              }}
            >
              {say("startDo", { count })}
            </Button>
          </>
        }
      >
        <p>{say("confirm", { create: counts.create, update: counts.update })}</p>
      </Dialog>
    </>
  );
}
