import { type ReactNode, useCallback } from "react";
import { useIntl } from "react-intl";

import type { VisitSummary } from "#schemas/content/visits.ts";

import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import { useReading } from "../use-reading.ts";
import frame from "../panel-section.module.css";
import type { SectionProps } from "../sections.tsx";
import { DayChart } from "./day-chart.tsx";
import { Ranking } from "./ranking.tsx";
import { ShopFigures } from "./shop-figures.tsx";
import { ViewFigures } from "./view-figures.tsx";
import styles from "./visits.module.css";

/** How the site is visited: how many come, what they read, from where, and what the shop made of it. */
export function VisitsSection({ work }: SectionProps): ReactNode {
  const { formatMessage: say } = useIntl();
  const ask = useCallback(() => work.clients(work.locale).call("readVisits"), [work]);
  const { answer, isMissing, again } = useReading(ask);
  return (
    <section className={frame.section} aria-busy={answer === null && !isMissing}>
      <header className={frame.head}>
        <h2>{say({ id: "editor.site.visits.name" })}</h2>
        <Button onClick={again}>{say({ id: "editor.site.visits.again" })}</Button>
      </header>
      <p className={frame.how}>{say({ id: "editor.site.visits.how" })}</p>
      {answer === null && !isMissing && <BeingRead />}
      {isMissing && <NotRead title={say({ id: "editor.site.visits.missing" })} again={again} />}
      {answer && <Told told={answer} />}
    </section>
  );
}

function Told({ told }: { readonly told: VisitSummary }): ReactNode {
  const { formatMessage: say } = useIntl();
  const { days, pages, sources, shop, today, month } = told;
  const nameOf = ({ kind, name }: VisitSummary["sources"][number]): string => {
    if (kind === "host") return name;
    return kind === "mark"
      ? say({ id: "editor.site.visits.mark" }, { name })
      : say({ id: `editor.site.visits.from.${kind}` });
  };
  if (days.every(({ views }) => views === 0) && month.before.views === 0 && shop === null) return <None />;
  return (
    <div className={styles.visits}>
      <ViewFigures today={today} month={month} />
      {days.every(({ views }) => views === 0) ? <None /> : <DayChart days={days} />}
      <div className={styles.rankings}>
        <Ranking
          title={say({ id: "editor.site.visits.pages" })}
          unit="views"
          rows={pages.map(({ path, views }) => ({ name: path, count: views, href: path }))}
        />
        <Ranking
          title={say({ id: "editor.site.visits.sources" })}
          unit="visits"
          rows={sources.map((source) => ({ name: nameOf(source), count: source.visits }))}
        />
      </div>
      {shop && <ShopFigures shop={shop} />}
    </div>
  );
}

function None(): ReactNode {
  const { formatMessage: say } = useIntl();
  return (
    <EmptyState icon="eye" title={say({ id: "editor.site.visits.none" })}>
      <p>{say({ id: "editor.site.visits.noneYet" })}</p>
    </EmptyState>
  );
}
