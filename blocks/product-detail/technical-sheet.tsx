import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";

import { Ordinals } from "#blocks/kit/ordinals.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import type { GrapeShare } from "#schemas/content/product-detail.ts";

import type { DeclinationsProps } from "./declinations.tsx";
import styles from "./product-detail.module.css";

type Line = readonly [label: string, value: string, link?: string];

/** The technical sheet: what is known of the wine, line by line. Null when nothing is. */
export function TechnicalSheet(props: DeclinationsProps): ReactNode {
  const intl = useIntl();
  const lines = sheetLines(props, intl);
  if (lines.length === 0) return null;
  return (
    <dl className={styles.sheet}>
      {lines.map(([label, value, link]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {link ? (
              <a href={link}>
                <Ordinals text={value} />
              </a>
            ) : (
              <Ordinals text={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function sheetLines({ product, chosen, parameters }: DeclinationsProps, intl: IntlShape): readonly Line[] {
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `product.${id}` }, values);
  const { declination, year } = chosen;
  const alcohol = declination?.alcohol ?? product.alcohol;
  const { serving, keeping } = product;
  const named: readonly (readonly [string, string])[] = [
    ["region", product.region],
    ["grapes", isOn(parameters, "SHOW_GRAPE_VARIETIES") ? grapesText(product.grapes, intl) : ""],
    ["soil", product.soil],
    ["vinification", product.vinification],
    ["ageing", product.ageing],
    ["alcohol", alcohol === null ? "" : say("alcoholValue", { alcohol: intl.formatNumber(alcohol) })],
    ["serving", serving === null ? "" : say("servingValue", { ...serving })],
    [
      "keeping",
      keeping === null
        ? ""
        : year === null
          ? say("keepingValue", { ...keeping })
          : say("keepingYears", { min: String(year + keeping.min), max: String(year + keeping.max) }),
    ],
  ];
  const own = [...product.features, ...(declination?.features ?? [])].map(({ label, value, link }): Line => [
    label,
    value,
    link,
  ]);
  const reference = declination?.reference ?? "";
  return [
    ...named.map(([id, value]): Line => [say(id), value]),
    ...own,
    [say("reference"), reference] satisfies Line,
  ].filter(([, value]) => value !== "");
}

/** « Cabernet franc 80 %, côt 20 % », “Cabernet Franc 80%, Côt 20%”. */
function grapesText(grapes: readonly GrapeShare[], intl: IntlShape): string {
  const sign = intl.locale.startsWith("fr") ? "\u00a0%" : "%";
  return grapes
    .map(({ name, percent }) => (percent === null ? name : `${name} ${intl.formatNumber(percent)}${sign}`))
    .join(", ");
}
