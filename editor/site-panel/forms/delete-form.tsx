import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { FormSummary } from "#schemas/content/form-answer.ts";
import { ApiError } from "#schemas/contract/api-error.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import type { PanelWork } from "../panel-work.ts";
import styles from "./forms.module.css";

interface DeleteFormProps {
  readonly work: PanelWork;
  readonly form: FormSummary;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks whether a form goes, with all that was answered to it. */
export function DeleteForm({ work, form, onClose, onDeleted }: DeleteFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values = {}): string => formatMessage({ id: `editor.forms.${id}` }, values);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const remove = async (): Promise<void> => {
    setWorking(true);
    setProblem(null);
    try {
      // What is saved while it goes would find nothing.
      await work.desk.forget({ kind: "form", id: form.id });
      await work.clients(work.locale).call("deleteForm", { params: { id: form.id } });
      onDeleted();
    } catch (error) {
      setWorking(false);
      setProblem(error instanceof ApiError && error.status < 500 ? error.message : say("failed"));
    }
  };
  return (
    <Dialog
      isOpen
      title={say("delete", { name: form.title || say("untitled") })}
      description={say("deleteWhat", { count: form.answers })}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isWorking} onClick={onClose} />
          <Button variant="danger" disabled={isWorking} onClick={() => void remove()}>
            {say("deleteDo")}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
