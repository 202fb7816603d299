import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { FormSummary } from "#schemas/content/form-answer.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import type { PanelWork } from "../panel-work.ts";
import styles from "./forms.module.css";
import { useAttempt } from "./use-attempt.ts";

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
  const { isWorking, problem, attempt } = useAttempt();
  const remove = async (): Promise<void> => {
    // What is saved while it goes would find nothing.
    await work.desk.forget({ kind: "form", id: form.id });
    await work.clients(work.locale).call("deleteForm", { params: { id: form.id } });
    onDeleted();
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
          <Button variant="danger" disabled={isWorking} onClick={() => void attempt(remove)}>
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
