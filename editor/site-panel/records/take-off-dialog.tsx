import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { RecordItem } from "#schemas/content/record.ts";
import { ApiError } from "#schemas/contract/api-error.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useToast } from "../../kit/toast.tsx";
import type { RecordsDeed } from "./record-port.ts";
import { recordPlace, useRecordName } from "./record-words.ts";

interface TakeOffDialogProps extends RecordsDeed {
  readonly records: readonly Pick<RecordItem, "id" | "row" | "state" | "title">[];
  readonly onClose: () => void;
}

/** Asks before records are taken away from visitors, which keep what they say, or go altogether, which visitors don't have any more. */
export function TakeOffDialog({ work, collection, port, records, onDone, onClose }: TakeOffDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const nameOf = useRecordName(collection);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = records.filter(({ state }) => state !== "unpublished");
  const kind = shown.length > 0 ? "takeOff" : "remove";
  const concerned = shown.length > 0 ? shown : records;
  const say = (word: string): string => {
    const id = kind === "takeOff" ? `editor.records.takeOff.${word}` : `editor.records.remove.${word}`;
    return formatMessage({ id }, { count: concerned.length });
  };
  const run = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      for (const record of concerned) await takeOff({ work, collection, port }, record, kind);
      work.onPublished();
      toast({ text: say("done") });
      onDone();
    } catch (error) {
      console.warn("records could not be taken off", error);
      setProblem(error instanceof ApiError || error instanceof Refused ? error.message : say("failed"));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={say("title")}
      description={say("what")}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button variant="danger" disabled={isBusy} onClick={() => void run()}>
            {say("do")}
          </Button>
        </>
      }
    >
      <ul>
        {concerned.map((record) => (
          <li key={`${record.row}/${record.id}`}>{nameOf(record.title)}</li>
        ))}
      </ul>
      {problem !== null && <p role="alert">{problem}</p>}
    </Dialog>
  );
}

class Refused extends Error {}

async function takeOff(
  { work, collection, port }: Pick<TakeOffDialogProps, "work" | "collection" | "port">,
  record: Pick<RecordItem, "id" | "row">,
  kind: "takeOff" | "remove",
): Promise<void> {
  const id = await port.open(record);
  const place = recordPlace(collection, id);
  if (kind === "remove") {
    await work.desk.forget(place);
    return await port.remove(id);
  }
  const outcome = await (await work.desk.open(place)).unpublish();
  if (typeof outcome === "object") throw new Refused(outcome.message);
  if (outcome !== "unpublished") throw new Error(outcome);
}
