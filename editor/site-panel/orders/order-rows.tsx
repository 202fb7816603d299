import { observer } from "mobx-react-lite";
import { type ReactNode, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";

import type { DeskOrderRow } from "#schemas/content/desk-order.ts";

import { useTimeWords } from "../../saving/people.ts";
import type { OrderList } from "./order-list.ts";
import { toneOf, useDayWords, useEuros } from "./order-words.ts";
import styles from "./orders.module.css";

interface OrderRowsProps {
  readonly list: OrderList;
  readonly open: (id: number) => void;
}

/** The orders of a list: a table where there is room for one, else a card for each. */
export const OrderRows = observer(function OrderRows({ list, open }: OrderRowsProps): ReactNode {
  const hasRoom = useSyncExternalStore(subscribe, () => matchMedia(room).matches);
  return hasRoom ? <OrderTable {...{ list, open }} /> : <OrderCards {...{ list, open }} />;
});

const room = "(width >= 768px)";

function subscribe(changed: () => void): () => void {
  const media = matchMedia(room);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

const OrderTable = observer(function OrderTable({ list, open }: OrderRowsProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const isAll = list.orders.length > 0 && list.orders.every(({ id }) => list.chosen.has(id));
  return (
    <div className={styles.scroll} data-late={list.state === "reading" ? "" : undefined}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Choice
                label={say("editor.orders.chooseAll")}
                isChosen={isAll}
                onChange={(chosen) => list.chooseAll(chosen)}
              />
            </th>
            <th scope="col">{say("editor.orders.column.order")}</th>
            <th scope="col">{say("editor.orders.column.customer")}</th>
            <th scope="col">{say("editor.orders.column.way")}</th>
            <th scope="col">{say("editor.orders.column.state")}</th>
            <th scope="col" data-number="">
              {say("editor.orders.column.count")}
            </th>
            <th scope="col" data-number="">
              {say("editor.orders.column.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.orders.map((order) => (
            <TableRow key={order.id} {...{ list, order, open }} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface OneProps extends OrderRowsProps {
  readonly order: DeskOrderRow;
}

const TableRow = observer(function TableRow({ list, order, open }: OneProps): ReactNode {
  const euros = useEuros();
  const when = useTimeWords();
  const choose = useChoice(list, order);
  return (
    <tr data-chosen={list.chosen.has(order.id) ? "" : undefined}>
      <td>
        <Choice {...choose} />
      </td>
      <th scope="row">
        <button type="button" className={styles.code} data-order={order.id} onClick={() => open(order.id)}>
          {order.code}
        </button>
        <span className={styles.quiet}>{when(Date.parse(order.date))}</span>
      </th>
      <td>{order.name || order.email}</td>
      <td>
        <Way order={order} />
      </td>
      <td>
        <OrderMarks order={order} />
      </td>
      <td data-number="">{order.count}</td>
      <td data-number="">{euros(order.total)}</td>
    </tr>
  );
});

const OrderCards = observer(function OrderCards({ list, open }: OrderRowsProps): ReactNode {
  const { formatMessage } = useIntl();
  const isAll = list.orders.length > 0 && list.orders.every(({ id }) => list.chosen.has(id));
  return (
    <>
      <label className={styles.all}>
        <input type="checkbox" checked={isAll} onChange={({ target }) => list.chooseAll(target.checked)} />
        {formatMessage({ id: "editor.orders.chooseAll" })}
      </label>
      <ul className={styles.cards} data-late={list.state === "reading" ? "" : undefined}>
        {list.orders.map((order) => (
          <Card key={order.id} {...{ list, order, open }} />
        ))}
      </ul>
    </>
  );
});

const Card = observer(function Card({ list, order, open }: OneProps): ReactNode {
  const { formatMessage } = useIntl();
  const euros = useEuros();
  const when = useTimeWords();
  const choose = useChoice(list, order);
  return (
    <li className={styles.card} data-chosen={list.chosen.has(order.id) ? "" : undefined}>
      <Choice {...choose} />
      <button type="button" className={styles.cardOpener} data-order={order.id} onClick={() => open(order.id)}>
        <span className={styles.cardName}>{order.name || order.email}</span>
        <span className={styles.cardNumber}>{euros(order.total)}</span>
        <span className={styles.quiet}>
          {order.code} · {when(Date.parse(order.date))}
        </span>
        <span className={`${styles.cardNumber} ${styles.quiet}`}>
          {formatMessage({ id: "editor.orders.pieces" }, { count: order.count })}
        </span>
        <span className={styles.cardWay}>
          <Way order={order} />
        </span>
        <span className={styles.cardWay}>
          <OrderMarks order={order} />
        </span>
      </button>
    </li>
  );
});

function useChoice(list: OrderList, { id, code }: DeskOrderRow) {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage({ id: "editor.orders.choose" }, { code }),
    isChosen: list.chosen.has(id),
    onChange: (isChosen: boolean) => list.choose(id, isChosen),
  };
}

interface ChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function Choice({ label, isChosen, onChange }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

/** How an order leaves: when it is fetched, or where it goes. */
function Way({ order }: { readonly order: DeskOrderRow }): ReactNode {
  const { formatMessage } = useIntl();
  const dayOf = useDayWords();
  const { slot, place, type } = order;
  if (slot) {
    return formatMessage({ id: "editor.orders.slot" }, { day: dayOf(slot.date), from: slot.from, to: slot.to });
  }
  return place === "" ? formatMessage({ id: `editor.orders.type.${type}` }) : place;
}

/** Where an order stands, and what else it waits for. */
export function OrderMarks({ order }: { readonly order: DeskOrderRow }): ReactNode {
  const { formatMessage } = useIntl();
  const euros = useEuros();
  const { waits, refunded, hasMessage } = order;
  return (
    <span className={styles.marks}>
      <span className={styles.mark} data-tone={toneOf(order.state)}>
        {order.status}
      </span>
      {waits.returns > 0 && (
        <span className={styles.mark} data-tone="todo">
          {formatMessage({ id: "editor.orders.mark.return" })}
        </span>
      )}
      {waits.withdrawals > 0 && (
        <span className={styles.mark} data-tone="todo">
          {formatMessage({ id: "editor.orders.mark.withdrawal" })}
        </span>
      )}
      {refunded > 0 && (
        <span className={styles.mark} data-tone="off">
          {formatMessage({ id: "editor.orders.mark.refunded" }, { amount: euros(refunded) })}
        </span>
      )}
      {hasMessage && <span className={styles.quiet}>{formatMessage({ id: "editor.orders.mark.message" })}</span>}
    </span>
  );
}
