import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { RecordItem } from "#schemas/content/record.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useToast } from "../../kit/toast.tsx";
import { isRefusal } from "../../persistence/refusals.ts";
import { MinuteField } from "../../plans/minute-field.tsx";
import { plansBy } from "../../plans/plan-store.ts";
import { useMinuteWords } from "../../plans/plan-words.ts";
import { useMinute } from "../../plans/use-minute.ts";
import type { RecordsDeed } from "./record-port.ts";
import { useRecordName } from "./record-words.ts";
import { refusedRecords } from "./refused-records.ts";

interface PublishLaterDialogProps extends RecordsDeed {
  readonly records: readonly RecordItem[];
  readonly onClose: () => void;
}

/** Asks when several records go public, together and as they are now. */
export function PublishLaterDialog(props: PublishLaterDialogProps): ReactNode {
  const { work, collection, port, records, onDone, onClose } = props;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const nameOf = useRecordName(collection);
  const wordsOf = useMinuteWords();
  const chosen = useMinute();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const at = chosen.minute.kind === "chosen" ? chosen.minute.at : null;
  const plan = async (minute: number): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await port.plan(await Promise.all(records.map(async (record) => await port.open(record))), minute);
      await plansBy(work.clients(work.locale).call).load();
      toast({ text: formatMessage({ id: "editor.plans.planned" }, { when: wordsOf(minute) }) });
      onDone();
    } catch (error) {
      console.warn("records could not be planned", error);
      setProblem(
        isRefusal(error)
          ? refusedRecords(error, records, nameOf)
          : formatMessage({ id: "editor.records.together.notPlanned" }),
      );
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: "editor.records.together.laterTitle" }, { count: records.length })}
      onClose={() => isBusy || onClose()}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button variant="primary" disabled={isBusy || at === null} onClick={() => at !== null && void plan(at)}>
            {formatMessage({ id: "editor.plans.do" })}
          </Button>
        </>
      }
    >
      <ul>
        {records.map((record) => (
          <li key={`${record.row}/${record.id}`}>{nameOf(record.title)}</li>
        ))}
      </ul>
      <MinuteField {...chosen} />
      {problem !== null && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
