import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import type { SubscriptionProof } from "#schemas/content/newsletter.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useToast } from "../../kit/toast.tsx";
import { refusalText } from "../people/use-asking.ts";
import type { ReaderPort } from "./reader-port.ts";

interface EndSubscriptionProps {
  readonly id: number;
  readonly email: string;
  readonly port: Pick<ReaderPort, "end">;
  readonly isOpen: boolean;
  readonly onDone: (proof: SubscriptionProof) => void;
  readonly onClose: () => void;
}

/** Asks why a subscription ends, for its proof. */
export function EndSubscription({ id, email, port, isOpen, onDone, onClose }: EndSubscriptionProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (key: string, values?: Record<string, string>): string =>
    formatMessage({ id: `editor.readers.${key}` }, values);
  const toast = useToast();
  const form = useId();
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const proof = await port.end(id, reason.trim());
      toast({ text: say("ended", { email }) });
      setReason("");
      onDone(proof);
    } catch (error) {
      console.warn("a subscription could not be ended", error);
      setProblem(refusalText(error, say("notDone")));
    }
    setBusy(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={say("endTitle", { email })}
      description={say("endWhat")}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button variant="danger" type="submit" form={form} disabled={isBusy}>
            {say("end")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void end(event)}>
        <TextField multiline label={say("reason")} help={say("reasonHelp")} value={reason} onChange={setReason} />
        {problem !== null && <p role="alert">{problem}</p>}
      </form>
    </Dialog>
  );
}
