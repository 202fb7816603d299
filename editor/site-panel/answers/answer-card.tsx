import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";

import type { FormAnswer } from "#schemas/content/form-answer.ts";
import { isEmail } from "#schemas/is-email.ts";

import { IconButton } from "../../kit/button.tsx";
import { Icon } from "../../kit/icons.tsx";
import { useTimeWords } from "../../saving/people.ts";
import styles from "./answers.module.css";

interface AnswerCardProps {
  readonly answer: FormAnswer;
  /** What its form is called; empty where that is known from elsewhere. */
  readonly form: string;
  readonly onRemove: () => void;
}

/** An answer as it was given: each question as it was asked then, with what was said. */
export function AnswerCard({ answer, form, onRemove }: AnswerCardProps): ReactNode {
  const { formatDate, formatMessage } = useIntl();
  const dayOf = (day: string): string => formatDate(`${day}T12:00:00Z`, { timeZone: "UTC", dateStyle: "long" });
  const when = useTimeWords();
  const heading = useId();
  const who = senderOf(answer);
  const name = who === "" ? formatMessage({ id: "editor.site.answers.number" }, { id: answer.id }) : who;
  const said = answer.lines.filter((line) => line.said.some((words) => words !== ""));
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <header className={styles.cardHead}>
        <h3 id={heading}>{name}</h3>
        <p className={styles.facts}>
          {form !== "" && <span>{form}</span>}
          <time dateTime={answer.receivedAt}>{when(Date.parse(answer.receivedAt))}</time>
          {answer.idElement !== null && (
            <span>{formatMessage({ id: "editor.site.answers.seats" }, { count: answer.seats })}</span>
          )}
        </p>
        <IconButton
          icon="delete"
          label={formatMessage({ id: "editor.site.answers.remove" }, { name })}
          onClick={onRemove}
        />
      </header>
      <dl className={styles.lines}>
        {said.map((line) => (
          <div key={line.key}>
            <dt>{line.label}</dt>
            <dd>
              <Said words={line.isDay ? line.said.map(dayOf) : line.said} />
            </dd>
          </div>
        ))}
      </dl>
      {answer.files.length > 0 && <Files files={answer.files} />}
    </article>
  );
}

/** An address is written to, what was ticked stands one below the other. */
function Said({ words }: { readonly words: readonly string[] }): ReactNode {
  const [only = ""] = words;
  if (words.length > 1) {
    return (
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    );
  }
  return isEmail(only) ? <a href={`mailto:${encodeURIComponent(only)}`}>{only}</a> : only;
}

function Files({ files }: Pick<FormAnswer, "files">): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const size = (bytes: number): string =>
    formatNumber(Math.max(1, Math.round(bytes / 1024)), { style: "unit", unit: "kilobyte", unitDisplay: "short" });
  return (
    <ul className={styles.files} aria-label={formatMessage({ id: "editor.site.answers.files" })}>
      {files.map(({ url, name, bytes }) => (
        <li key={url}>
          <a href={url} download={name}>
            <Icon name="page" size={16} />
            <span className={styles.fileName}>{name}</span>
            <span className={styles.quiet}>{size(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Who wrote, as far as the answer says so: a name, else an address. */
function senderOf({ lines }: FormAnswer): string {
  const said = (key: string): string => lines.find((line) => line.key === key)?.said[0] ?? "";
  const whole = [said("firstname"), said("lastname")].filter((part) => part !== "").join(" ");
  const address = lines.flatMap((line) => line.said).find((words) => isEmail(words));
  return [whole, said("name"), address].find((name) => name !== undefined && name !== "") ?? "";
}
