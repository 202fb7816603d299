import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { AwardItems } from "#blocks/kit/award-items.tsx";
import type { Award } from "#schemas/content/award.ts";
import type { Vintage } from "#schemas/content/product-detail.ts";

import type { Chosen } from "./chosen.ts";
import type { DeclinationsProps } from "./declinations.tsx";
import { Pairings } from "./pairings.tsx";
import styles from "./product-detail.module.css";
import { TechnicalSheet } from "./technical-sheet.tsx";

/** What stands below the opening, in columns: the sheet, the dishes, the prizes, the harvests. */
export function ProductSections({ product, chosen, parameters }: DeclinationsProps): ReactNode {
  const harvests = product.vintages.filter((vintage) => vintage.text !== "" && concerns(vintage, chosen));
  const awards = product.awards.filter((award) => concerns({ year: award.vintage }, chosen));
  const sections: readonly (readonly [string, ReactNode])[] = [
    ["sheet", TechnicalSheet({ product, chosen, parameters })],
    ["pairings", product.pairings.length > 0 && <Pairings pairings={product.pairings} />],
    ["awards", awards.length > 0 && <Awards awards={awards} />],
    ["harvests", harvests.length > 0 && <Harvests vintages={harvests} />],
  ];
  const shown = sections.filter(([, content]) => content !== null && content !== false);
  if (shown.length === 0) return null;
  return (
    <div className={styles.sections}>
      {shown.map(([name, content]) => (
        <section key={name} className={styles.section} aria-labelledby={`product-${name}`}>
          <h2 id={`product-${name}`} className={styles.title}>
            <FormattedMessage id={`product.${name}`} />
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
}

/** What belongs to no year in particular concerns every page; the rest the whole product and its own year. */
function concerns({ year }: { year: number | null }, chosen: Chosen): boolean {
  return year === null || chosen.year === null || year === chosen.year;
}

function Awards({ awards }: { awards: readonly Award[] }): ReactNode {
  return <AwardItems awards={awards} Heading="h3" />;
}

function Harvests({ vintages }: { vintages: readonly Vintage[] }): ReactNode {
  return (
    <dl className={styles.harvests}>
      {vintages.map(({ year, text }) => (
        <div key={year}>
          <dt>{year}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
