import type { ReactNode } from "react";

import styles from "./bar-chart.module.css";

export interface Bar {
  readonly key: string;
  /** What both bars say, for whoever rests on them. */
  readonly title: string;
  /** The pale one, and the strong one that stands before it; below zero there is nothing to draw. */
  readonly heights: readonly [pale: number, strong: number];
}

export interface BarChartProps {
  readonly heading: string;
  /** All that is seen, in a sentence. */
  readonly words: string;
  readonly names: readonly [pale: string, strong: string];
  readonly bars: readonly Bar[];
  /** What stands below it: at its beginning, in its middle, at its end. */
  readonly ends: readonly [string, string, string];
  /** What the table is called that tells the same. */
  readonly asTable: string;
  readonly table: ReactNode;
}

/** The chart's own units: a bar is ten wide, with a gap of two. */
const step = 10;
const height = 120;

/** Two sums of each day, week or month as bars, and as a table for who would rather read them. */
export function BarChart({ heading, words, names, bars, ends, asTable, table }: BarChartProps): ReactNode {
  const most = Math.max(1, ...bars.flatMap(({ heights }) => heights));
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{heading}</h3>
        <span className={styles.legend}>
          <span className={styles.ofPale}>{names[0]}</span>
          <span className={styles.ofStrong}>{names[1]}</span>
        </span>
      </figcaption>
      <svg role="img" aria-label={words} viewBox={`0 0 ${bars.length * step} ${height}`} preserveAspectRatio="none">
        {bars.map(({ key, title, heights: [pale, strong] }, index) => (
          <g key={key}>
            <title>{title}</title>
            <rect className={styles.reach} x={index * step} width={step} y={0} height={height} />
            <rect className={styles.pale} x={index * step + 1} width={step - 2} {...barOf(pale, most)} />
            <rect className={styles.strong} x={index * step + 1} width={step - 2} {...barOf(strong, most)} />
          </g>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        {ends.map((end, index) => (
          <span key={index}>{end}</span>
        ))}
      </div>
      <details>
        <summary>{asTable}</summary>
        {table}
      </details>
    </figure>
  );
}

function barOf(value: number, most: number): { readonly y: number; readonly height: number } {
  const high = (Math.max(0, value) / most) * height;
  return { y: height - high, height: high };
}
