import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { VisitSummary } from "#schemas/content/visits.ts";

import styles from "./visits.module.css";

type Days = VisitSummary["days"];

/** The chart's own units: a day is ten wide, with a gap of two. */
const step = 10;
const height = 120;

/** Views and visits day by day, as bars, and as a table for who would rather read them. */
export function DayChart({ days }: { readonly days: Days }): ReactNode {
  const { formatMessage: say, formatDate, formatNumber } = useIntl();
  const most = Math.max(1, ...days.map(({ views }) => views));
  const top = days.find(({ views }) => views === most);
  const dateOf = (day: string, month: "short" | "long" = "long"): string =>
    formatDate(`${day}T12:00:00Z`, { timeZone: "Europe/Paris", day: "numeric", month });
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const words = say(
    { id: "editor.site.visits.chart" },
    { from: dateOf(first), to: dateOf(last), most, day: dateOf(top?.day ?? last) },
  );
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{say({ id: "editor.site.visits.days" })}</h3>
        <span className={styles.legend}>
          <span className={styles.ofViews}>{say({ id: "editor.site.visits.name.views" })}</span>
          <span className={styles.ofVisits}>{say({ id: "editor.site.visits.name.visits" })}</span>
        </span>
      </figcaption>
      <svg role="img" aria-label={words} viewBox={`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none">
        {days.map(({ day, views, visits }, index) => (
          <g key={day}>
            <title>
              {`${dateOf(day)} · ${say({ id: "editor.site.visits.read.views" }, { count: views })} · ${say({ id: "editor.site.visits.read.visits" }, { count: visits })}`}
            </title>
            <rect className={styles.reach} x={index * step} width={step} y={0} height={height} />
            <rect className={styles.views} x={index * step + 1} width={step - 2} {...barOf(views, most)} />
            <rect className={styles.visitBar} x={index * step + 1} width={step - 2} {...barOf(visits, most)} />
          </g>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{dateOf(first, "short")}</span>
        <span>{say({ id: "editor.site.visits.most" }, { count: most })}</span>
        <span>{dateOf(last, "short")}</span>
      </div>
      <details>
        <summary>{say({ id: "editor.site.visits.byDay" })}</summary>
        <table className={styles.table}>
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
      </details>
    </figure>
  );
}

function barOf(count: number, most: number): { readonly y: number; readonly height: number } {
  const high = (count / most) * height;
  return { y: height - high, height: high };
}
