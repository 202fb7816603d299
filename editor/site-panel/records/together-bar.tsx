import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { mostPublishedTogether } from "#schemas/content/draft.ts";
import type { RecordItem } from "#schemas/content/record.ts";
import { ApiError } from "#schemas/contract/api-error.ts";

import { Button } from "../../kit/button.tsx";
import { useToast } from "../../kit/toast.tsx";
import styles from "./panel-records.module.css";
import { PublishLaterDialog } from "./publish-later-dialog.tsx";
import type { RecordsDeed } from "./record-port.ts";
import { useRecordName } from "./record-words.ts";
import { refusedRecords } from "./refused-records.ts";
import { TakeOffDialog } from "./take-off-dialog.tsx";

interface TogetherBarProps extends RecordsDeed {
  readonly chosen: readonly RecordItem[];
  readonly onCancel: () => void;
}

/** What is done with several records at once. */
export function TogetherBar({ work, collection, port, chosen, onDone, onCancel }: TogetherBarProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<"later" | "takeOff" | null>(null);
  const say = (id: string, count = chosen.length): string =>
    formatMessage({ id: `editor.records.together.${id}` }, { count });
  const nameOf = useRecordName(collection);
  const waiting = chosen.filter(({ state }) => state !== "public");
  const isMany = waiting.length > mostPublishedTogether;
  const publish = async (): Promise<void> => {
    setBusy(true);
    try {
      await port.publish(await Promise.all(waiting.map(async (item) => await port.open(item))));
      work.onPublished();
      toast({ text: say("published", waiting.length) });
      onDone();
    } catch (error) {
      console.warn("records could not be published", error);
      toast({
        text: error instanceof ApiError ? refusedRecords(error, waiting, nameOf) : say("failed"),
        isLasting: true,
      });
      setBusy(false);
    }
  };
  return (
    <div className={styles.together} role="group" aria-label={say("chosen")}>
      <span role="status">
        {say("chosen")} {isMany && say("most", mostPublishedTogether)}
      </span>
      {waiting.length > 0 && (
        <>
          <Button isSmall variant="primary" disabled={isBusy || isMany} onClick={() => void publish()}>
            {say("publish", waiting.length)}
          </Button>
          <Button isSmall disabled={isBusy || isMany} onClick={() => setAsked("later")}>
            {say("later")}
          </Button>
        </>
      )}
      <Button isSmall variant="danger" icon="delete" disabled={isBusy} onClick={() => setAsked("takeOff")}>
        {say("takeOff")}
      </Button>
      <Button isSmall variant="quiet" disabled={isBusy} onClick={onCancel}>
        {say("none")}
      </Button>
      {asked === "later" && (
        <PublishLaterDialog {...{ work, collection, port, onDone }} records={waiting} onClose={() => setAsked(null)} />
      )}
      {asked === "takeOff" && (
        <TakeOffDialog {...{ work, collection, port, onDone }} records={chosen} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
