import type { ReactNode } from "react";

import type { Image } from "#schemas/content/image.ts";

import { classNames } from "./class-names.ts";
import { formatDate } from "./formatters.ts";
import layout from "./layout.module.css";
import { Picture } from "./picture.tsx";
import styles from "./teasers.module.css";

/** What a list shows of something that has a page of its own. */
export interface Teaser {
  readonly id: number;
  readonly title: string;
  /** Plain text, already cropped. */
  readonly summary: string;
  readonly image: Image | null;
  /** Its own page; empty when it has none. */
  readonly url: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date?: string;
  /** A few words beside the date: the folder, how many. */
  readonly note?: string;
}

export interface TeasersProps {
  readonly items: readonly Teaser[];
  readonly look: "rows" | "grid";
  readonly Heading: "h2" | "h3";
}

const sizes = {
  rows: "(min-width: 1280px) 420px, (min-width: 700px) 34vw, 94vw",
  grid: "(min-width: 1280px) 384px, (min-width: 700px) 45vw, 94vw",
};

/** Things with pages of their own, in rows or in a grid; a whole item is its link. */
export function Teasers({ items, look, Heading }: TeasersProps): ReactNode {
  return (
    <ul className={classNames(layout.plain, styles[look])}>
      {items.map((item) => (
        <li key={item.id}>
          <article className={styles.item}>
            {item.image && <Picture image={item.image} sizes={sizes[look]} alt="" className={styles.picture} />}
            <div className={styles.words}>
              <Facts item={item} />
              <Heading className={styles.title}>
                {item.url === "" ? (
                  item.title
                ) : (
                  <a href={item.url} className={styles.link}>
                    {item.title}
                  </a>
                )}
              </Heading>
              {item.summary !== "" && <p className={styles.summary}>{item.summary}</p>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

function Facts({ item: { date, note } }: { item: Teaser }): ReactNode {
  const day = date && (
    <time dateTime={date} className={styles.date}>
      {formatDate(date)}
    </time>
  );
  if (!note) return day;
  return (
    <p className={styles.facts}>
      {day}
      <span>{note}</span>
    </p>
  );
}
