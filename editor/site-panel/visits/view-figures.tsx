import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { Compared, ViewCount } from "#schemas/content/visits.ts";

import { Change } from "./change.tsx";
import styles from "./visits.module.css";

interface ViewFiguresProps {
  readonly today: Compared<ViewCount>;
  readonly month: Compared<ViewCount>;
}

/** Today and this month in large figures, each beside the one before it. */
export function ViewFigures({ today, month }: ViewFiguresProps): ReactNode {
  return (
    <div className={styles.figures}>
      <Figure span="today" counts={today} />
      <Figure span="month" counts={month} />
    </div>
  );
}

function Figure({
  span,
  counts,
}: {
  readonly span: "today" | "month";
  readonly counts: Compared<ViewCount>;
}): ReactNode {
  const { formatMessage: say, formatNumber } = useIntl();
  const { now, before } = counts;
  return (
    <section className={styles.figure}>
      <h3>{say({ id: `editor.site.visits.span.${span}` })}</h3>
      <p className={styles.large}>
        {formatNumber(now.visits)} <span>{say({ id: "editor.site.visits.unit.visits" }, { count: now.visits })}</span>
      </p>
      <p>{say({ id: "editor.site.visits.read.views" }, { count: now.views })}</p>
      <p className={styles.quiet}>
        {say({ id: `editor.site.visits.before.${span}` }, { count: formatNumber(before.visits) })}{" "}
        <Change now={now.visits} before={before.visits} />
      </p>
    </section>
  );
}
