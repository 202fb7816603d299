import { type ReactNode, useCallback, useState } from "react";
import { useIntl } from "react-intl";

import { periodSteps, type PeriodStep, stepFor } from "#schemas/commerce/compared-period.ts";
import type { Figures, SoldGoods } from "#schemas/content/figures.ts";
import { dayOf } from "#schemas/paris-day.ts";

import { EmptyState } from "../../kit/empty-state.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import type { PanelWork } from "../panel-work.ts";
import { useReading } from "../use-reading.ts";
import { namedPeriod, periodFault, type PeriodName, periodNames } from "./chosen-period.ts";
import { DayField } from "./day-field.tsx";
import styles from "./figures.module.css";
import { CodeTable, GivenUp, GoodsTable, VatTable } from "./period-tables.tsx";
import { SalesChart } from "./sales-chart.tsx";
import { SalesSums } from "./sales-sums.tsx";

/** The figures of the days that somebody chooses; this month's to begin with. */
export function PeriodView({ work }: { readonly work: PanelWork }): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `editor.site.figures.${id}` });
  const [today] = useState(() => dayOf(Date.now()));
  const [name, setName] = useState<PeriodName>("month");
  const [own, setOwn] = useState(() => namedPeriod("month", today, { from: today, to: today }));
  const [step, setStep] = useState<PeriodStep | null>(null);
  const period = namedPeriod(name, today, own);
  const fault = periodFault(period);
  const choose = (next: PeriodName): void => {
    // Days of their own begin with those that were looked at.
    setOwn(period);
    setName(next);
    setStep(null);
  };
  return (
    <div className={styles.view}>
      <div className={styles.choice}>
        <SelectField
          label={say("which")}
          value={name}
          options={periodNames.map((value) => ({ value, label: say(`of-${value}`) }))}
          onChange={choose}
        />
        {name === "own" && (
          <>
            <DayField label={say("from")} value={own.from} onChange={(from) => setOwn({ ...own, from })} />
            <DayField
              label={say("to")}
              value={own.to}
              error={fault ? say(`fault-${fault}`) : undefined}
              onChange={(to) => setOwn({ ...own, to })}
            />
          </>
        )}
        <SelectField
          label={say("by")}
          value={step ?? stepFor(period)}
          options={periodSteps.map((value) => ({ value, label: say(`by-${value}`) }))}
          onChange={setStep}
        />
      </div>
      {fault === null && <Read {...{ work, ...period }} by={step ?? stepFor(period)} />}
    </div>
  );
}

interface ReadProps {
  readonly work: PanelWork;
  readonly from: string;
  readonly to: string;
  readonly by: PeriodStep;
}

function Read({ work, from, to, by }: ReadProps): ReactNode {
  const { formatMessage: say } = useIntl();
  const ask = useCallback(async () => {
    const { call } = work.clients(work.locale);
    const [figures, goods] = await Promise.all([
      call("readFigures", { query: { from, to, by } }),
      call("readSoldGoods", { query: { from, to } }),
    ]);
    return { figures, goods };
  }, [work, from, to, by]);
  const { answer, isMissing, again } = useReading(ask);
  if (isMissing) {
    return <NotRead title={say({ id: "editor.site.figures.missing" })} again={again} />;
  }
  return <div aria-busy={answer === null}>{answer ? <Told {...answer} /> : <BeingRead />}</div>;
}

function Told({ figures, goods }: { readonly figures: Figures; readonly goods: SoldGoods }): ReactNode {
  const { formatMessage: say } = useIntl();
  const { now, before } = figures.sums;
  const { returns, withdrawals } = figures.givenUp.now;
  const isEmpty = [now, before].every(({ orders, refunds }) => orders + refunds === 0) && returns + withdrawals === 0;
  if (isEmpty) {
    return (
      <EmptyState icon="table" title={say({ id: "editor.site.figures.none" })}>
        <p>{say({ id: "editor.site.figures.noneYet" })}</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.view}>
      <SalesSums figures={figures} bottles={goods.bottles} />
      <SalesChart figures={figures} />
      <GoodsTable goods={goods} />
      <VatTable figures={figures} />
      <CodeTable codes={figures.codes} />
      <GivenUp figures={figures} />
    </div>
  );
}
