import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { AwardItems } from "#blocks/kit/award-items.tsx";
import { yearsOf } from "#blocks/kit/declinations.ts";
import type { Award } from "#schemas/content/award.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";

import type { Chosen } from "#blocks/kit/chosen.ts";
import type { DeclinationsProps } from "./declinations.tsx";
import { Pairings } from "./pairings.tsx";
import styles from "./product-detail.module.css";
import { TechnicalSheet } from "./technical-sheet.tsx";

/** What stands below the opening, in columns: the sheet, the dishes, the prizes, the harvests. */
export function ProductSections({ product, chosen, parameters }: DeclinationsProps): ReactNode {
  const harvests = harvestsOf(product).filter((vintage) => concerns(vintage, chosen));
  const awards = product.awards.filter((award) => concerns({ year: award.vintage }, chosen));
  const sections: readonly (readonly [string, ReactNode])[] = [
    ["sheet", TechnicalSheet({ product, chosen, parameters })],
    ["pairings", product.pairings.length > 0 && <Pairings pairings={product.pairings} />],
    ["awards", awards.length > 0 && <Awards awards={awards} />],
    ["harvests", harvests.length > 0 && <Harvests harvests={harvests} />],
  ];
  const shown = sections.filter(([, content]) => content !== null && content !== false);
  if (shown.length === 0) return null;
  return (
    <div className={styles.sections}>
      {shown.map(([name, content]) => (
        <section key={name} className={styles.section} aria-labelledby={`product-${name}`}>
          <h2 id={`product-${name}`} className={styles.title}>
            <FormattedMessage id={`product.${name}`} values={{ count: harvests.length }} />
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

/** What is said of each harvest; a wine of several years has a page of each (spec §2), with or without words. */
interface Harvest {
  readonly year: number;
  readonly text: string;
  /** The year's page; empty for a wine of one year alone. */
  readonly url: string;
}

function harvestsOf({ vintages, declinations, url }: ProductDetail): readonly Harvest[] {
  const sold = yearsOf(declinations);
  const hasPages = sold.length > 1;
  const told = vintages.filter(({ text }) => text !== "").map(({ year }) => year);
  const years = [...new Set([...told, ...(hasPages ? sold : [])])].toSorted((a, b) => b - a);
  return years.map((year) => ({
    year,
    text: vintages.find((vintage) => vintage.year === year)?.text ?? "",
    url: hasPages && sold.includes(year) ? `${url}/${year}` : "",
  }));
}

function Harvests({ harvests }: { harvests: readonly Harvest[] }): ReactNode {
  return (
    <dl className={styles.harvests}>
      {harvests.map(({ year, text, url }) => (
        <div key={year}>
          <dt>{url === "" ? year : <a href={url}>{year}</a>}</dt>
          {text !== "" && <dd>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
