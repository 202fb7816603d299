import type { ReactNode } from "react";

import { MealIconMark } from "#blocks/kit/meal-icon-mark.tsx";
import layout from "#blocks/kit/layout.module.css";
import type { Pairing } from "#schemas/content/product-detail.ts";

import styles from "./product-detail.module.css";

/** The dishes that go with a wine, each with its icon. */
export function Pairings({ pairings }: { pairings: readonly Pairing[] }): ReactNode {
  return (
    <ul className={styles.pairings}>
      {pairings.map((pairing) => (
        <li key={pairing.id}>
          <MealIconMark path={pairing.icon} className={styles.mealIcon} />
          <span className={styles.meal}>{pairing.label}</span>
          {pairing.text !== "" && <span className={layout.meta}>{pairing.text}</span>}
        </li>
      ))}
    </ul>
  );
}
