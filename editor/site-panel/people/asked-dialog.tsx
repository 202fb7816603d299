import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { refusalText } from "./use-asking.ts";

interface AskedDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly description: string;
  /** What the button that does it says. */
  readonly label: string;
  /** Rejects when it can't be done: why is said in the dialog, which stays. */
  readonly work: () => Promise<void>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done to somebody, and says what stood in its way. */
export function AskedDialog({ isOpen, title, description, label, work, onDone, onClose }: AskedDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = (): void => {
    setProblem(null);
    onClose();
  };
  const ask = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      onDone();
    } catch (error) {
      console.warn("what was asked about an administrator could not be done", error);
      setProblem(refusalText(error, formatMessage({ id: "editor.people.failed" })));
    }
    setBusy(false);
  };
  return (
    <Dialog
      {...{ isOpen, title, description }}
      onClose={close}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={close} />
          <Button variant="danger" disabled={isBusy} onClick={() => void ask()}>
            {label}
          </Button>
        </>
      }
    >
      {problem !== null && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
