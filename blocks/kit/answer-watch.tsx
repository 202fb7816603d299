import { type ReactNode, useEffect, useRef } from "react";

import type { AnswerCheckProps } from "./answer-check.tsx";
import type { AnswersPort } from "./ports.tsx";

import styles from "./answer-form.module.css";
import { classNames } from "./class-names.ts";
import { FormWords } from "./form-check.tsx";
import parts from "./form-parts.module.css";
import link from "./link.module.css";
import { useAnswerForm } from "./use-answer-form.ts";

interface AnswerWatchProps {
  readonly given: AnswerCheckProps["props"];
  readonly port: AnswersPort;
}

/** What the island in an estate's form shows: its steps, how far sending is, why it didn't go, and the thanks. */
export function AnswerWatch({ given: { texts, ...options }, port }: AnswerWatchProps): ReactNode {
  const { isStarted, step, heard, refused, sight, next, previous, again } = useAnswerForm(options, port);
  const thanks = useRef<HTMLParagraphElement>(null);
  const isDone = sight.result !== null;
  const isLast = step >= options.steps.length - 1;

  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <>
        <p className={parts.done} role="status" tabIndex={-1} ref={thanks}>
          {sight.result?.confirmation || texts.confirmation}
        </p>
        <div>
          <button type="button" className={link.outline} onClick={again}>
            {texts.again}
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      <FormWords heard={heard} refused={refused} />
      {sight.progress !== null && (
        <label className={styles.place}>
          {texts.sending}
          <progress className={styles.progress} value={sight.progress} />
        </label>
      )}
      {isStarted && options.steps.length > 1 && (
        <div className={styles.turns}>
          <span className={styles.place} aria-live="polite">
            {texts.places[step]}
          </span>
          {step > 0 && (
            <button type="button" className={link.outline} onClick={previous}>
              {texts.previous}
            </button>
          )}
          {!isLast && (
            <button type="button" className={classNames(link.button, styles.next)} onClick={() => void next()}>
              {texts.next}
            </button>
          )}
        </div>
      )}
    </>
  );
}
