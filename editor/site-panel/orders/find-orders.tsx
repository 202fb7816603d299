import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { orderStates, type OrderState } from "#schemas/commerce/order-states.ts";

import { SelectField } from "../../kit/select-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useSettled } from "../answers/use-settled.ts";
import { DayBound } from "./day-bound.tsx";
import type { OrderList } from "./order-list.ts";
import { exportAddress } from "./order-port.ts";
import styles from "./orders.module.css";

const everyState = "";

/** What is looked for in a list: words, a state, days; and what is found as a table. */
export const FindOrders = observer(function FindOrders({ list }: { readonly list: OrderList }): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { query, find } = list;
  const [search, setSearch] = useState(query.search);
  const words = useSettled(search.trim());
  useEffect(() => {
    if (words !== list.query.search) void find({ search: words });
  }, [list, find, words]);
  const states = orderStates.map((state) => ({ value: state as string, label: say(`editor.orders.state.${state}`) }));
  return (
    <div className={styles.finding}>
      <TextField type="search" label={say("editor.orders.search")} value={search} onChange={setSearch} />
      {query.tab === "all" && (
        <SelectField
          label={say("editor.orders.stateField")}
          value={query.state ?? everyState}
          options={[{ value: everyState, label: say("editor.orders.everyState") }, ...states]}
          onChange={(state) => void find({ state: state === everyState ? null : (state as OrderState) })}
        />
      )}
      {query.tab === "all" && (
        <>
          <DayBound label={say("editor.orders.from")} value={query.from} onChange={(from) => void find({ from })} />
          <DayBound label={say("editor.orders.to")} value={query.to} onChange={(to) => void find({ to })} />
        </>
      )}
      <a className={styles.export} href={exportAddress(query)} download>
        {say("editor.orders.export")}
      </a>
    </div>
  );
});
