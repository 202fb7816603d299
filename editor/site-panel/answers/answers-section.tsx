import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import type { FormAnswer, FormSummary } from "#schemas/content/form-answer.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { say as announce } from "../../kit/live-region.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useToast } from "../../kit/toast.tsx";
import { useAsked } from "../../kit/use-asked.ts";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import { useOpenedIn } from "../places/use-opened-in.ts";
import type { SectionProps } from "../sections.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { type AnswerList, answerList } from "./answer-list.ts";
import { answerPort, type AnswerPort, exportAddress } from "./answer-port.ts";
import styles from "./answers.module.css";
import { useSettled } from "./use-settled.ts";

/** What visitors have written by the site's forms, the latest first: found, downloaded, taken away as a table, deleted. */
export const AnswersSection = observer(function AnswersSection({ work }: SectionProps): ReactNode {
  const port = useMemo(() => answerPort(work), [work]);
  const form = useOpenedIn(work, "answers");
  const { go } = work.places;
  const choose = (id: number | null): void => go({ section: "answers", ...(id !== null && { id }) });
  return <Answers {...{ port, form, choose }} />;
});

/** Of all forms there is no one table. */
const everyForm = 0;

interface AnswersProps {
  readonly port: AnswerPort;
  /** The form that they are of; null: all are. */
  readonly form: number | null;
  /** Told when those of another form are wanted; left out: they are of that one alone. */
  readonly choose?: (form: number | null) => void;
}

export const Answers = observer(function Answers({ port, form: of, choose }: AnswersProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string => formatMessage({ id }, values);
  const forms = useAsked(port.forms) ?? [];
  const form = of ?? everyForm;
  const [search, setSearch] = useState("");
  const words = useSettled(search.trim());
  const list = useMemo(() => answerList(port), [port]);
  useEffect(() => void list.find({ form: form === everyForm ? null : form, search: words }), [list, form, words]);
  const choices = [
    { value: everyForm, label: say("editor.site.answers.all") },
    ...forms.map(({ id, title, answers }) => ({ value: id, label: say("editor.site.answers.of", { title, answers }) })),
  ];
  return (
    <section
      className={classNames(styles.answers, choose ? frame.section : styles.ofOne)}
      aria-busy={list.state === "reading"}
    >
      {choose && (
        <header className={frame.head}>
          <h2>{say("editor.site.answers.name")}</h2>
          <Button onClick={() => void list.again()}>{say("editor.site.visits.again")}</Button>
        </header>
      )}
      <div className={styles.finding}>
        {choose && (
          <SelectField
            label={say("editor.site.answers.form")}
            value={form}
            options={choices}
            onChange={(id) => choose(id === everyForm ? null : id)}
          />
        )}
        <TextField type="search" label={say("editor.site.answers.search")} value={search} onChange={setSearch} />
      </div>
      {form !== everyForm && <Kept summary={forms.find(({ id }) => id === form)} />}
      <Found {...{ list, forms, port }} isNarrowed={words !== ""} isOneForm={form !== everyForm} />
    </section>
  );
});

/** How long the answers of a form are kept, and all of them as a table. */
function Kept({ summary }: { readonly summary: FormSummary | undefined }): ReactNode {
  const { formatMessage } = useIntl();
  if (!summary) return null;
  return (
    <p className={styles.kept}>
      <span>{formatMessage({ id: "editor.site.answers.kept" }, { days: summary.retentionDays })}</span>
      {summary.answers > 0 && (
        <a href={exportAddress(summary.id)} download>
          {formatMessage({ id: "editor.site.answers.export" })}
        </a>
      )}
    </p>
  );
}

interface FoundProps {
  readonly list: AnswerList;
  readonly forms: readonly FormSummary[];
  readonly port: AnswerPort;
  readonly isNarrowed: boolean;
  readonly isOneForm: boolean;
}

const Found = observer(function Found({ list, forms, port, isNarrowed, isOneForm }: FoundProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number>): string => formatMessage({ id }, values);
  const [leaving, setLeaving] = useState<FormAnswer | null>(null);
  const { items: answers, total, state } = list;
  if (state === "failed" && answers.length === 0)
    return <NotRead title={say("editor.site.answers.failed")} again={() => void list.again()} />;
  if (answers.length === 0 && state === "reading") return <BeingRead />;
  if (answers.length === 0) return <Nothing isNarrowed={isNarrowed} />;
  return (
    <>
      <p className={styles.quiet} role="status">
        {say("editor.site.answers.count", { count: total })}
      </p>
      <div className={styles.list} data-late={state === "reading" ? "" : undefined}>
        {answers.map((answer) => (
          <AnswerCard
            key={answer.id}
            answer={answer}
            form={isOneForm ? "" : (forms.find(({ id }) => id === answer.idForm)?.title ?? "")}
            onRemove={() => setLeaving(answer)}
          />
        ))}
      </div>
      {answers.length < total && (
        <Button disabled={state === "reading"} onClick={() => void list.readOn()}>
          {say(state === "failed" ? "editor.kit.retry" : "editor.site.answers.more")}
        </Button>
      )}
      <RemoveDialog answer={leaving} port={port} onClose={() => setLeaving(null)} onRemoved={list.drop} />
    </>
  );
});

function Nothing({ isNarrowed }: { readonly isNarrowed: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  if (isNarrowed) return <EmptyState icon="search" title={formatMessage({ id: "editor.site.answers.nothing" })} />;
  return (
    <EmptyState icon="mail" title={formatMessage({ id: "editor.site.answers.none" })}>
      <p>{formatMessage({ id: "editor.site.answers.noneYet" })}</p>
    </EmptyState>
  );
}

interface RemoveProps {
  readonly answer: FormAnswer | null;
  readonly port: AnswerPort;
  readonly onClose: () => void;
  readonly onRemoved: (id: number) => void;
}

function RemoveDialog({ answer, port, onClose, onRemoved }: RemoveProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isWorking, setWorking] = useState(false);
  const say = (id: string): string => formatMessage({ id });
  const remove = async ({ id }: FormAnswer): Promise<void> => {
    setWorking(true);
    try {
      await port.remove(id);
      onRemoved(id);
      announce(say("editor.site.answers.removed"));
    } catch (error) {
      console.warn("an answer could not be deleted", error);
      toast({ text: say("editor.site.answers.notRemoved"), isLasting: true });
    }
    setWorking(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={answer !== null}
      title={say("editor.site.answers.removeTitle")}
      description={say(answer?.idElement ? "editor.site.answers.removeSeats" : "editor.site.answers.removeWhat")}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isWorking} onClick={onClose} />
          <Button variant="danger" disabled={isWorking} onClick={() => void (answer && remove(answer))}>
            {say("editor.site.answers.removeDo")}
          </Button>
        </>
      }
    />
  );
}
