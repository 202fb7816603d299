import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { VisitSummary } from "#schemas/content/visits.ts";

import { BarChart } from "../charts/bar-chart.tsx";
import table from "../panel-table.module.css";

type Days = VisitSummary["days"];

/** Views and visits day by day, as bars, and as a table for who would rather read them. */
export function DayChart({ days }: { readonly days: Days }): ReactNode {
  const { formatMessage: say, formatDate, formatNumber } = useIntl();
  const most = Math.max(1, ...days.map(({ views }) => views));
  const top = days.find(({ views }) => views === most);
  const dateOf = (day: string, month: "short" | "long" = "long"): string =>
    formatDate(`${day}T12:00:00Z`, { timeZone: "Europe/Paris", day: "numeric", month });
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const titleOf = ({ day, views, visits }: Days[number]): string =>
    `${dateOf(day)} · ${say({ id: "editor.site.visits.read.views" }, { count: views })} · ${say({ id: "editor.site.visits.read.visits" }, { count: visits })}`;
  return (
    <BarChart
      heading={say({ id: "editor.site.visits.days" })}
      words={say(
        { id: "editor.site.visits.chart" },
        { from: dateOf(first), to: dateOf(last), most, day: dateOf(top?.day ?? last) },
      )}
      names={[say({ id: "editor.site.visits.name.views" }), say({ id: "editor.site.visits.name.visits" })]}
      bars={days.map((day) => ({ key: day.day, title: titleOf(day), heights: [day.views, day.visits] }))}
      ends={[dateOf(first, "short"), say({ id: "editor.site.visits.most" }, { count: most }), dateOf(last, "short")]}
      asTable={say({ id: "editor.site.visits.byDay" })}
      table={
        <table className={table.table} data-figures="">
          <thead>
            <tr>
              <th scope="col">{say({ id: "editor.site.visits.name.day" })}</th>
              <th scope="col">{say({ id: "editor.site.visits.name.visits" })}</th>
              <th scope="col">{say({ id: "editor.site.visits.name.views" })}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, views, visits }) => (
              <tr key={day}>
                <th scope="row">{dateOf(day)}</th>
                <td>{formatNumber(visits)}</td>
                <td>{formatNumber(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
