import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { stockLists } from "#schemas/commerce/stock-movements.ts";

import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import orders from "../orders/orders.module.css";
import frame from "../panel-section.module.css";
import { Shelved } from "../shelved.tsx";
import { FindStock } from "./find-stock.tsx";
import { Movements } from "./movements.tsx";
import styles from "./panel-stock.module.css";
import { StockRow } from "./stock-row.tsx";
import type { StockPort } from "./stock-port.ts";
import { movementShelf, type StockShelf } from "./stock-shelf.ts";

/** Where a row of the stock leads. */
export interface StockLinks {
  readonly form: (id: number) => void;
  readonly order: (id: number) => void;
  /** The form of a product's record. */
  readonly record: (product: number) => Promise<void>;
  readonly all: () => void;
}

interface StockProps {
  readonly port: StockPort;
  readonly shelf: StockShelf;
  /** The one that was open before, which has the focus again. */
  readonly last: number | null;
  readonly open: StockLinks;
}

const lists = ["all", ...stockLists] as const;
const journal = "journal";

/** What there is of each form, by lists that say what is few; and all that changed the stock. */
export const Stock = observer(function Stock({ port, shelf, last, open }: StockProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string => formatMessage({ id }, values);
  const [isJournal, setJournal] = useState(false);
  const moves = useMemo(() => movementShelf(port, null), [port]);
  const counts = shelf.last?.counts;
  const nameOf = (list: (typeof lists)[number]): string => {
    const name = say(`editor.stock.tab.${list}`);
    return counts ? say("editor.orders.tabCount", { name, count: counts[list] }) : name;
  };
  const choose = (id: string): void => {
    setJournal(id === journal);
    const list = lists.find((one) => one === id);
    if (list) void shelf.find({ ...shelf.query, list });
    else void moves.find(moves.query);
  };
  const levels = <Levels {...{ port, shelf, last, open }} />;
  const tabs = [
    ...lists.map((id) => ({ id: id as string, label: nameOf(id), panel: levels })),
    { id: journal, label: say("editor.stock.tab.journal"), panel: <Journal {...{ moves, open }} /> },
  ];
  return (
    <section
      className={`${frame.section} ${orders.orders}`}
      aria-label={say("editor.stock.name")}
      aria-busy={(isJournal ? moves : shelf).state === "reading"}
    >
      <header className={frame.head}>
        <h2>{say("editor.stock.name")}</h2>
        <Button onClick={() => void (isJournal ? moves : shelf).again()}>{say("editor.orders.again")}</Button>
      </header>
      <div className={orders.tabs}>
        <Tabs
          label={say("editor.stock.name")}
          value={isJournal ? journal : shelf.query.list}
          onChange={choose}
          tabs={tabs}
        />
      </div>
    </section>
  );
});

function Journal({ moves, open }: { moves: ReturnType<typeof movementShelf>; open: StockLinks }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <div className={orders.panel}>
      <p className={frame.how}>{formatMessage({ id: "editor.stock.how.journal" })}</p>
      <Movements shelf={moves} open={open} />
    </div>
  );
}

const Levels = observer(function Levels({ port, shelf, last, open }: StockProps): ReactNode {
  const { formatMessage } = useIntl();
  const shown = useRef<HTMLDivElement>(null);
  const { query, items } = shelf;
  useEffect(() => {
    if (last === null || document.activeElement !== document.body) return;
    shown.current?.querySelector<HTMLElement>(`[data-form="${last}"] [data-opener]`)?.focus();
  }, [last, items]);
  return (
    <div ref={shown} className={orders.panel}>
      <p className={frame.how}>
        {formatMessage({ id: `editor.stock.how.${query.list}` }, { low: shelf.last?.low ?? 0 })}
      </p>
      {query.product !== null && (
        <p>
          {formatMessage({ id: "editor.stock.ofProduct" }, { name: items[0]?.name ?? "" })}{" "}
          <Button isSmall onClick={open.all}>
            {formatMessage({ id: "editor.stock.allProducts" })}
          </Button>
        </p>
      )}
      <FindStock shelf={shelf} />
      <Found {...{ port, shelf, open }} />
    </div>
  );
});

const Found = observer(function Found({ port, shelf, open }: Omit<StockProps, "last">): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number>): string => formatMessage({ id }, values);
  const { items, total, state, query } = shelf;
  const isNarrowed = query.search !== "" || query.type !== null || query.product !== null;
  const none = isNarrowed ? (
    <EmptyState icon="search" title={say("editor.stock.nothing")} />
  ) : (
    <EmptyState icon={query.list === "all" ? "list" : "check"} title={say(`editor.stock.none.${query.list}`)} />
  );
  return (
    <Shelved {...{ shelf, none }} failed={say("editor.stock.failed")} more={say("editor.orders.more")}>
      <p className={orders.quiet} role="status">
        {say("editor.stock.count", { count: total })}
      </p>
      <ul className={styles.rows} data-late={state === "reading" ? "" : undefined}>
        {items.map((level) => (
          <StockRow key={level.id} {...{ level, port, open }} taken={shelf.put} />
        ))}
      </ul>
    </Shelved>
  );
});
