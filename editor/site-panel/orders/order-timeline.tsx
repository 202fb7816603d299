import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { DeskEvent, DeskOrder } from "#schemas/content/desk-order.ts";

import { useTimeWords } from "../../saving/people.ts";
import { useEuros } from "./order-words.ts";
import styles from "./order-page.module.css";

/** All that happened to an order, the latest first. */
export function OrderTimeline({ told }: { readonly told: DeskOrder }): ReactNode {
  const { formatMessage } = useIntl();
  const when = useTimeWords();
  const wordsOf = useEventWords();
  return (
    <section className={styles.part}>
      <h3>{formatMessage({ id: "editor.orders.history" })}</h3>
      <ol className={styles.timeline}>
        {told.history.map((event, index) => (
          <li key={index} data-kind={event.kind}>
            <span>{wordsOf(event)}</span>
            <time className={styles.quiet} dateTime={event.date}>
              {when(Date.parse(event.date))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Gives the function that says what happened. */
function useEventWords(): (event: DeskEvent) => string {
  const { formatMessage } = useIntl();
  const euros = useEuros();
  return ({ kind, what, words, actor, amount }) => {
    const values = { words, actor, amount: amount === null ? "" : euros(amount) };
    const say = (id: string, more: Record<string, string> = {}): string =>
      formatMessage({ id }, { ...values, ...more });
    switch (kind) {
      case "STATE":
        return say("editor.orders.event.state", { by: say(`editor.orders.actor.${actor}`) });
      case "PAYMENT":
        return say(`editor.orders.payment.${what}`);
      case "REFUND":
        return say(`editor.orders.refundState.${what}`);
      case "PAPER":
        return say("editor.orders.event.paper");
      case "RETURN":
        return say("editor.orders.event.return");
      case "WITHDRAWAL":
        return say(`editor.orders.withdrawn.${what}`);
      case "MAIL": {
        const [mail = "", state = ""] = what.split(" ");
        return say("editor.orders.event.mail", {
          mail: say(`editor.orders.mail.${mail}`),
          state: say(`editor.orders.mailState.${state}`),
        });
      }
      case "NOTE":
        return say("editor.orders.event.note");
    }
  };
}
