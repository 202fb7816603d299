import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { type EstateStep, estateSteps, returnMoves } from "#schemas/commerce/return-states.ts";
import type { ProductReturn } from "#schemas/content/product-return.ts";
import type { Withdrawal } from "#schemas/content/withdrawal.ts";

import { Button } from "../../kit/button.tsx";
import { SwitchField } from "../../kit/switch-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useToast } from "../../kit/toast.tsx";
import { useTimeWords } from "../../saving/people.ts";
import { ConfirmStep } from "./confirm-step.tsx";
import type { OrderWorkProps } from "./order-actions.tsx";
import { useDayWords, useEuros } from "./order-words.ts";
import styles from "./order-page.module.css";
import list from "./orders.module.css";

/** What goes back of an order: what its customer withdrew from, and what they ask to send back; each with its answer. */
export function ReturnsOfOrder(props: OrderWorkProps): ReactNode {
  const { returns, withdrawals } = props.told;
  if (returns.length + withdrawals.length === 0) return null;
  return (
    <>
      {withdrawals.map((one) => (
        <OneWithdrawal key={`withdrawal ${one.id}`} {...props} one={one} />
      ))}
      {returns.map((one) => (
        <OneReturn key={`return ${one.id}`} {...props} one={one} />
      ))}
    </>
  );
}

function OneReturn({ told, port, step, one }: OrderWorkProps & { readonly one: ProductReturn }): ReactNode {
  const { formatMessage } = useIntl();
  const euros = useEuros();
  const when = useTimeWords();
  const [asked, setAsked] = useState<EstateStep | null>(null);
  const steps = returnMoves[one.state].flatMap((to) => estateSteps.filter((own) => own === to));
  return (
    <section className={styles.part} data-waits={steps.length > 0 && one.state !== "REFUNDED" ? "" : undefined}>
      <h3>
        {formatMessage({ id: "editor.orders.returnTitle" }, { status: one.status })}
        <span className={styles.quiet}>{when(Date.parse(one.date))}</span>
      </h3>
      <Gone
        lines={one.products.map(({ reason, ...line }) => ({
          ...line,
          why: formatMessage({ id: `editor.orders.reason.${reason}` }),
        }))}
      />
      {one.message !== "" && <blockquote className={styles.message}>{one.message}</blockquote>}
      {one.note !== "" && (
        <p className={styles.words}>{formatMessage({ id: "editor.orders.returnNote" }, { note: one.note })}</p>
      )}
      <p className={styles.words}>
        {formatMessage({ id: "editor.orders.returnWorth" }, { amount: euros(one.amount) })}
      </p>
      {steps.length > 0 && (
        <p className={list.row}>
          {steps.map((to, index) => (
            <Button key={to} variant={index === 0 ? "primary" : "plain"} onClick={() => setAsked(to)}>
              {formatMessage({ id: `editor.orders.returnStep.${to}` })}
            </Button>
          ))}
        </p>
      )}
      {asked && <AnswerDialog {...{ told, port, step, one }} to={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

interface AnswerDialogProps extends OrderWorkProps {
  readonly one: ProductReturn;
  readonly to: EstateStep;
  readonly onClose: () => void;
}

/** What the customer is told with an answer; a refusal says why. */
function AnswerDialog({ told, port, step, one, to, onClose }: AnswerDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [note, setNote] = useState("");
  const [isRestocked, setRestocked] = useState(false);
  const say = (id: string): string => formatMessage({ id }, { email: told.order.contact.email });
  const answer = async (): Promise<void> => {
    await step(port.answerReturn(told.order.id, one.id, { state: to, note: note.trim(), isRestocked }));
    onClose();
    toast({ text: say("editor.orders.returnAnswered") });
  };
  return (
    <ConfirmStep
      title={say(`editor.orders.returnStep.${to}`)}
      description={say(`editor.orders.returnHow.${to}`)}
      does={say(`editor.orders.returnStep.${to}`)}
      isDanger={to === "REFUSED"}
      isReady={to !== "REFUSED" || note.trim() !== ""}
      step={answer}
      onClose={onClose}
    >
      <TextField
        multiline
        label={say(to === "REFUSED" ? "editor.orders.returnWhy" : "editor.orders.returnWords")}
        value={note}
        onChange={setNote}
      />
      {to === "RECEIVED" && (
        <SwitchField label={say("editor.orders.restock")} value={isRestocked} onChange={setRestocked} />
      )}
    </ConfirmStep>
  );
}

function OneWithdrawal({ told, port, step, one }: OrderWorkProps & { readonly one: Withdrawal }): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const euros = useEuros();
  const dayOf = useDayWords();
  const when = useTimeWords();
  const [isAsking, setAsking] = useState(false);
  const [isRestocked, setRestocked] = useState(false);
  const say = (id: string): string => formatMessage({ id }, { amount: euros(one.amount), day: dayOf(one.refundBy) });
  const refund = async (): Promise<void> => {
    await step(port.refundWithdrawal(told.order.id, one.id, isRestocked));
    setAsking(false);
    toast({ text: say("editor.orders.refunded") });
  };
  return (
    <section className={styles.part} data-waits={one.refundedAt === null ? "" : undefined}>
      <h3>
        {say("editor.orders.withdrawalTitle")}
        <span className={styles.quiet}>{when(Date.parse(one.receivedAt))}</span>
      </h3>
      <Gone lines={one.products} />
      <p className={styles.words}>
        {say(one.refundedAt === null ? "editor.orders.withdrawalDue" : "editor.orders.withdrawalDone")}
      </p>
      {one.refundedAt === null && (
        <p className={list.row}>
          <Button variant="primary" onClick={() => setAsking(true)}>
            {say("editor.orders.refundDo")}
          </Button>
        </p>
      )}
      {isAsking && (
        <ConfirmStep
          title={say("editor.orders.withdrawalRefund")}
          description={say("editor.orders.withdrawalRefundHow")}
          does={say("editor.orders.refundDo")}
          isDanger
          step={refund}
          onClose={() => setAsking(false)}
        >
          <SwitchField label={say("editor.orders.restock")} value={isRestocked} onChange={setRestocked} />
        </ConfirmStep>
      )}
    </section>
  );
}

interface GoneLine {
  readonly id: number;
  readonly name: string;
  readonly year: number | null;
  readonly quantity: number;
  readonly why?: string;
}

function Gone({ lines }: { readonly lines: readonly GoneLine[] }): ReactNode {
  return (
    <ul className={styles.gone}>
      {lines.map(({ id, name, year, quantity, why }) => (
        <li key={id}>
          <span>{`${quantity}× ${[name, year ?? ""].join(" ").trim()}`}</span>
          {why !== undefined && <span className={styles.quiet}>{why}</span>}
        </li>
      ))}
    </ul>
  );
}
