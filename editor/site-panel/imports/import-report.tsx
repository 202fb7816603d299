import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";

import { type ImportAction, importActions, type ImportRun } from "#schemas/content/import.ts";

import { Button, IconButton } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import { type ImportPort, type Report, reportAddress, reportOf } from "./import-port.ts";
import { ConfirmImport } from "./confirm-import.tsx";
import { ImportLines } from "./import-lines.tsx";
import { toneOf } from "./import-start.tsx";
import { sourceNames, useImportWords } from "./import-words.ts";
import styles from "./panel-imports.module.css";
import { useImportRun } from "./use-import-run.ts";

interface ImportReportProps {
  readonly id: number;
  readonly port: ImportPort;
  readonly back: () => void;
}

/** What would come, comes or came of a file: its sums, its way, and each of its items. */
export const ImportReport = observer(function ImportReport({ id, port, back }: ImportReportProps): ReactNode {
  const say = useImportWords();
  const report = useMemo(() => reportOf(id, port), [id, port]);
  const { run, missing, refusal, isDoing, again, act } = useImportRun(id, port);
  const done = run?.done ?? 0;
  useEffect(() => void report.again(), [report, run?.state, done]);
  return (
    <section className={frame.section} aria-busy={run === null && missing === ""} aria-label={say("name")}>
      <header className={frame.head}>
        <div className={styles.title}>
          <IconButton icon="chevron-left" label={say("back")} onClick={back} />
          <h2 tabIndex={-1}>{run ? run.fileName || sourceNames[run.source] : say("name")}</h2>
        </div>
        {run?.state === "READY" && <ConfirmImport {...{ run, isDoing }} onConfirm={() => act("start")} />}
        {run?.state === "RUNNING" && (
          <Button variant="danger" disabled={isDoing} onClick={() => void act("stop")}>
            {say("stop")}
          </Button>
        )}
      </header>
      {run === null && missing === "" && <BeingRead />}
      {missing !== "" && <NotRead title={missing} again={again} />}
      {refusal !== "" && (
        <p role="alert" className={styles.fault}>
          {refusal}
        </p>
      )}
      {run && <Sums run={run} />}
      {run && <Lines {...{ run, report }} />}
    </section>
  );
});

/** How far it is, and how many items become what. */
function Sums({ run }: { readonly run: ImportRun }): ReactNode {
  const say = useImportWords();
  const { state, total, done, failed, fetched, missed, counts } = run;
  return (
    <div className={styles.sums}>
      <p className={frame.facts}>
        <span className={frame.state} data-tone={toneOf(run)}>
          {say(`state-${state}`)}
        </span>
        <span>{sourceNames[run.source]}</span>
        <span>{say(run.isTaxIncluded ? "withTax" : "withoutTax")}</span>
      </p>
      <p className={frame.how}>{say(`how-${state}`)}</p>
      {state === "RUNNING" && (
        <progress className={styles.progress} max={total} value={done} aria-label={say("progress")} />
      )}
      <div role="status" aria-label={say("sums")}>
        <dl>
          {importActions.map((action) => (
            <div key={action}>
              <dt>{say(`action-${action}`)}</dt>
              <dd>{counts[action]}</dd>
            </div>
          ))}
        </dl>
      </div>
      {(failed > 0 || fetched + missed > 0) && (
        <p className={styles.quiet}>
          {failed > 0 && say("failed", { count: failed })}{" "}
          {fetched + missed > 0 && say("pictures", { fetched, missed })}
        </p>
      )}
    </div>
  );
}

/** Of which action none is looked at in particular. */
const every = "every";

const Lines = observer(function Lines({
  run,
  report,
}: {
  readonly run: ImportRun;
  readonly report: Report;
}): ReactNode {
  const { formatMessage } = useIntl();
  const say = useImportWords();
  const [shown, setShown] = useState<ImportAction | typeof every>(every);
  const choose = (action: ImportAction | typeof every): void => {
    setShown(action);
    void report.find({ id: run.id, action: action === every ? null : action });
  };
  const { items, total, state } = report;
  const options = [
    { value: every as ImportAction | typeof every, label: say("every", { count: run.total }) },
    ...importActions
      .filter((action) => run.counts[action] > 0)
      .map((action) => ({
        value: action,
        label: say("only", { what: say(`action-${action}`), count: run.counts[action] }),
      })),
  ];
  return (
    <>
      <div className={styles.choice}>
        <SelectField label={say("show")} value={shown} options={options} onChange={choose} />
        <a href={reportAddress(run.id)} download>
          {say("export")}
        </a>
      </div>
      {items.length === 0 && state === "read" ? (
        <EmptyState icon="search" title={say("nothing")} />
      ) : (
        <ImportLines items={items} />
      )}
      {(items.length < total || state === "failed") && (
        <Button
          disabled={state === "reading"}
          onClick={() => void (items.length === 0 ? report.again() : report.readOn())}
        >
          {state === "failed" ? formatMessage({ id: "editor.kit.retry" }) : say("more")}
        </Button>
      )}
    </>
  );
});
