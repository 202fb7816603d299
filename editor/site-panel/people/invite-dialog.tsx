import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import { ApiError } from "#schemas/contract/api-error.ts";
import { administratorRoles } from "#schemas/content/people.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useToast } from "../../kit/toast.tsx";
import type { Invited, PeoplePort } from "./people-port.ts";
import styles from "./people.module.css";
import { refusalText } from "./use-asking.ts";

interface InviteDialogProps {
  readonly port: Pick<PeoplePort, "invite">;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

const nobody: Invited = { email: "", firstname: "", lastname: "", role: "ADMIN" };

/** Invites somebody by mail. What the server refuses is said at its field, and what was typed stays. */
export function InviteDialog({ port, isOpen, onClose, onInvited }: InviteDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string => formatMessage({ id }, values);
  const toast = useToast();
  const form = useId();
  const [person, setPerson] = useState(nobody);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const close = (): void => {
    setPerson(nobody);
    setError(null);
    onClose();
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await port.invite(person);
      toast({ text: say("editor.people.invited", { email: person.email.trim() }) });
      onInvited();
      close();
    } catch (refusal) {
      console.warn("somebody could not be invited", refusal);
      setError(refusal);
    }
    setBusy(false);
  };
  const faultOf = (key: keyof Invited): string | undefined =>
    error instanceof ApiError ? error.details.find((detail) => detail.key === key)?.error : undefined;
  const text = (key: "email" | "firstname" | "lastname") => ({
    label: say(`editor.people.${key}`),
    value: person[key],
    onChange: (value: string) => setPerson((before) => ({ ...before, [key]: value })),
    error: faultOf(key),
    autoComplete: "off",
  });
  const isElsewhere = error !== null && faultOf("email") === undefined;
  return (
    <Dialog
      isOpen={isOpen}
      title={say("editor.people.inviteTitle")}
      description={say("editor.people.inviteHow")}
      onClose={close}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={close} />
          <Button variant="primary" type="submit" form={form} disabled={isBusy}>
            {say("editor.people.inviteDo")}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <TextField type="email" {...text("email")} />
        <div className={styles.names}>
          <TextField {...text("firstname")} />
          <TextField {...text("lastname")} />
        </div>
        <SelectField
          label={say("editor.people.role")}
          help={say(`editor.people.roleHelp.${person.role}`)}
          value={person.role}
          options={administratorRoles.map((role) => ({ value: role, label: say(`editor.people.role.${role}`) }))}
          onChange={(role) => setPerson((before) => ({ ...before, role }))}
        />
        {isElsewhere && <p role="alert">{refusalText(error, say("editor.people.failed"))}</p>}
      </form>
    </Dialog>
  );
}
