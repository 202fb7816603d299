import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { Figures, SoldGoods } from "#schemas/content/figures.ts";

import { Change } from "../visits/change.tsx";
import styles from "./figures.module.css";
import { useShown } from "./use-shown.ts";

interface SalesSumsProps {
  readonly figures: Figures;
  readonly bottles: SoldGoods["bottles"];
}

/** The period in large figures, each beside the one before it. */
export function SalesSums({ figures, bottles }: SalesSumsProps): ReactNode {
  const { formatMessage: say } = useIntl();
  const { count, day, money } = useShown();
  const { now, before } = figures.sums;
  const basketOf = ({ orders, sales }: typeof now): number => (orders === 0 ? 0 : sales / orders);
  const rows = [
    { id: "turnover", show: money, now: now.turnover, before: before.turnover },
    { id: "net", show: money, now: now.net, before: before.net },
    { id: "orders", show: count, now: now.orders, before: before.orders },
    { id: "basket", show: money, now: basketOf(now), before: basketOf(before) },
    { id: "bottles", show: count, now: bottles.now, before: bottles.before },
    { id: "refunded", show: money, now: now.refunded, before: before.refunded },
  ] as const;
  return (
    <div className={styles.sums}>
      <dl>
        {rows.map(({ id, show, ...row }) => (
          <div key={id}>
            <dt>{say({ id: `editor.site.figures.sum-${id}` })}</dt>
            <dd>
              <strong>{show(row.now)}</strong>
              <span className={styles.quiet}>
                {say({ id: "editor.site.figures.before" }, { sum: show(row.before) })}{" "}
                <Change now={row.now} before={Math.max(0, row.before)} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>
        {say({ id: "editor.site.figures.compared" }, { from: day(figures.before.from), to: day(figures.before.to) })}
      </p>
    </div>
  );
}
