import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import link from "#blocks/kit/link.module.css";
import { type ServerRefusal, usePorts } from "#blocks/kit/ports.tsx";
import { useBusy } from "#blocks/kit/use-busy.ts";
import { useLocale } from "#blocks/kit/use-locale.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./newsletter-form.module.css";
import { type Outcome, outcomeOf } from "./outcome.ts";

interface LetterFormProps {
  readonly block: string;
  /** Where the site action leads back to. */
  readonly back: string;
  /** What the site action said, from the address; empty before. */
  readonly state: string;
}

/** One field and its button. Without the runtime it is posted to the site action and comes back with its state. */
export function LetterForm({ block, back, state }: LetterFormProps): ReactNode {
  const intl = useIntl();
  const locale = useLocale();
  const { newsletter } = usePorts();
  const field = `${block}-email`;
  const thanks = useRef<HTMLParagraphElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<Outcome | null>(null);
  const [isSending, beginSending] = useBusy();
  const outcome = own ?? outcomeOf(state, intl);

  // What was said is said to those who can't see it too; only what this visitor just sent takes the focus.
  useEffect(() => {
    if (own) (own.isDone ? thanks : input).current?.focus();
  }, [own]);

  function told({ text, isOfField }: ServerRefusal): string {
    return isOfField ? `${intl.formatMessage({ id: "newsletterForm.email" })} ${text}` : text;
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    const end = beginSending();
    try {
      const refusal = await newsletter.subscribe(email);
      setOwn(refusal === null ? outcomeOf("sent", intl) : { isDone: false, text: told(refusal) });
    } catch {
      setOwn(outcomeOf("failed", intl));
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
      method="post"
      action={localizePath("/newsletter", locale)}
      className={styles.form}
      onSubmit={(event) => void send(event)}
      aria-busy={isSending}
    >
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="block" value={block} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          <FormattedMessage id="newsletterForm.trap" />
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <label htmlFor={field} className={styles.label}>
        <FormattedMessage id="newsletterForm.email" />
      </label>
      <div className={styles.line}>
        <input
          ref={input}
          id={field}
          className={styles.input}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-describedby={`${field}-note`}
          {...(outcome && { "aria-invalid": true, "aria-errormessage": `${field}-error` })}
        />
        <button type="submit" className={link.button} disabled={isSending}>
          <FormattedMessage id="newsletterForm.send" />
        </button>
      </div>
      <p id={`${field}-error`} className={styles.error} aria-live="polite">
        {outcome?.text}
      </p>
      <p id={`${field}-note`} className={styles.note}>
        <FormattedMessage id="newsletterForm.note" />
      </p>
    </form>
  );
}
