import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { DeskOrder } from "#schemas/content/desk-order.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";

import { IconButton } from "../../kit/button.tsx";
import { Waiting } from "../../kit/waiting.tsx";
import { useTimeWords } from "../../saving/people.ts";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import { useReading } from "../use-reading.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderGoods } from "./order-goods.tsx";
import { OrderNotes } from "./order-notes.tsx";
import type { OrderPort } from "./order-port.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { toneOf } from "./order-words.ts";
import styles from "./order-page.module.css";
import list from "./orders.module.css";
import { ReturnsOfOrder } from "./returns-of-order.tsx";

interface OrderPageProps {
  readonly id: number;
  readonly port: OrderPort;
  readonly locale: Locale;
  readonly back: () => void;
}

/** One order: what is to be done with it, what it is, what went back, and all that happened. */
export function OrderPage({ id, port, locale, back }: OrderPageProps): ReactNode {
  const { formatMessage } = useIntl();
  const { answer, isMissing, again } = useReading(useCallback(async () => await port.read(id), [port, id]));
  const [changed, setChanged] = useState<DeskOrder | null>(null);
  const told = changed ?? answer;
  if (told) return <ToldOrder {...{ told, port, locale, back }} taken={setChanged} />;
  if (!isMissing) {
    return (
      <section className={frame.section} aria-busy>
        <Waiting>{formatMessage({ id: "editor.orders.readingOne" })}</Waiting>
      </section>
    );
  }
  return (
    <section className={frame.section}>
      <NotRead
        title={formatMessage({ id: "editor.orders.failedOne" })}
        again={again}
        back={{ words: formatMessage({ id: "editor.orders.back" }), go: back }}
      />
    </section>
  );
}

interface ToldOrderProps extends Omit<OrderPageProps, "id"> {
  readonly told: DeskOrder;
  readonly taken: (order: DeskOrder) => void;
}

function ToldOrder({ told, port, locale, back, taken }: ToldOrderProps): ReactNode {
  const { formatMessage } = useIntl();
  const when = useTimeWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { order } = told;
  const steps = useRef(0);
  const step = async (ask: Promise<DeskOrder>): Promise<void> => {
    steps.current += 1;
    const own = steps.current;
    try {
      taken(await ask);
    } catch (error) {
      // What has changed meanwhile is shown beside the refusal, which doesn't wait for it: it is decided anew by what stands there now.
      if (error instanceof ApiError && error.status === 409) {
        void port.read(order.id).then(
          (read) => own === steps.current && taken(read),
          (failure: unknown) => console.warn("an order could not be read again", failure),
        );
      }
      throw error;
    }
  };
  return (
    <section className={styles.page} aria-label={formatMessage({ id: "editor.orders.one" }, { code: order.code })}>
      <header className={styles.head}>
        <IconButton icon="chevron-left" label={formatMessage({ id: "editor.orders.back" })} onClick={back} />
        <h2 ref={heading} tabIndex={-1}>
          {order.code}
        </h2>
        <span className={list.mark} data-tone={toneOf(order.state)}>
          {order.status.value}
        </span>
        <span className={list.quiet}>{when(Date.parse(order.date))}</span>
        <a className={styles.seen} href={localizePath(`/cart/success/${order.id}`, locale)}>
          {formatMessage({ id: "editor.orders.seen" })}
        </a>
      </header>
      <OrderActions {...{ told, port, step }} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ReturnsOfOrder {...{ told, port, step }} />
          <OrderGoods told={told} />
          <OrderTimeline told={told} />
        </div>
        <div className={styles.column}>
          <OrderFacts told={told} />
          <OrderNotes {...{ told, port, step }} />
        </div>
      </div>
    </section>
  );
}
