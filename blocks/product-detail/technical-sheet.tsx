import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";

import { yearsOf } from "#blocks/kit/declinations.ts";
import { Ordinals } from "#blocks/kit/ordinals.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import type { Feature } from "#schemas/content/product.ts";
import type { GrapeShare, ProductDetail } from "#schemas/content/product-detail.ts";

import { chosenForms, factForms, type Chosen } from "#blocks/kit/chosen.ts";
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
  const { serving } = product;
  const named: readonly (readonly [string, string])[] = [
    ["region", product.region],
    ["grapes", isOn(parameters, "SHOW_GRAPE_VARIETIES") ? grapesText(product.grapes, intl) : ""],
    ["soil", product.soil],
    ["vinification", product.vinification],
    ["ageing", product.ageing],
    ["alcohol", alcoholText(product, chosen, intl)],
    ["serving", serving === null ? "" : servingText(serving, intl)],
    ["keeping", keepingText(product, chosen, intl)],
  ];
  const own = [...product.features, ...commonFeatures(chosen)].map(({ label, value, link }): Line => [
    label,
    value,
    link,
  ]);
  const reference = chosen.declination?.reference ?? "";
  return [
    ...named.map(([id, value]): Line => [say(id), value]),
    ...own,
    [say("reference"), reference] satisfies Line,
  ].filter(([, value]) => value !== "");
}

/** « de 14 à 16 °C »; where people read degrees Fahrenheit, those first: “57 to 61 °F (14 to 16 °C)”. */
function servingText({ min, max }: { min: number; max: number }, intl: IntlShape): string {
  const [minFahrenheit, maxFahrenheit] = [min, max].map((celsius) => Math.round(celsius * 1.8 + 32));
  return intl.formatMessage({ id: "product.servingValue" }, { min, max, minFahrenheit, maxFahrenheit });
}

/** « 12,5 % vol. », and from the lowest to the highest where the forms of the page differ: those of a wine in all its years. */
function alcoholText(product: ProductDetail, chosen: Chosen, intl: IntlShape): string {
  const forms = chosenForms(chosen);
  const own = forms.length > 0 ? forms.map(({ alcohol }) => alcohol ?? product.alcohol) : [product.alcohol];
  const known = own.filter((alcohol) => alcohol !== null);
  if (known.length === 0) return "";
  const [min, max] = [Math.min(...known), Math.max(...known)];
  const [from, to] = [intl.formatNumber(min), intl.formatNumber(max)];
  return min === max
    ? intl.formatMessage({ id: "product.alcoholValue" }, { alcohol: from })
    : intl.formatMessage({ id: "product.alcoholSpan" }, { min: from, max: to });
}

/** By years once the year is known; a wine without vintage has no harvest to count from, and keeps from its purchase on. */
function keepingText({ keeping }: ProductDetail, chosen: Chosen, intl: IntlShape): string {
  const { year } = chosen;
  if (keeping === null) return "";
  if (year !== null) {
    const span = { min: String(year + keeping.min), max: String(year + keeping.max) };
    return intl.formatMessage({ id: "product.keepingYears" }, span);
  }
  const forms = chosenForms(chosen);
  const hasNoVintage = forms.length > 0 && yearsOf(forms).length === 0;
  return intl.formatMessage({ id: hasNoVintage ? "product.keepingBought" : "product.keepingValue" }, { ...keeping });
}

/** What every form of the page says alike: its harvest, its bottling. */
function commonFeatures(chosen: Chosen): readonly Feature[] {
  const [first, ...others] = factForms(chosen);
  return (first?.features ?? []).filter(({ label, value }) =>
    others.every(({ features }) => features.some((other) => other.label === label && other.value === value)),
  );
}

/** « Cabernet franc 80 %, côt 20 % », “Cabernet Franc 80%, Côt 20%”. */
function grapesText(grapes: readonly GrapeShare[], intl: IntlShape): string {
  const sign = intl.locale.startsWith("fr") ? "\u00a0%" : "%";
  return grapes
    .map(({ name, percent }) => (percent === null ? name : `${name} ${intl.formatNumber(percent)}${sign}`))
    .join(", ");
}
