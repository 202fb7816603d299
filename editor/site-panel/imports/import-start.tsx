import { type ReactNode, useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { ImportRun } from "#schemas/content/import.ts";
import { err } from "#schemas/result.ts";

import { Button } from "../../kit/button.tsx";
import { wordsForNow } from "../../ports/not-now.ts";
import { Icon } from "../../kit/icons.tsx";
import { SwitchField } from "../../kit/switch-field.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { FileDrop } from "../library/file-drop.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import { useReading } from "../use-reading.ts";
import type { ImportPort } from "./import-port.ts";
import { sourceNames, useImportWords } from "./import-words.ts";
import styles from "./panel-imports.module.css";

interface ImportStartProps {
  readonly port: ImportPort;
  readonly open: (id: number) => void;
}

/** Where a file is given, and those that were before. */
export function ImportStart({ port, open }: ImportStartProps): ReactNode {
  const say = useImportWords();
  const { answer: runs, isMissing, again } = useReading(useCallback(() => port.runs(), [port]));
  return (
    <section className={frame.section} aria-busy={runs === null && !isMissing} aria-label={say("name")}>
      <header className={frame.head}>
        <h2>{say("name")}</h2>
      </header>
      <p className={frame.how}>{say("how")}</p>
      <FileGiven {...{ port, open }} />
      {runs === null && !isMissing && <BeingRead />}
      {isMissing && <NotRead title={say("missing")} again={again} />}
      {runs && runs.length > 0 && (
        <>
          <h3 className={styles.before}>{say("before")}</h3>
          <ul className={frame.list}>
            {runs.map((run) => (
              <RunRow key={run.id} run={run} open={() => open(run.id)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The drop, and what comes of what is dropped: how far it is, or why it isn't taken. */
function FileGiven({ port, open }: ImportStartProps): ReactNode {
  const say = useImportWords();
  const input = useRef<HTMLInputElement>(null);
  const [isTaxIncluded, setTaxIncluded] = useState(true);
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState("");
  const give = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || part !== null) return;
    setFault("");
    setPart(0);
    const read = await port.read(files, isTaxIncluded, setPart).catch((error: unknown) => {
      console.warn("a file could not be sent", error);
      return err(wordsForNow(error) ?? say("away"));
    });
    setPart(null);
    if (read.ok) open(read.value.id);
    else setFault(read.error);
  };
  return (
    <div className={styles.given}>
      <SwitchField label={say("tax")} help={say("taxHelp")} value={isTaxIncluded} onChange={setTaxIncluded} />
      <FileDrop
        className={styles.drop}
        accept=".csv,.tsv,.txt,.xml,text/csv,text/xml,application/xml"
        input={input}
        onFiles={(files) => void give(files)}
      >
        <Icon name="upload" size={28} />
        <p>{say("drop")}</p>
        <Button variant="primary" disabled={part !== null} onClick={() => input.current?.click()}>
          {say("choose")}
        </Button>
        <p className={styles.quiet}>{say("limits")}</p>
      </FileDrop>
      {part !== null && (
        <div role="status">
          {say(part < 1 ? "sending" : "reading")}
          <progress className={styles.progress} value={part < 1 ? part : undefined} aria-label={say("sending")} />
        </div>
      )}
      {fault !== "" && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

function RunRow({ run, open }: { readonly run: ImportRun; readonly open: () => void }): ReactNode {
  const { formatDate } = useIntl();
  const say = useImportWords();
  const { source, fileName, state, madeAt, counts, failed } = run;
  return (
    <li className={frame.row}>
      <button type="button" className={frame.opener} onClick={open}>
        <span className={frame.name}>{fileName || sourceNames[source]}</span>
        <span className={frame.facts}>
          <span className={frame.state} data-tone={toneOf(run)}>
            {say(`state-${state}`)}
          </span>
          <span>{sourceNames[source]}</span>
          <span>{formatDate(madeAt, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Paris" })}</span>
          <span>{say("changes", { count: counts.create + counts.update })}</span>
          {failed > 0 && <span>{say("failed", { count: failed })}</span>}
        </span>
        <Icon name="chevron-right" size={18} />
      </button>
    </li>
  );
}

/** How the sign of an import's state looks. */
export function toneOf({ state, failed }: Pick<ImportRun, "state" | "failed">): string {
  if (failed > 0) return "wrong";
  return state === "DONE" ? "public" : state === "STOPPED" ? "private" : "coming";
}
