import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { cropText, formatDate } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { Pagination } from "#blocks/kit/pagination.tsx";
import { Picture } from "#blocks/kit/picture.tsx";
import { pageOf } from "#blocks/kit/query-keys.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { News } from "#schemas/content/news.ts";

import type { newsListDefinition } from "./definition.ts";
import styles from "./news-list.module.css";

const sizes = {
  rows: "(min-width: 1280px) 420px, (min-width: 700px) 34vw, 94vw",
  grid: "(min-width: 1280px) 384px, (min-width: 700px) 45vw, 94vw",
};

/** The news. Without items it says so; nothing when they could not be had. */
export function NewsListView({ props, data, query, href }: BlockViewProps<typeof newsListDefinition>): ReactNode {
  if (!data.list) return null;
  const { news, total } = data.list;
  const itemLevel = props.title === "" || props.isPageTitle ? "h2" : "h3";
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} level={props.isPageTitle ? 1 : 2} />
      {news.length === 0 ? (
        <p className={layout.meta}>
          <FormattedMessage id="newsList.empty" />
        </p>
      ) : (
        <ul className={classNames(layout.plain, styles[props.layout])}>
          {news.map((item) => (
            <Item key={item.id} item={item} Heading={itemLevel} sizes={sizes[props.layout]} />
          ))}
        </ul>
      )}
      {props.hasPages && <Pagination page={pageOf(query)} total={total} nbItem={props.nbItem} href={href} />}
    </div>
  );
}

function Item({ item, Heading, sizes: width }: { item: News; Heading: "h2" | "h3"; sizes: string }): ReactNode {
  return (
    <li>
      <article className={styles.item}>
        {item.image && <Picture image={item.image} sizes={width} alt="" className={styles.picture} />}
        <div className={styles.words}>
          <time dateTime={item.date} className={styles.date}>
            {formatDate(item.date)}
          </time>
          <Heading className={styles.title}>
            <a href={item.url} className={styles.link}>
              {item.title}
            </a>
          </Heading>
          {item.summary !== "" && <p className={styles.summary}>{cropText(item.summary, 220)}</p>}
        </div>
      </article>
    </li>
  );
}
