import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { Figures, SalesStep } from "#schemas/content/figures.ts";

import { BarChart } from "../charts/bar-chart.tsx";
import { FigureTable } from "./figure-table.tsx";
import { useShown } from "./use-shown.ts";

const columns = ["orders", "sales", "refunded", "turnover", "net", "vat"] as const;

/** Turnover with its tax and without, by day, week or month. */
export function SalesChart({ figures: { by, steps, period } }: { readonly figures: Figures }): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `editor.site.figures.${id}` }, values);
  const { count, day, money, month, shortDay } = useShown();
  const nameOf = ({ from, to }: SalesStep): string => {
    if (by === "month") return month(from);
    return by === "day" ? day(from) : say("week", { from: shortDay(from), to: day(to) });
  };
  const top = steps.reduce<SalesStep | null>(
    (most, step) => (most && most.turnover >= step.turnover ? most : step),
    null,
  );
  const most = money(Math.max(0, top?.turnover ?? 0));
  const [from, to] = [day(period.from), day(period.to)];
  return (
    <BarChart
      heading={say(`chart-${by}`)}
      words={say("chart", { from, to, most, step: top ? nameOf(top) : from })}
      names={[say("sum-turnover"), say("sum-net")]}
      bars={steps.map((step) => ({
        key: step.from,
        title: `${nameOf(step)} · ${money(step.turnover)} · ${say("net", { sum: money(step.net) })}`,
        heights: [step.turnover, step.net],
      }))}
      ends={[shortDay(period.from), say("most", { sum: most }), shortDay(period.to)]}
      asTable={say("asTable")}
      table={
        <FigureTable
          label={say("asTable")}
          head={[say(`by-${by}`), ...columns.map((column) => say(`sum-${column}`))]}
          rows={steps.toReversed().map((step) => ({
            key: step.from,
            cells: [
              nameOf(step),
              ...columns.map((column) => (column === "orders" ? count(step.orders) : money(step[column]))),
            ],
          }))}
        />
      }
    />
  );
}
