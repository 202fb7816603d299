import { observer } from "mobx-react-lite";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { EmptyState } from "../../kit/empty-state.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useSettled } from "../answers/use-settled.ts";
import { useEuros } from "../orders/order-words.ts";
import frame from "../panel-section.module.css";
import { useFullName } from "../people/person-words.ts";
import { RowOpener } from "../row-opener.tsx";
import { Shelved } from "../shelved.tsx";
import { useComingBack } from "../use-coming-back.ts";
import { customerOrders, customersTable, type CustomersQuery } from "./customer-port.ts";
import { type CustomerShelf, everyCustomer } from "./customer-shelf.ts";
import { useDay } from "./use-day.ts";

interface CustomerListProps {
  readonly shelf: CustomerShelf;
  /** The one that was open before, who has the focus again. */
  readonly last: number | null;
  readonly open: (id: number) => void;
}

const everybody = "";

/** All who have an account, and the ways to find one. */
export const CustomerList = observer(function CustomerList({ shelf, last, open }: CustomerListProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number>): string =>
    formatMessage({ id: `editor.customers.${id}` }, values);
  const [search, setSearch] = useState(shelf.query.search);
  const [{ has, order }, setOnly] = useState<CustomersQuery>(shelf.query);
  const words = useSettled(search.trim());
  useEffect(() => void shelf.find({ search: words, has, order }), [shelf, words, has, order]);
  const { list, heading } = useComingBack({
    last,
    row: (id) => `[data-customer="${id}"] button`,
    items: shelf.items,
  });
  return (
    <section className={frame.section} aria-busy={shelf.state === "reading"} aria-label={say("name")}>
      <header className={frame.head}>
        <h2 ref={heading} tabIndex={-1}>
          {say("name")}
        </h2>
      </header>
      <p className={frame.how}>{say("how")}</p>
      <div className={frame.finding}>
        <TextField type="search" label={say("search")} value={search} onChange={setSearch} />
        <SelectField<NonNullable<CustomersQuery["has"]> | typeof everybody>
          label={say("which")}
          value={has ?? everybody}
          options={[
            { value: everybody, label: say("everybody") },
            { value: "orders", label: say("withOrders") },
            { value: "newsletter", label: say("withNewsletter") },
          ]}
          onChange={(chosen) => setOnly({ ...everyCustomer, order, has: chosen === everybody ? null : chosen })}
        />
        <SelectField
          label={say("order")}
          value={order}
          options={customerOrders.map((each) => ({
            value: each,
            label: formatMessage({ id: `editor.customers.orders.${each.replace("-", "")}` }),
          }))}
          onChange={(chosen) => setOnly({ ...everyCustomer, has, order: chosen })}
        />
      </div>
      <Found {...{ shelf, open, list }} isNarrowed={words !== "" || has !== null} />
    </section>
  );
});

interface FoundProps extends Pick<CustomerListProps, "shelf" | "open"> {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly isNarrowed: boolean;
}

const Found = observer(function Found({ shelf, open, list, isNarrowed }: FoundProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number | string>): string =>
    formatMessage({ id: `editor.customers.${id}` }, values);
  const [nameOf, euros, day] = [useFullName(), useEuros(), useDay()];
  const { items, total } = shelf;
  return (
    <Shelved
      shelf={shelf}
      failed={say("failed")}
      more={say("more")}
      none={<EmptyState icon={isNarrowed ? "search" : "person"} title={say(isNarrowed ? "nothing" : "none")} />}
    >
      <p className={frame.counted}>
        <span role="status">{say("count", { count: total })}</span>
        <a href={customersTable(shelf.query)} download>
          {say("table")}
        </a>
      </p>
      <ul ref={list} className={frame.list}>
        {items.map((customer) => (
          <li key={customer.id} className={frame.row} data-customer={customer.id}>
            <RowOpener
              name={nameOf(customer)}
              state={say("bought", { count: customer.orders })}
              tone={customer.orders > 0 ? "public" : "private"}
              notes={[
                ...(nameOf(customer) === customer.email ? [] : [customer.email]),
                ...(customer.orders > 0 ? [euros(customer.spent)] : []),
                ...(customer.lastOrderAt === null ? [] : [say("lastOrder", { day: day(customer.lastOrderAt) })]),
                ...(customer.isReader ? [say("reader")] : []),
                say("since", { day: day(customer.since) }),
              ]}
              onClick={() => open(customer.id)}
            />
          </li>
        ))}
      </ul>
    </Shelved>
  );
});
