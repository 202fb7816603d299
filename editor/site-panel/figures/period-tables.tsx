import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import { formatCapacity } from "#blocks/kit/formatters.ts";
import type { Figures, SoldForm, SoldGoods } from "#schemas/content/figures.ts";

import { Button } from "../../kit/button.tsx";
import { Change } from "../visits/change.tsx";
import { tableAddress } from "./table-address.ts";
import styles from "./figures.module.css";
import { FigureTable } from "./figure-table.tsx";
import { useShown } from "./use-shown.ts";

/** Rows that are shown before somebody asks for all. */
const few = 12;

/** What was sold by wine and vintage, the most first. */
export function GoodsTable({ goods: { goods, period } }: { readonly goods: SoldGoods }): ReactNode {
  const { formatMessage, locale } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `editor.site.figures.${id}` }, values);
  const { count, money } = useShown();
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (goods.length === 0) return null;
  const nameOf = ({ name, year, capacity }: SoldForm): string => {
    const size = formatCapacity(capacity, "LITER", locale);
    return [year === null ? name : `${name} ${year}`, size].filter(Boolean).join(", ");
  };
  return (
    <section className={styles.part}>
      <Head id={heading} name={say("goods")} address={tableAddress("goods/export", period)} file={say("goods-csv")} />
      <FigureTable
        labelledBy={heading}
        head={[say("goods-name"), say("goods-pieces"), say("goods-before"), say("goods-sales")]}
        rows={(isWhole ? goods : goods.slice(0, few)).map((form) => ({
          key: form.id,
          cells: [
            nameOf(form),
            <>
              {count(form.pieces)} <Change now={form.pieces} before={form.before} />
            </>,
            count(form.before),
            money(form.sales),
          ],
        }))}
      />
      {goods.length > few && (
        <p>
          <Button isSmall aria-expanded={isWhole} aria-describedby={heading} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? say("fewer") : say("all", { count: count(goods.length) })}
          </Button>
        </p>
      )}
      <p className={styles.quiet}>{say("goods-how")}</p>
    </section>
  );
}

/** VAT by month and rate, with the table for the accountant. */
export function VatTable({ figures: { period, vat } }: { readonly figures: Figures }): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `editor.site.figures.${id}` });
  const { money, month, rate } = useShown();
  const heading = useId();
  if (vat.length === 0) return null;
  return (
    <section className={styles.part}>
      <Head id={heading} name={say("vat")} address={tableAddress("totals", period)} file={say("vat-csv")} />
      <FigureTable
        labelledBy={heading}
        head={[say("vat-month"), say("vat-rate"), say("sum-net"), say("sum-vat"), say("sum-turnover")]}
        rows={vat.map((row) => ({
          key: `${row.month} ${row.rate}`,
          cells: [month(row.month), rate(row.rate), money(row.net), money(row.vat), money(row.turnover)],
        }))}
      />
      <p className={styles.quiet}>{say("vat-how")}</p>
    </section>
  );
}

/** The codes that were used, and what they cost. */
export function CodeTable({ codes }: Pick<Figures, "codes">): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `editor.site.figures.${id}` });
  const { count, money } = useShown();
  const heading = useId();
  if (codes.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 id={heading}>{say("codes")}</h3>
      <FigureTable
        labelledBy={heading}
        head={[say("codes-code"), say("sum-orders"), say("codes-cost"), say("codes-sales")]}
        rows={codes.map(({ code, orders, cost, sales }) => ({
          key: code,
          cells: [code, count(orders), money(cost), money(sales)],
        }))}
      />
    </section>
  );
}

/** What customers wanted to give up, and why. */
export function GivenUp({ figures: { givenUp, reasons } }: { readonly figures: Figures }): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number>): string =>
    formatMessage({ id: `editor.site.figures.${id}` }, values);
  const { count, money } = useShown();
  const heading = useId();
  const { now, before } = givenUp;
  if ([now, before].every(({ returns, withdrawals }) => returns + withdrawals === 0)) return null;
  return (
    <section className={styles.part}>
      <h3 id={heading}>{say("givenUp")}</h3>
      <FigureTable
        labelledBy={heading}
        head={[say("givenUp-what"), say("givenUp-now"), say("givenUp-before"), say("givenUp-worth")]}
        rows={[
          { key: "r", cells: [say("returns"), count(now.returns), count(before.returns), money(now.returned)] },
          {
            key: "w",
            cells: [say("withdrawals"), count(now.withdrawals), count(before.withdrawals), money(now.withdrawn)],
          },
        ]}
      />
      {reasons.length > 0 && (
        <p className={styles.quiet}>
          {say("reasons")} {reasons.map(({ label, pieces }) => `${label} (${count(pieces)})`).join(", ")}
        </p>
      )}
    </section>
  );
}

interface HeadProps {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly file: string;
}

function Head({ id, name, address, file }: HeadProps): ReactNode {
  return (
    <div className={styles.head}>
      <h3 id={id}>{name}</h3>
      <a href={address} download>
        {file}
      </a>
    </div>
  );
}
