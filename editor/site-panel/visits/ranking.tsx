import type { ReactNode } from "react";
import { useId, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "../../kit/button.tsx";
import { Unseen } from "../../kit/unseen.tsx";
import styles from "./visits.module.css";

interface RankingRow {
  readonly name: string;
  readonly count: number;
  readonly href?: string;
}

interface RankingProps {
  readonly title: string;
  readonly unit: "views" | "visits";
  /** The most first. */
  readonly rows: readonly RankingRow[];
}

/** Rows that are shown before somebody asks for all. */
const few = 10;

/** Names with how often each was counted, and a bar of that length behind them. */
export function Ranking({ title, unit, rows }: RankingProps): ReactNode {
  const { formatMessage: say, formatNumber } = useIntl();
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  const most = rows[0]?.count ?? 0;
  if (rows.length === 0) return null;
  return (
    <section className={styles.ranking}>
      <h3 id={heading}>{title}</h3>
      <ol aria-labelledby={heading}>
        {(isWhole ? rows : rows.slice(0, few)).map(({ name, count, href }) => (
          <li key={name}>
            <span className={styles.share} style={{ inlineSize: `${most === 0 ? 0 : (count / most) * 100}%` }} />
            {href === undefined ? (
              <span className={styles.rankName}>{name}</span>
            ) : (
              <a className={styles.rankName} href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            )}
            <span className={styles.rankCount}>
              <span aria-hidden="true">{formatNumber(count)}</span>
              <Unseen>{say({ id: `editor.site.visits.read.${unit}` }, { count })}</Unseen>
            </span>
          </li>
        ))}
      </ol>
      {rows.length > few && (
        <p>
          <Button isSmall aria-expanded={isWhole} aria-describedby={heading} onClick={() => setIsWhole(!isWhole)}>
            {say({ id: `editor.site.visits.${isWhole ? "fewer" : "all"}` }, { count: formatNumber(rows.length) })}
          </Button>
        </p>
      )}
    </section>
  );
}
