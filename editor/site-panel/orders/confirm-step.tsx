import type { ReactNode } from "react";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import styles from "./orders.module.css";
import { useOrderStep } from "./use-order-step.ts";

interface ConfirmStepProps {
  readonly title: string;
  readonly description: string;
  /** What the button says that does it. */
  readonly does: string;
  readonly isDanger?: boolean;
  /** What it can't be done without: fields. */
  readonly children?: ReactNode;
  /** False: something is missing. */
  readonly isReady?: boolean;
  /** Rejects with the server's refusal, which stands here then. */
  readonly step: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something that can't be taken back, and says why where it is refused. */
export function ConfirmStep(props: ConfirmStepProps): ReactNode {
  const { title, description, does, isDanger = false, children, isReady = true, step, onClose } = props;
  const { isBusy, problem, run } = useOrderStep();
  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button
            variant={isDanger ? "danger" : "primary"}
            disabled={isBusy || !isReady}
            onClick={() => void run(step)}
          >
            {does}
          </Button>
        </>
      }
    >
      {children}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}
