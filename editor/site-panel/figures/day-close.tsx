import { type ReactNode, useCallback, useId, useState } from "react";
import { useIntl } from "react-intl";

import type { DayClose, PapersOfDay } from "#schemas/content/figures.ts";
import { dayOf } from "#schemas/paris-day.ts";

import { EmptyState } from "../../kit/empty-state.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import type { PanelWork } from "../panel-work.ts";
import { useReading } from "../use-reading.ts";
import { DayField } from "./day-field.tsx";
import { FigureTable } from "./figure-table.tsx";
import styles from "./figures.module.css";
import { useShown } from "./use-shown.ts";

/** The close of a day: today's to begin with. */
export function DayCloseView({ work }: { readonly work: PanelWork }): ReactNode {
  const { formatMessage: say } = useIntl();
  const [day, setDay] = useState(() => dayOf(Date.now()));
  const ask = useCallback(() => work.clients(work.locale).call("readDayClose", { query: { day } }), [work, day]);
  const { answer, isMissing, again } = useReading(ask);
  return (
    <div className={styles.view}>
      <div className={styles.choice}>
        <DayField label={say({ id: "editor.site.figures.day" })} value={day} onChange={setDay} />
      </div>
      {isMissing ? (
        <NotRead title={say({ id: "editor.site.figures.missing" })} again={again} />
      ) : (
        <div aria-busy={answer === null}>{answer ? <Closed close={answer} /> : <BeingRead />}</div>
      )}
    </div>
  );
}

function Closed({ close }: { readonly close: DayClose }): ReactNode {
  const { formatMessage: say } = useIntl();
  const { payments, refunds, surplus, invoices, creditNotes, shipped, handedOut } = close;
  const { day } = useShown();
  const count = refunds.count + surplus.count + invoices.count + creditNotes.count + shipped + handedOut;
  if (payments.length === 0 && count === 0) {
    return <EmptyState icon="table" title={say({ id: "editor.site.figures.quietDay" }, { day: day(close.day) })} />;
  }
  return (
    <div className={styles.view}>
      <Money close={close} />
      <Ways close={close} />
      <Papers close={close} />
      <Taxes taxes={close.taxes} />
    </div>
  );
}

/** What came, what went back, and what is left of it. */
function Money({ close: { payments, refunds, surplus } }: { readonly close: DayClose }): ReactNode {
  const say = useWords();
  const { count, money } = useShown();
  const heading = useId();
  const came = payments.reduce((sum, { amount }) => sum + amount, 0);
  const rows = [
    ...payments.map(({ provider, count: orders, amount }) => {
      const name = provider === null ? say("nothingToPay") : say("card", { provider });
      return { key: provider ?? "none", cells: [name, count(orders), money(amount)] };
    }),
    { key: "refunds", cells: [say("refunds"), count(refunds.count), money(-refunds.amount)] },
    ...(surplus.count > 0 ? [{ key: "surplus", cells: [say("surplus"), count(surplus.count), money(0)] }] : []),
    { key: "left", cells: [say("left"), "", money(came - refunds.amount)] },
  ];
  return (
    <section className={styles.part}>
      <h3 id={heading}>{say("money")}</h3>
      <FigureTable labelledBy={heading} head={[say("what"), say("number"), say("amount")]} rows={rows} />
      <p className={styles.quiet}>{say("noCash")}</p>
    </section>
  );
}

/** How what was paid comes to its customers, and what left. */
function Ways({ close: { deliveries, shipped, handedOut } }: { readonly close: DayClose }): ReactNode {
  const say = useWords();
  const { count, money } = useShown();
  const heading = useId();
  return (
    <section className={styles.part}>
      <h3 id={heading}>{say("ways")}</h3>
      {deliveries.length > 0 && (
        <FigureTable
          labelledBy={heading}
          head={[say("way"), say("sum-orders"), say("amount")]}
          rows={deliveries.map(({ type, count: orders, amount }) => {
            return { key: type, cells: [say(`way-${type}`), count(orders), money(amount)] };
          })}
        />
      )}
      <p className={styles.quiet}>{say("gone", { shipped, handedOut })}</p>
    </section>
  );
}

/** The invoices and credit notes of the day, by their numbers. */
function Papers({ close: { invoices, creditNotes } }: { readonly close: DayClose }): ReactNode {
  const say = useWords();
  const { count, money } = useShown();
  const heading = useId();
  const row = (key: string, papers: PapersOfDay, sign: number) => ({
    key,
    cells: [say(key), count(papers.count), papers.first ?? "–", papers.last ?? "–", money(sign * papers.amount)],
  });
  return (
    <section className={styles.part}>
      <h3 id={heading}>{say("papers")}</h3>
      <FigureTable
        labelledBy={heading}
        head={[say("what"), say("number"), say("firstNumber"), say("lastNumber"), say("amount")]}
        rows={[row("invoices", invoices, 1), row("creditNotes", creditNotes, -1)]}
      />
    </section>
  );
}

function Taxes({ taxes }: Pick<DayClose, "taxes">): ReactNode {
  const say = useWords();
  const { money, rate } = useShown();
  const heading = useId();
  if (taxes.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 id={heading}>{say("vat")}</h3>
      <FigureTable
        labelledBy={heading}
        head={[say("what"), say("vat-rate"), say("sum-net"), say("sum-vat"), say("amount")]}
        rows={taxes.map((row) => ({
          key: `${row.kind} ${row.rate}`,
          cells: [say(`kind-${row.kind}`), rate(row.rate), money(row.net), money(row.vat), money(row.amount)],
        }))}
      />
    </section>
  );
}

function useWords() {
  const { formatMessage } = useIntl();
  return (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `editor.site.figures.${id}` }, values);
}
