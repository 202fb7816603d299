import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { movementKinds } from "#schemas/commerce/stock-movements.ts";
import type { StockMovement } from "#schemas/content/inventory.ts";

import { EmptyState } from "../../kit/empty-state.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { useTimeWords } from "../../saving/people.ts";
import { DayBound } from "../orders/day-bound.tsx";
import orders from "../orders/orders.module.css";
import { Shelved } from "../shelved.tsx";
import styles from "./panel-stock.module.css";
import { movementsAddress } from "./stock-port.ts";
import type { MovementShelf } from "./stock-shelf.ts";
import { useChangeWords, useFormName, useMoverWords } from "./stock-words.ts";
import type { StockLinks } from "./stock.tsx";

interface MovementsProps {
  readonly shelf: MovementShelf;
  readonly open: StockLinks;
}

/** What changed the stock, the latest first: of one form, or of all. */
export const Movements = observer(function Movements({ shelf, open }: MovementsProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { query, find } = shelf;
  return (
    <>
      <div className={`${orders.finding} ${styles.finding}`}>
        <SelectField
          label={say("editor.stock.why")}
          value={query.kind ?? "ALL"}
          options={[
            { value: "ALL", label: say("editor.stock.everyKind") } as const,
            ...movementKinds.map((value) => ({ value, label: say(`editor.stock.kind.${value}`) })),
          ]}
          onChange={(kind) => void find({ ...query, kind: kind === "ALL" ? null : kind })}
        />
        <DayBound
          label={say("editor.orders.from")}
          value={query.from}
          onChange={(from) => void find({ ...query, from })}
        />
        <DayBound label={say("editor.orders.to")} value={query.to} onChange={(to) => void find({ ...query, to })} />
        <a className={orders.export} href={movementsAddress(query)} download>
          {say("editor.orders.export")}
        </a>
      </div>
      <Told {...{ shelf, open }} />
    </>
  );
});

const Told = observer(function Told({ shelf, open }: MovementsProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { items, state, query } = shelf;
  return (
    <Shelved
      shelf={shelf}
      failed={say("editor.stock.movementsFailed")}
      more={say("editor.orders.more")}
      none={<EmptyState icon="history" title={say("editor.stock.noMovements")} />}
    >
      <ol className={styles.moves} data-late={state === "reading" ? "" : undefined}>
        {items.map((movement) => (
          <Move key={movement.number} {...{ movement, open }} isNamed={query.form === null} />
        ))}
      </ol>
    </Shelved>
  );
});

interface MoveProps {
  readonly movement: StockMovement;
  readonly open: StockLinks;
  /** Whether it says of what it is. */
  readonly isNamed: boolean;
}

function Move({ movement, open, isNamed }: MoveProps): ReactNode {
  const { formatMessage } = useIntl();
  const [when, nameOf, moverOf, changeOf] = [useTimeWords(), useFormName(), useMoverWords(), useChangeWords()];
  const { date, pieces, onHand, kind, order, note } = movement;
  return (
    <li className={styles.move}>
      <span className={styles.change} data-way={pieces < 0 ? "out" : pieces > 0 ? "in" : undefined}>
        {changeOf(pieces)}
      </span>
      <span className={styles.what}>
        {isNamed && (
          <button type="button" className={orders.code} onClick={() => open.form(movement.id)}>
            {nameOf(movement)}
          </button>
        )}
        <span>
          {formatMessage({ id: `editor.stock.kind.${kind}` })}
          {order && (
            <>
              {" "}
              <button type="button" className={orders.code} onClick={() => open.order(order.id)}>
                {order.code}
              </button>
            </>
          )}
        </span>
        {note !== "" && <span className={styles.note}>{note}</span>}
        <span className={orders.quiet}>
          <time dateTime={date}>{when(Date.parse(date))}</time> · {moverOf(movement)}
        </span>
      </span>
      <span className={styles.after}>{formatMessage({ id: "editor.stock.after" }, { count: onHand })}</span>
    </li>
  );
}
