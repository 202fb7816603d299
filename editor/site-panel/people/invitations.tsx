import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { Invitation } from "#schemas/content/people.ts";

import { Button } from "../../kit/button.tsx";
import { useToast } from "../../kit/toast.tsx";
import frame from "../panel-section.module.css";
import { AskedDialog } from "./asked-dialog.tsx";
import type { PeoplePort } from "./people-port.ts";
import styles from "./people.module.css";
import { useFullName, useMoment } from "./person-words.ts";
import { useAsking } from "./use-asking.ts";

interface InvitationsProps {
  readonly port: Pick<PeoplePort, "inviteAgain" | "withdraw">;
  readonly invitations: readonly Invitation[];
  readonly changed: () => void;
}

/** Who was invited and hasn't come yet: sent once more, or taken back. */
export function Invitations({ port, invitations, changed }: InvitationsProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string => formatMessage({ id }, values);
  const toast = useToast();
  const { isBusy, run } = useAsking();
  const [leaving, setLeaving] = useState<Invitation | null>(null);
  if (invitations.length === 0) return null;
  const again = async ({ id, email }: Invitation): Promise<void> => {
    if (!(await run(async () => await port.inviteAgain(id)))) return;
    toast({ text: say("editor.people.invitedAgain", { email }) });
    changed();
  };
  return (
    <section className={styles.part} aria-label={say("editor.people.invitations")}>
      <h3>{say("editor.people.invitations")}</h3>
      <ul className={frame.list}>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            {...{ invitation, isBusy }}
            again={() => void again(invitation)}
            withdraw={() => setLeaving(invitation)}
          />
        ))}
      </ul>
      <AskedDialog
        isOpen={leaving !== null}
        title={say("editor.people.withdrawTitle", { email: leaving?.email ?? "" })}
        description={say("editor.people.withdrawWhat")}
        label={say("editor.people.withdraw")}
        work={async () => {
          if (leaving) await port.withdraw(leaving.id);
        }}
        onDone={() => {
          toast({ text: say("editor.people.withdrawn", { email: leaving?.email ?? "" }) });
          setLeaving(null);
          changed();
        }}
        onClose={() => setLeaving(null)}
      />
    </section>
  );
}

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly isBusy: boolean;
  readonly again: () => void;
  readonly withdraw: () => void;
}

function InvitationRow({ invitation, isBusy, again, withdraw }: InvitationRowProps): ReactNode {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const name = useFullName()(invitation);
  const { email, role, isExpired, expiresAt } = invitation;
  const at = moment(expiresAt);
  return (
    <li className={styles.invitation}>
      <span className={frame.name}>{name}</span>
      <span className={frame.facts}>
        <span className={frame.state} data-tone={isExpired ? "wrong" : "coming"}>
          {formatMessage({ id: isExpired ? "editor.people.expired" : "editor.people.waits" }, { at })}
        </span>
        <span>{formatMessage({ id: `editor.people.role.${role}` })}</span>
        {email !== name && <span>{email}</span>}
      </span>
      <span className={styles.invitationDeeds}>
        <Button
          isSmall
          disabled={isBusy}
          aria-label={formatMessage({ id: "editor.people.againTo" }, { email })}
          onClick={again}
        >
          {formatMessage({ id: "editor.people.again" })}
        </Button>
        <Button
          isSmall
          variant="quiet"
          disabled={isBusy}
          aria-label={formatMessage({ id: "editor.people.withdrawOf" }, { email })}
          onClick={withdraw}
        >
          {formatMessage({ id: "editor.people.withdraw" })}
        </Button>
      </span>
    </li>
  );
}
