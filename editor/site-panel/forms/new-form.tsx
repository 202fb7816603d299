import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { FormSummary } from "#schemas/content/form-answer.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { TextField } from "../../kit/text-field.tsx";
import type { PanelWork } from "../panel-work.ts";
import styles from "./forms.module.css";
import { useAttempt } from "./use-attempt.ts";

interface NewFormProps {
  readonly work: PanelWork;
  /** The form whose fields it begins with; null: it begins empty. */
  readonly copyOf: FormSummary | null;
  readonly onClose: () => void;
  readonly onMade: (id: number) => void;
}

/** Asks what a new form is called, and makes it. */
export function NewForm({ work, copyOf, onClose, onMade }: NewFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values = {}): string => formatMessage({ id: `editor.forms.${id}` }, values);
  const [title, setTitle] = useState(copyOf ? say("copyTitle", { name: copyOf.title }).slice(0, 200) : "");
  const { isWorking, problem, attempt } = useAttempt();
  const make = async (): Promise<void> => {
    const body = { title: title.trim(), ...(copyOf && { copyOf: copyOf.id }) };
    onMade((await work.clients(work.locale).call("createForm", { body })).id);
  };
  return (
    <Dialog
      isOpen
      title={copyOf ? say("copy", { name: copyOf.title }) : say("new")}
      description={say("newWhat")}
      onClose={onClose}
    >
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== "" && !isWorking) void attempt(make);
        }}
      >
        <TextField
          label={say("newTitle")}
          value={title}
          onChange={(text) => setTitle(text.slice(0, 200))}
          {...(problem !== null && { error: problem })}
        />
        <div className={styles.actions}>
          <CancelButton disabled={isWorking} onClick={onClose} />
          <Button type="submit" variant="primary" disabled={isWorking || title.trim() === ""}>
            {say("make")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
