import type { ReactNode } from "react";

import type { Image } from "#schemas/content/image.ts";

import { classNames } from "./class-names.ts";
import { formatDate } from "./formatters.ts";
import layout from "./layout.module.css";
import { Picture } from "./picture.tsx";
import { columns, type Fill } from "./picture-sizes.ts";
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
  /** `index`: lines without pictures, as a table of contents. */
  readonly look: "rows" | "grid" | "index";
  readonly Heading: "h2" | "h3";
  /** True under the page's title: the first picture is the page's largest, and is loaded first. */
  readonly isFirst?: boolean;
}

const between = [1.5, 3, 3] as const;
const two = { from: 36, part: 1 / 2, gaps: 1, gap: between };
const three = { from: 60, part: 1 / 3, gaps: 2, gap: between };

/** The box of a picture among so many items (`teasers.module.css`). */
function fillOf(look: TeasersProps["look"], count: number): Fill {
  const ratio = 3 / 2;
  if (look === "rows") return { ratio, width: columns({ from: 42, part: 1 / 3, gaps: 1, gap: [1.5, 4, 4] }) };
  if (count === 3) return { ratio, width: columns(two, { ...three, from: 42 }) };
  if (count === 4) return { ratio, width: columns(two, { from: 60, part: 1 / 4, gaps: 3, gap: [1.25, 2, 2] }) };
  return { ratio, width: columns(two, three) };
}

/** Things with pages of their own, in rows or in a grid; a whole item is its link. */
export function Teasers({ items, look, Heading, isFirst = false }: TeasersProps): ReactNode {
  const fill = fillOf(look, items.length);
  return (
    <ul className={classNames(layout.plain, styles[look])}>
      {items.map((item, index) => (
        <li key={item.id}>
          <article className={styles.item}>
            {item.image && look !== "index" && (
              <Picture
                image={item.image}
                sizes={fill}
                priority={isFirst && index === 0}
                alt=""
                className={styles.picture}
              />
            )}
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
