import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { isOpen } from "#schemas/commerce/order-states.ts";
import { mailsToRepeat, type NextStep, type RepeatedMail, stepsFrom } from "#schemas/commerce/order-steps.ts";
import type { DeskOrder } from "#schemas/content/desk-order.ts";

import { Button } from "../../kit/button.tsx";
import { MenuButton, type MenuItem } from "../../kit/menu.tsx";
import { useToast } from "../../kit/toast.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import type { OrderPort, PrintedKind } from "./order-port.ts";
import styles from "./order-page.module.css";
import list from "./orders.module.css";
import { RefundDialog } from "./refund-dialog.tsx";
import { ShipDialog } from "./ship-dialog.tsx";
import { useOrderStep } from "./use-order-step.ts";

export interface OrderWorkProps {
  readonly told: DeskOrder;
  readonly port: OrderPort;
  /** Shows the order as it is after a step; rejects with what the server refuses. */
  readonly step: (ask: Promise<DeskOrder>) => Promise<void>;
}

/** What is asked before it is done. */
type Asked = NextStep | "CANCEL" | "REFUND" | { readonly mail: RepeatedMail };

/** What can be done with an order as it stands: its next step first. */
export function OrderActions({ told, port, step }: OrderWorkProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const [asked, setAsked] = useState<Asked | null>(null);
  const { isBusy, problem, run } = useOrderStep();
  const { order, refundable } = told;
  const { id, state, delivery } = order;
  const [first, ...others] = stepsFrom(state, delivery.type);
  // Whoever looks for bottles may begin by mistake: nobody is told, so that nothing is asked.
  const take = (next: NextStep): void => {
    if (next === "PREPARING") void run(async () => await step(port.advance(id, next)));
    else setAsked(next);
  };
  const close = (): void => setAsked(null);
  return (
    <div className={styles.actions}>
      {first && (
        <Button variant="primary" disabled={isBusy} onClick={() => take(first)}>
          {say(`editor.orders.step.${first}`)}
        </Button>
      )}
      {others.map((next) => (
        <Button key={next} disabled={isBusy} onClick={() => take(next)}>
          {say(`editor.orders.step.${next}`)}
        </Button>
      ))}
      {state === "SHIPPED" && (
        <Button disabled={isBusy} onClick={() => setAsked("SHIPPED")}>
          {say("editor.orders.correctParcel")}
        </Button>
      )}
      {refundable.left > 0 && (
        <Button disabled={isBusy} onClick={() => setAsked("REFUND")}>
          {say("editor.orders.refund")}
        </Button>
      )}
      {isOpen(state) && (
        <Button variant="danger" disabled={isBusy} onClick={() => setAsked("CANCEL")}>
          {say("editor.orders.cancel")}
        </Button>
      )}
      <Print {...{ told, port, isBusy }} run={run} />
      <MailAgain told={told} isBusy={isBusy} onAsk={(mail) => setAsked({ mail })} />
      {problem !== null && (
        <p role="alert" className={list.problem}>
          {problem}
        </p>
      )}
      <AskedDialog {...{ told, port, step, asked }} onClose={close} />
    </div>
  );
}

interface PrintProps extends Pick<OrderWorkProps, "told" | "port"> {
  readonly isBusy: boolean;
  readonly run: (step: () => Promise<void>) => Promise<boolean>;
}

const printed: readonly PrintedKind[] = ["SLIP", "DELIVERY_NOTE", "INVOICE"];

function Print({ told, port, isBusy, run }: PrintProps): ReactNode {
  const { formatMessage } = useIntl();
  const { id, paidAt } = told.order;
  if (paidAt === null) return null;
  const items = printed.map((kind): MenuItem => ({
    id: kind,
    label: formatMessage({ id: `editor.orders.printOne.${kind}` }),
    onSelect: () => void run(async () => await port.print(kind, [id])),
  }));
  const button = (
    <Button icon="page" disabled={isBusy}>
      {formatMessage({ id: "editor.orders.print" })}
    </Button>
  );
  return <MenuButton button={button} items={items} />;
}

interface MailAgainProps extends Pick<OrderWorkProps, "told"> {
  readonly isBusy: boolean;
  readonly onAsk: (mail: RepeatedMail) => void;
}

function MailAgain({ told, isBusy, onAsk }: MailAgainProps): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { state, delivery, contact } = told.order;
  const mails = contact.email === "" ? [] : mailsToRepeat(state, delivery.type);
  if (mails.length === 0) return null;
  const items = mails.map((mail): MenuItem => ({
    id: mail,
    label: begun(formatMessage({ id: `editor.orders.mail.${mail}` }), locale),
    onSelect: () => onAsk(mail),
  }));
  const button = (
    <Button icon="mail" disabled={isBusy}>
      {formatMessage({ id: "editor.orders.mailAgain" })}
    </Button>
  );
  return <MenuButton button={button} items={items} />;
}

/** Words that stand within a sentence elsewhere, as they begin a line. */
function begun(words: string, locale: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

interface AskedDialogProps extends OrderWorkProps {
  readonly asked: Asked | null;
  readonly onClose: () => void;
}

function AskedDialog({ told, port, step, asked, onClose }: AskedDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { order } = told;
  const say = (id: string): string => formatMessage({ id }, { code: order.code, email: order.contact.email });
  if (asked === null) return null;
  const done = async (ask: Promise<DeskOrder>, text: string): Promise<void> => {
    await step(ask);
    onClose();
    toast({ text });
  };
  if (asked === "SHIPPED") return <ShipDialog {...{ told, port, done, onClose }} />;
  if (asked === "REFUND") return <RefundDialog {...{ told, port, done, onClose }} />;
  if (typeof asked === "object") {
    return (
      <ConfirmStep
        title={say("editor.orders.mailTitle")}
        description={say("editor.orders.mailHow")}
        does={say("editor.orders.mailDo")}
        step={async () => await done(port.mail(order.id, asked.mail), say("editor.orders.mailed"))}
        onClose={onClose}
      />
    );
  }
  const ask = async (): Promise<DeskOrder> =>
    asked === "CANCEL" ? await port.cancel(order.id) : await port.advance(order.id, asked);
  return (
    <ConfirmStep
      title={say(`editor.orders.ask.${asked}`)}
      description={say(`editor.orders.askHow.${asked}`)}
      does={say(asked === "CANCEL" ? "editor.orders.cancel" : `editor.orders.step.${asked}`)}
      isDanger={asked === "CANCEL"}
      step={async () => await done(ask(), say(`editor.orders.did.${asked}`))}
      onClose={onClose}
    />
  );
}
