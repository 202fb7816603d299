import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { FormCall, FormField } from "#schemas/contract/form-call.ts";
import { localizePath } from "#schemas/locale.ts";

import { type FormOutcome, type FormWords, outcomeOf } from "./form-outcome.ts";
import layout from "./layout.module.css";
import link from "./link.module.css";
import { type ServerRefusal, usePorts } from "./ports.tsx";
import styles from "./site-form.module.css";
import { useBusy } from "./use-busy.ts";
import { useLocale } from "./use-locale.ts";

/** One line to fill in. */
export interface FormLine<Name extends FormCall> {
  readonly name: FormField<Name>;
  readonly label: string;
  readonly type: "text" | "email" | "tel";
  readonly maxLength: number;
  /** What the browser may fill in by itself: `email`, `name`, `tel`; `off` for nothing. */
  readonly autoComplete: string;
}

interface SiteFormProps<Name extends FormCall> {
  readonly block: string;
  /** Where the site action leads back to. */
  readonly back: string;
  /** What the site action said, from the address; empty before. */
  readonly state: string;
  /** The path of the site action, without the locale's prefix. */
  readonly action: string;
  readonly call: Name;
  readonly lines: readonly FormLine<Name>[];
  readonly words: FormWords;
}

/**
 * A form of the site. Without the runtime it is posted to its site action and comes back with its state; with it the
 * call is made from the page, and said inline how it went. For views of islands that read `formState`, inside an
 * element with the id `form-{block}`.
 */
export function SiteForm<Name extends FormCall>(given: SiteFormProps<Name>): ReactNode {
  const { block, back, state, action, call, lines, words } = given;
  const intl = useIntl();
  const locale = useLocale();
  const { forms } = usePorts();
  const thanks = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState<FormOutcome | null>(null);
  const [isSending, beginSending] = useBusy();
  const outcome = own ?? outcomeOf(state, words, intl);
  const [note, error] = [`${block}-form-note`, `${block}-form-error`];
  const wrong = outcome && (outcome.field ?? lines[0]?.name);

  // What was said is said to those who can't see it too; only what this visitor just sent takes the focus.
  useEffect(() => {
    if (own?.isDone) thanks.current?.focus();
    else if (own) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [own]);

  function inWords({ text, field }: ServerRefusal): string {
    const line = lines.find(({ name }) => name === field);
    return line ? `${line.label} ${text}.` : text;
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const wrongLine = event.currentTarget.querySelector<HTMLInputElement>("input:invalid");
    const invalid = wrongLine && outcomeOf("invalid", words, intl);
    if (invalid) {
      setOwn({ ...invalid, field: wrongLine.name });
      return;
    }
    const filled = new FormData(event.currentTarget);
    const body = Object.fromEntries(lines.map(({ name }) => [name, String(filled.get(name) ?? "").trim()]));
    const end = beginSending();
    try {
      const refusal = await forms.send(call, body);
      setOwn(refusal === null ? outcomeOf("sent", words, intl) : { ...refusal, isDone: false, text: inWords(refusal) });
    } catch {
      setOwn(outcomeOf("failed", words, intl));
    } finally {
      end();
    }
  }

  if (outcome?.isDone)
    return (
      <p className={styles.done} role="status" tabIndex={-1} ref={thanks}>
        {outcome.text}
      </p>
    );
  return (
    <form
      ref={form}
      method="post"
      action={localizePath(action, locale)}
      className={styles.form}
      // What is wrong is said in the page's language and words: here, or by the server.
      noValidate
      onSubmit={(event) => void send(event)}
      aria-busy={isSending}
    >
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="block" value={block} />
      <div className={layout.hidden} aria-hidden="true">
        <label>
          <FormattedMessage id="form.trap" />
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {lines.map(({ label, ...line }, index) => (
        <Fragment key={line.name}>
          <label htmlFor={`${block}-${line.name}`} className={styles.label}>
            {label}
          </label>
          <div className={styles.line}>
            <input
              id={`${block}-${line.name}`}
              className={styles.input}
              {...line}
              required
              aria-describedby={note}
              {...(line.name === wrong && { "aria-invalid": true, "aria-errormessage": error })}
            />
            {index === lines.length - 1 && (
              <button type="submit" className={link.button} disabled={isSending}>
                {words.send}
              </button>
            )}
          </div>
        </Fragment>
      ))}
      <p id={error} className={styles.error} aria-live="polite">
        {outcome?.text}
      </p>
      <p id={note} className={styles.note}>
        {words.note}
      </p>
    </form>
  );
}
