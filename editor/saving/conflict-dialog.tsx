import { runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { Dialog } from "#editor/kit/dialog.tsx";
import { say } from "#editor/kit/live-region.tsx";
import { useToast } from "#editor/kit/toast.tsx";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import type { Conflict } from "#schemas/editing/rebase.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";

import type { Step } from "../store/step-log.ts";
import { ConflictTexts } from "./conflict-texts.tsx";
import type { DocumentWords } from "./document-words.ts";
import styles from "./ed-conflicts.module.css";
import { openQuestions, type Question } from "./open-questions.ts";
import type { People } from "./people.ts";
import { useStepWords } from "./use-step-words.ts";

/** What the conflicts need of the document (`DraftStore`). */
export interface ConflictDraft<Document, Command> {
  readonly document: Document;
  readonly copy: { readonly conflicts: readonly Conflict<Command>[] };
  readonly steps: readonly Step[];
  keepMine(conflict: Conflict<Command>): Result<null, Refusal<string>>;
  keepTheirs(conflict: Conflict<Command>): void;
}

export interface ConflictDialogProps<Document, Command> {
  readonly draft: ConflictDraft<Document, Command>;
  readonly kind: EditingKind<Document, Command>;
  readonly words: DocumentWords<Document, Command>;
  readonly people: People;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What two people wrote in one place, side by side, with who it was and when: one of them stays. */
export const ConflictDialog = observer(function ConflictDialog<Document, Command>(
  props: ConflictDialogProps<Document, Command>,
): ReactNode {
  const { draft, isOpen, onClose } = props;
  const { formatMessage } = useIntl();
  const questions = openQuestions(draft.copy.conflicts);
  const list = useRef<HTMLOListElement>(null);
  const count = questions.length;
  const before = useRef(count);
  useEffect(() => {
    const hasDecided = isOpen && count < before.current;
    before.current = count;
    if (!hasDecided) return;
    say(formatMessage({ id: "editor.saving.conflict.kept" }, { count }));
    if (count === 0) onClose();
    else list.current?.querySelector("button")?.focus();
  }, [count, isOpen, onClose, formatMessage]);
  return (
    <Dialog
      isOpen={isOpen && count > 0}
      isWide
      title={formatMessage({ id: "editor.saving.conflict.title" })}
      description={formatMessage({ id: "editor.saving.conflict.intro" })}
      initialFocus={list}
      onClose={onClose}
    >
      <ol className={styles.conflicts} ref={list} tabIndex={-1}>
        {questions.map((question, index) => (
          <ConflictCard
            key={question.conflict.edit.id}
            {...props}
            question={question}
            place={`${index + 1}/${count}`}
          />
        ))}
      </ol>
    </Dialog>
  );
});

interface CardProps<Document, Command> extends ConflictDialogProps<Document, Command> {
  readonly question: Question<Command>;
  /** `1/3`. */
  readonly place: string;
}

function ConflictCard<Document, Command>(props: CardProps<Document, Command>): ReactNode {
  const { draft, kind, words, people, question, place } = props;
  const { conflict, earlier } = question;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const wordsOf = useStepWords();
  const [index = "", count = ""] = place.split("/");
  const why = (refusal: Refusal<string>): string =>
    formatMessage({ id: refusal.messageKey, defaultMessage: refusal.code }, refusal.values);
  const drop = (answered: readonly Conflict<Command>[]): void =>
    runInAction(() => answered.forEach((each) => draft.keepTheirs(each)));
  const keepMine = (): void => {
    const kept = draft.keepMine(conflict);
    if (kept.ok) return drop(earlier);
    toast({
      text: formatMessage({ id: "editor.saving.conflict.stillRefused" }, { why: why(kept.error) }),
      isLasting: true,
    });
  };
  const isRefused = conflict.refusal !== null;
  const title = wordsOf({ label: words.describe(draft.document, conflict.edit.commands) });
  return (
    <li className={styles.conflict}>
      <p className={styles.place}>{formatMessage({ id: "editor.saving.conflict.place" }, { place: index, count })}</p>
      <h3 className={styles.title}>{title}</h3>
      {conflict.refusal ? (
        <p className={styles.why}>
          {formatMessage({ id: "editor.saving.conflict.refused" }, { why: why(conflict.refusal) })}
        </p>
      ) : null}
      <ConflictTexts {...{ draft, kind, words, people, conflict }} />
      <div className={styles.actions}>
        <Button
          aria-label={`${formatMessage({ id: isRefused ? "editor.saving.conflict.retry" : "editor.saving.conflict.keepMine" })} · ${title}`}
          onClick={keepMine}
        >
          {formatMessage({ id: isRefused ? "editor.saving.conflict.retry" : "editor.saving.conflict.keepMine" })}
        </Button>
        <Button
          aria-label={`${formatMessage({ id: isRefused ? "editor.saving.conflict.drop" : "editor.saving.conflict.keepTheirs" })} · ${title}`}
          onClick={() => drop([conflict, ...earlier])}
        >
          {formatMessage({ id: isRefused ? "editor.saving.conflict.drop" : "editor.saving.conflict.keepTheirs" })}
        </Button>
      </div>
    </li>
  );
}
