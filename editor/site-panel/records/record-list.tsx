import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import type { Collection } from "#schemas/collections/collection.ts";
import { type RecordItem, recordOrders, type RecordState, recordStates } from "#schemas/content/record.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useToast } from "../../kit/toast.tsx";
import { useSettled } from "../answers/use-settled.ts";
import frame from "../panel-section.module.css";
import type { PanelWork } from "../panel-work.ts";
import { Shelved } from "../shelved.tsx";
import { useComingBack } from "../use-coming-back.ts";
import { type RecordPort, tableAddress } from "./record-port.ts";
import { RecordRow } from "./record-row.tsx";
import { everyRecord, type RecordShelf, shownRecords } from "./record-shelf.ts";
import { TogetherBar } from "./together-bar.tsx";

interface RecordListProps {
  readonly work: PanelWork;
  readonly collection: Collection;
  readonly port: RecordPort;
  readonly shelf: RecordShelf;
  /** The one that was open before, which has the focus again. */
  readonly last: number | null;
  readonly open: (id: number) => void;
}

/** Whatever visitors have of a record. */
const anyState = "";

/** All records of a collection with what visitors have of them, the ways to find some, and to a new one. */
export const RecordList = observer(function RecordList(props: RecordListProps): ReactNode {
  const { work, collection, port, shelf, open } = props;
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const toast = useToast();
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `editor.records.${id}` }, values);
  const [search, setSearch] = useState("");
  const words = useSettled(search.trim());
  const [{ state, order }, setOnly] = useState(everyRecord);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void shelf.find({ search: words, state, order }), [shelf, words, state, order]);
  const opened = async (document: () => Promise<number>): Promise<void> => {
    setBusy(true);
    try {
      open(await document());
    } catch (error) {
      console.warn("a record could not be opened", error);
      toast({ text: say("openFailed"), isLasting: true });
      setBusy(false);
    }
  };
  const make = async (copyOf: RecordItem | null): Promise<void> =>
    await opened(async () => (await port.make(copyOf ? await port.open(copyOf) : null)).id);
  const pick = (item: RecordItem): void =>
    setPicked(
      (before) =>
        new Set(before.has(keyOf(item)) ? [...before].filter((key) => key !== keyOf(item)) : [...before, keyOf(item)]),
    );
  const items = shownRecords(shelf);
  const { heading, list } = useComingBack({
    last: props.last,
    row: (last) => `[data-record="${last}"] [data-opener] button`,
    items: items.length,
  });
  const chosen = items.filter((item) => picked.has(keyOf(item)));
  const isNarrowed = words !== "" || state !== null;
  const name = wordsOf(collection.label);
  return (
    <section className={frame.section} aria-busy={shelf.state === "reading"} aria-label={name}>
      <header className={frame.head}>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Button variant="primary" icon="plus" disabled={isBusy} onClick={() => void make(null)}>
          {say("new", { what: wordsOf(collection.one) })}
        </Button>
      </header>
      <div className={frame.finding}>
        <TextField type="search" label={say("search")} value={search} onChange={setSearch} />
        <SelectField<RecordState | typeof anyState>
          label={say("state")}
          value={state ?? anyState}
          options={[
            { value: anyState, label: say("anyState") },
            ...recordStates.map((each) => ({ value: each, label: say(`states.${each}`) })),
          ]}
          onChange={(chosenState) =>
            setOnly({ ...everyRecord, order, state: chosenState === anyState ? null : chosenState })
          }
        />
        <SelectField
          label={say("order")}
          value={order}
          options={recordOrders.map((each) => ({
            value: each,
            label: formatMessage({ id: `editor.records.orders.${each}` }),
          }))}
          onChange={(chosenOrder) => setOnly({ ...everyRecord, state, order: chosenOrder })}
        />
      </div>
      <Shelved
        shelf={shelf}
        isEmpty={items.length === 0}
        failed={say("failed")}
        more={say("more")}
        none={
          isNarrowed ? (
            <EmptyState icon="search" title={say("nothing")} />
          ) : (
            <EmptyState icon="list" title={say("none")}>
              <p>{say("noneYet")}</p>
            </EmptyState>
          )
        }
      >
        <p className={frame.counted}>
          <span role="status">{say("count", { count: shelf.total + items.length - shelf.items.length })}</span>
          <a href={tableAddress(collection.slug)} download>
            {say("table")}
          </a>
        </p>
        <ul ref={list} className={frame.list}>
          {items.map((item) => (
            <RecordRow
              key={keyOf(item)}
              {...{ item, collection, isBusy }}
              isPicked={picked.has(keyOf(item))}
              pick={() => pick(item)}
              open={() => void opened(async () => await port.open(item))}
              copy={() => void make(item)}
            />
          ))}
        </ul>
      </Shelved>
      {chosen.length > 0 && (
        <TogetherBar
          {...{ work, collection, port, chosen }}
          onDone={() => {
            setPicked(new Set());
            void shelf.again();
            heading.current?.focus();
          }}
          onCancel={() => setPicked(new Set())}
        />
      )}
    </section>
  );
});

/** A record stands there by its row, or, where it has none, by its document. */
function keyOf({ id, row }: Pick<RecordItem, "id" | "row">): string {
  return row === null ? `document-${id}` : `row-${row}`;
}
