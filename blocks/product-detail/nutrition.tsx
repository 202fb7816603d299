import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import disclosure from "#blocks/kit/disclosure.module.css";
import { isOn } from "#blocks/kit/parameters.ts";
import type { Nutrition as NutritionValues, ProductDetail } from "#schemas/content/product-detail.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import styles from "./product-detail.module.css";

interface NutritionProps {
  readonly product: ProductDetail;
  readonly parameters: readonly Parameter[] | null;
}

/** The rows in the order of Regulation (EU) 1169/2011; those that are part of another are set in. */
const rows = [
  ["fat", false],
  ["saturates", true],
  ["carbohydrates", false],
  ["sugars", true],
  ["protein", false],
  ["salt", false],
] as const satisfies readonly (readonly [keyof NutritionValues, boolean])[];

/**
 * Ingredients, allergens and energy, which the law wants wherever wine is sold (Regulation (EU)
 * 2021/2117), and the whole nutritional table where its parameter says so (spec §3).
 */
export function Nutrition({ product, parameters }: NutritionProps): ReactNode {
  const { nutrition, ingredients, allergens } = product;
  if (!nutrition && ingredients === "" && allergens === "") return null;
  return (
    <section className={styles.nutrition} aria-labelledby="product-nutrition">
      <h2 id="product-nutrition" className={styles.title}>
        <FormattedMessage id="product.nutrition" />
      </h2>
      <div className={styles.legal}>
        {ingredients !== "" && (
          <p>
            <b>
              <FormattedMessage id="product.ingredients" />
            </b>{" "}
            {ingredients}
          </p>
        )}
        {allergens !== "" && (
          <p>
            <b>
              <FormattedMessage id="product.allergens" />
            </b>{" "}
            <strong>{allergens}</strong>
          </p>
        )}
        {nutrition && (
          <p>
            <b>
              <FormattedMessage id="product.energyLabel" />
            </b>{" "}
            <FormattedMessage id="product.energy" values={{ kj: nutrition.energyKj, kcal: nutrition.energyKcal }} />
          </p>
        )}
      </div>
      {nutrition && isOn(parameters, "SHOW_NUTRITIONAL_TABLE") && <NutritionalTable nutrition={nutrition} />}
    </section>
  );
}

function NutritionalTable({ nutrition }: { nutrition: NutritionValues }): ReactNode {
  const intl = useIntl();
  return (
    <details className={styles.details}>
      <summary className={disclosure.summary}>
        <FormattedMessage id="product.nutritionTable" />
      </summary>
      <table className={styles.values}>
        <caption>
          <FormattedMessage id="product.per100" />
        </caption>
        <tbody>
          <tr>
            <th scope="row">
              <FormattedMessage id="product.energyName" />
            </th>
            <td>
              <FormattedMessage id="product.energy" values={{ kj: nutrition.energyKj, kcal: nutrition.energyKcal }} />
            </td>
          </tr>
          {rows.map(([name, isPart]) => (
            <tr key={name} className={isPart ? styles.partRow : undefined}>
              <th scope="row">
                <FormattedMessage id={`product.nutrient.${name}`} />
              </th>
              <td>{`${intl.formatNumber(nutrition[name])}\u00a0g`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
