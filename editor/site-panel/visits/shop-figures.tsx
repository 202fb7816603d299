import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";

import type { ShopCount, VisitSummary } from "#schemas/content/visits.ts";

import { classNames } from "#blocks/kit/class-names.ts";

import table from "../panel-table.module.css";
import { Change } from "./change.tsx";
import styles from "./visits.module.css";

interface ShopFiguresProps {
  readonly shop: NonNullable<VisitSummary["shop"]>;
}

const figures: readonly (keyof ShopCount)[] = ["baskets", "orders", "turnover"];
const spans = ["today", "month"] as const;

/** What the shop did today and this month, each beside the time before. */
export function ShopFigures({ shop }: ShopFiguresProps): ReactNode {
  const { formatMessage: say, formatNumber } = useIntl();
  const heading = useId();
  const shown = (figure: keyof ShopCount, count: number): string =>
    formatNumber(count, figure === "turnover" ? { style: "currency", currency: "EUR" } : {});
  return (
    <section className={styles.shop}>
      <h3 id={heading}>{say({ id: "editor.site.visits.shop" })}</h3>
      <table className={classNames(table.table, styles.table)} data-figures="" aria-labelledby={heading}>
        <thead>
          <tr>
            <td aria-labelledby={heading} />
            {spans.map((span) => (
              <th key={span} scope="col">
                {say({ id: `editor.site.visits.span.${span}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure}>
              <th scope="row">{say({ id: `editor.site.visits.figure.${figure}` })}</th>
              {spans.map((span) => {
                const [now, before] = [shop[span].now[figure], shop[span].before[figure]];
                return (
                  <td key={span}>
                    <strong>{shown(figure, now)}</strong>
                    <span className={styles.quiet}>
                      {say({ id: `editor.site.visits.before.${span}` }, { count: shown(figure, before) })}{" "}
                      <Change now={now} before={before} />
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
