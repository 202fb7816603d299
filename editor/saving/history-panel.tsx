import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { EmptyState } from "#editor/kit/empty-state.tsx";
import { Icon } from "#editor/kit/icons.tsx";
import { say } from "#editor/kit/live-region.tsx";
import { useToast } from "#editor/kit/toast.tsx";

import type { Step } from "../store/step-log.ts";
import styles from "./ed-history.module.css";
import { type People, usePersonWords, useTimeWords } from "./people.ts";
import { useStepWords } from "./use-step-words.ts";

export interface HistoryPanelProps {
  readonly draft: {
    readonly steps: readonly Step[];
    readonly copy: { readonly history: { readonly done: readonly { readonly id: string }[] } };
    jumpTo(entry: string | null): { readonly ok: boolean };
  };
  readonly people: People;
}

/** What was done, by everybody, the latest first; one's own steps lead back to themselves. */
export const HistoryPanel = observer(function HistoryPanel({ draft, people }: HistoryPanelProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useStepWords();
  const toast = useToast();
  const here = draft.copy.history.done.at(-1)?.id ?? null;
  const { steps } = draft;
  if (steps.length === 0) {
    return <EmptyState icon="history" title={formatMessage({ id: "editor.saving.history.empty" })} />;
  }
  const start = formatMessage({ id: "editor.saving.history.start" });
  const jump = (entry: string | null, what: string): void => {
    if (draft.jumpTo(entry).ok) say(formatMessage({ id: "editor.saving.history.jumped" }, { what }));
    else toast({ text: formatMessage({ id: "editor.saving.history.stopped" }) });
  };
  return (
    <ol className={styles.steps} reversed aria-label={formatMessage({ id: "editor.saving.history.label" })}>
      {steps.map((step) => (
        <li key={`${step.id} ${step.isOwn}`} className={styles.step}>
          {step.isOwn ? (
            <button
              type="button"
              className={classNames(styles.jump, step.isUndone && styles.undone)}
              aria-current={step.id === here ? "step" : undefined}
              onClick={() => jump(step.id, wordsOf(step))}
            >
              <StepText step={step} people={people} isHere={step.id === here} />
            </button>
          ) : (
            <div className={styles.theirs}>
              <StepText step={step} people={people} isHere={false} />
            </div>
          )}
        </li>
      ))}
      <li className={styles.step}>
        <button
          type="button"
          className={styles.jump}
          aria-current={here === null ? "step" : undefined}
          onClick={() => jump(null, start)}
        >
          <span className={styles.what}>{start}</span>
        </button>
      </li>
    </ol>
  );
});

interface StepTextProps {
  readonly step: Step;
  readonly people: People;
  readonly isHere: boolean;
}

function StepText({ step, people, isHere }: StepTextProps): ReactNode {
  const { formatMessage } = useIntl();
  const [wordsOf, who, when] = [useStepWords(), usePersonWords(people), useTimeWords()];
  const note = step.isUndone ? "undone" : step.overwrittenBy === null ? null : "overwritten";
  return (
    <>
      <span className={styles.what}>{wordsOf(step)}</span>
      <span className={styles.who}>
        {who(step.author)} · {when(step.at)}
        {isHere ? ` · ${formatMessage({ id: "editor.saving.history.here" })}` : null}
      </span>
      {note === null ? null : (
        <span className={classNames(styles.note, note === "overwritten" && styles.overwritten)}>
          {note === "overwritten" ? <Icon name="warning" size={16} /> : null}
          {formatMessage({ id: `editor.saving.history.${note}` })}
        </span>
      )}
    </>
  );
}
