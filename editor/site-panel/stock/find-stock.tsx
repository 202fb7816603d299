import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import type { ProductType } from "#schemas/content/product.ts";

import { SelectField } from "../../kit/select-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useSettled } from "../answers/use-settled.ts";
import orders from "../orders/orders.module.css";
import { levelsAddress, type StockOrder } from "./stock-port.ts";
import type { StockShelf } from "./stock-shelf.ts";

const types: readonly ProductType[] = ["WINE", "BOX", "OTHER"];
const sorts: readonly StockOrder[] = ["name", "left", "reference"];

/** What is looked for in the stock: words, a kind; in which order; and what is found as a table. */
export const FindStock = observer(function FindStock({ shelf }: { readonly shelf: StockShelf }): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { query, find } = shelf;
  const [search, setSearch] = useState(query.search);
  const words = useSettled(search.trim());
  useEffect(() => {
    if (words !== shelf.query.search) void find({ ...shelf.query, search: words });
  }, [shelf, find, words]);
  return (
    <div className={orders.finding}>
      <TextField type="search" label={say("editor.stock.search")} value={search} onChange={setSearch} />
      <SelectField
        label={say("editor.stock.typeField")}
        value={query.type ?? "ALL"}
        options={[
          { value: "ALL", label: say("editor.stock.everyType") } as const,
          ...types.map((value) => ({ value, label: say(`editor.stock.type.${value}`) })),
        ]}
        onChange={(type) => void find({ ...query, type: type === "ALL" ? null : type })}
      />
      <SelectField
        label={say("editor.stock.orderField")}
        value={query.order}
        options={sorts.map((value) => ({ value, label: say(`editor.stock.order.${value}`) }))}
        onChange={(order) => void find({ ...query, order })}
      />
      <a className={orders.export} href={levelsAddress(query)} download>
        {say("editor.orders.export")}
      </a>
    </div>
  );
});
