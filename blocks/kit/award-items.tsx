import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { Award } from "#schemas/content/award.ts";

import styles from "./award-items.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import layout from "./layout.module.css";
import { Picture } from "./picture.tsx";

interface AwardItemsProps {
  readonly awards: readonly Award[];
  /** One below that of the part they stand in. */
  readonly Heading: "h2" | "h3";
}

/** Prizes, medals and scores, as a list; the medal's colour is said by its words too. */
export function AwardItems({ awards, Heading }: AwardItemsProps): ReactNode {
  const intl = useIntl();
  return (
    <ul className={styles.awards}>
      {awards.map((award) => {
        const heading = award.title || award.score || award.issuer;
        const facts = [
          heading === award.issuer ? "" : award.issuer,
          award.year,
          award.vintage && intl.formatMessage({ id: "product.awardVintage" }, { vintage: award.vintage }),
        ];
        return (
          <li key={award.id} className={styles.award}>
            {award.image ? (
              <Picture image={award.image} sizes="64px" alt="" className={styles.picture} />
            ) : (
              <Medal award={award} />
            )}
            <div>
              <Heading className={styles.title}>
                {heading}
                {award.score !== "" && heading !== award.score && <span> · {award.score}</span>}
              </Heading>
              <p className={layout.meta}>{facts.filter(Boolean).join(" · ")}</p>
              {award.text !== "" && <p className={styles.text}>{award.text}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A disc in the medal's colour, with the score struck on it or else a bunch of grapes; said by the words beside it. */
function Medal({ award }: { award: Award }): ReactNode {
  const [points] = /^\d+(?:[.,]\d+)?/.exec(award.score) ?? [];
  return (
    <span className={classNames(styles.medal, styles[award.medal.toLowerCase()])} aria-hidden="true">
      {points ?? <Icon name="grapes" className={styles.grapes} />}
    </span>
  );
}
