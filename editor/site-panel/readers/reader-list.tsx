import { observer } from "mobx-react-lite";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { type SubscriptionState, subscriptionStates } from "#schemas/content/newsletter.ts";

import { EmptyState } from "../../kit/empty-state.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useSettled } from "../answers/use-settled.ts";
import { useDay } from "../customers/use-day.ts";
import frame from "../panel-section.module.css";
import { RowOpener } from "../row-opener.tsx";
import { Shelved } from "../shelved.tsx";
import { useComingBack } from "../use-coming-back.ts";
import { readerOrders, readersTable, type ReadersQuery } from "./reader-port.ts";
import { stateTones } from "./reader-words.ts";
import { everyReader, type ReaderShelf } from "./reader-shelf.ts";

interface ReaderListProps {
  readonly shelf: ReaderShelf;
  /** The one that was open before, which has the focus again. */
  readonly last: number | null;
  readonly open: (id: number) => void;
}

const anyState = "";

/** All subscriptions with what became of them, and the ways to find one. Nobody is subscribed here. */
export const ReaderList = observer(function ReaderList({ shelf, last, open }: ReaderListProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `editor.readers.${id}` });
  const [search, setSearch] = useState(shelf.query.search);
  const [{ state, order }, setOnly] = useState<ReadersQuery>(shelf.query);
  const words = useSettled(search.trim());
  useEffect(() => void shelf.find({ search: words, state, order }), [shelf, words, state, order]);
  const { list, heading } = useComingBack({
    last,
    row: (id) => `[data-reader="${id}"] button`,
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
        <SelectField<SubscriptionState | typeof anyState>
          label={say("which")}
          value={state ?? anyState}
          options={[
            { value: anyState, label: say("anyState") },
            ...subscriptionStates.map((each) => ({
              value: each,
              label: formatMessage({ id: `editor.readers.state.${each}` }),
            })),
          ]}
          onChange={(chosen) => setOnly({ ...everyReader, order, state: chosen === anyState ? null : chosen })}
        />
        <SelectField
          label={say("order")}
          value={order}
          options={readerOrders.map((each) => ({
            value: each,
            label: formatMessage({ id: `editor.readers.orders.${each.replace("-", "")}` }),
          }))}
          onChange={(chosen) => setOnly({ ...everyReader, state, order: chosen })}
        />
      </div>
      <Found {...{ shelf, open, list }} isNarrowed={words !== "" || state !== null} />
    </section>
  );
});

interface FoundProps extends Pick<ReaderListProps, "shelf" | "open"> {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly isNarrowed: boolean;
}

const Found = observer(function Found({ shelf, open, list, isNarrowed }: FoundProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number | string>): string =>
    formatMessage({ id: `editor.readers.${id}` }, values);
  const day = useDay();
  const { items, total } = shelf;
  return (
    <Shelved
      shelf={shelf}
      failed={say("failed")}
      more={say("more")}
      none={<EmptyState icon={isNarrowed ? "search" : "mail"} title={say(isNarrowed ? "nothing" : "none")} />}
    >
      <p className={frame.counted}>
        <span role="status">{say("count", { count: total })}</span>
        <a href={readersTable} download>
          {say("table")}
        </a>
      </p>
      <ul ref={list} className={frame.list}>
        {items.map((reader) => (
          <li key={reader.id} className={frame.row} data-reader={reader.id}>
            <RowOpener
              name={reader.email}
              state={formatMessage({ id: `editor.readers.state.${reader.state}` })}
              tone={stateTones[reader.state]}
              notes={[reader.listName, say("since", { day: day(reader.since) })]}
              onClick={() => open(reader.id)}
            />
          </li>
        ))}
      </ul>
    </Shelved>
  );
});
