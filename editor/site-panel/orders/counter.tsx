import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { orderCodeIn } from "#schemas/commerce/order-code.ts";
import { stepsFrom } from "#schemas/commerce/order-steps.ts";
import type { DeskOrder } from "#schemas/content/desk-order.ts";

import { Button } from "../../kit/button.tsx";
import { say as announce } from "../../kit/live-region.tsx";
import { TextField } from "../../kit/text-field.tsx";
import frame from "../panel-section.module.css";
import { CodeCamera, hasCodeCamera } from "./code-camera.tsx";
import styles from "./counter.module.css";
import type { OrderPort } from "./order-port.ts";
import { toneOf, useDayWords, useLineName } from "./order-words.ts";
import list from "./orders.module.css";
import { useOrderStep } from "./use-order-step.ts";

interface CounterProps {
  readonly port: Pick<OrderPort, "find" | "advance">;
  readonly open: (id: number) => void;
}

/** Finds an order by its code, typed or held before the camera, and hands it out. */
export function Counter({ port, open }: CounterProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [found, setFound] = useState<DeskOrder | null>(null);
  const [isScanning, setScanning] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { isBusy, problem, run, forget } = useOrderStep();
  const find = async (said: string): Promise<void> => {
    const code = orderCodeIn(said);
    setFound(null);
    setWrong(code === null ? say("editor.counter.noCode") : null);
    if (code === null) return forget();
    await run(async () => setFound(await port.find(code)));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void find(text);
  };
  const [round, setRound] = useState(0);
  const next = (): void => {
    setFound(null);
    setText("");
    forget();
    setRound(round + 1);
  };
  // Once it is empty: a field keeps what it shows from when it gets the focus.
  useEffect(() => {
    if (round > 0) field.current?.focus();
  }, [round]);
  return (
    <section className={`${frame.section} ${styles.counter}`} aria-label={say("editor.counter.name")}>
      <header className={frame.head}>
        <h2>{say("editor.counter.name")}</h2>
      </header>
      <p className={frame.how}>{say("editor.counter.how")}</p>
      <form className={styles.ask} onSubmit={submit}>
        <TextField
          label={say("editor.counter.code")}
          placeholder="CD-7K3M9Q2"
          autoComplete="off"
          inputRef={field}
          value={text}
          error={wrong ?? (found === null ? (problem ?? undefined) : undefined)}
          onChange={(typed) => {
            setText(typed);
            setWrong(null);
          }}
        />
        <Button variant={found ? "plain" : "primary"} type="submit" disabled={isBusy || text.trim() === ""}>
          {say("editor.counter.find")}
        </Button>
        {hasCodeCamera() && (
          <Button icon="phone" aria-pressed={isScanning} onClick={() => setScanning(!isScanning)}>
            {say(isScanning ? "editor.counter.scanStop" : "editor.counter.scan")}
          </Button>
        )}
      </form>
      {isScanning && (
        <CodeCamera
          onCode={(code) => {
            setScanning(false);
            setText(code);
            void find(code);
          }}
        />
      )}
      {found && (
        <FoundOrder
          told={found}
          problem={problem}
          isBusy={isBusy}
          open={() => open(found.order.id)}
          next={next}
          hand={async () => {
            const isDone = await run(async () => setFound(await port.advance(found.order.id, "PICKED_UP")));
            if (isDone) announce(say("editor.counter.handed"));
          }}
        />
      )}
    </section>
  );
}

interface FoundOrderProps {
  readonly told: DeskOrder;
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly hand: () => Promise<void>;
  readonly open: () => void;
  readonly next: () => void;
}

/** Whose an order is and what is in it: looked at before it is handed out. */
function FoundOrder({ told, problem, isBusy, hand, open, next }: FoundOrderProps): ReactNode {
  const { formatMessage } = useIntl();
  const dayOf = useDayWords();
  const nameOf = useLineName();
  const { order } = told;
  const { contact, delivery, products, state } = order;
  const { pickup } = delivery;
  const canHand = stepsFrom(state, delivery.type).includes("PICKED_UP");
  const isHanded = state === "PICKED_UP" || state === "CLOSED";
  return (
    <article className={styles.found} aria-label={order.code}>
      <header>
        <h3>{`${contact.firstname} ${contact.lastname}`.trim()}</h3>
        <span className={list.mark} data-tone={toneOf(state)}>
          {order.status.value}
        </span>
      </header>
      <p className={list.quiet}>
        {[
          order.code,
          pickup &&
            formatMessage({ id: "editor.orders.slot" }, { day: dayOf(pickup.date), from: pickup.from, to: pickup.to }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ul className={styles.lines}>
        {products.map((line) => {
          const left = told.refundable.lines.find(({ id }) => id === line.id)?.left ?? line.quantity;
          return (
            <li key={line.id}>
              <strong>{left}×</strong> {nameOf(line)}
            </li>
          );
        })}
      </ul>
      {problem !== null && (
        <p role="alert" className={list.problem}>
          {problem}
        </p>
      )}
      {!canHand && !isHanded && <p className={styles.not}>{formatMessage({ id: "editor.counter.notReady" })}</p>}
      {isHanded && (
        <p role="status" className={styles.handed}>
          {formatMessage({ id: "editor.counter.handed" })}
        </p>
      )}
      <p className={styles.deeds}>
        {canHand && (
          <Button variant="primary" icon="check" disabled={isBusy} onClick={() => void hand()}>
            {formatMessage({ id: "editor.counter.hand" })}
          </Button>
        )}
        <Button onClick={next}>{formatMessage({ id: "editor.counter.next" })}</Button>
        <Button variant="quiet" onClick={open}>
          {formatMessage({ id: "editor.counter.open" })}
        </Button>
      </p>
    </article>
  );
}
