import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { formatDate } from "#blocks/kit/formatters.ts";
import link from "#blocks/kit/link.module.css";
import { Picture } from "#blocks/kit/picture.tsx";
import { Prose } from "#blocks/kit/prose.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { newsDetailDefinition } from "./definition.ts";
import styles from "./news-detail.module.css";

/** A news item as an article; nothing when it could not be had. */
export function NewsDetailView({ props, data }: BlockViewProps<typeof newsDetailDefinition>): ReactNode {
  const { news } = data;
  if (!news) return null;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <time dateTime={news.date} className={styles.date}>
          {formatDate(news.date)}
        </time>
        <h1 className={styles.title}>{news.title}</h1>
        {news.summary !== "" && <p className={styles.lead}>{news.summary}</p>}
      </header>
      {news.image && (
        <Picture image={news.image} sizes="(min-width: 1280px) 1216px, 94vw" priority className={styles.picture} />
      )}
      <div className={styles.body}>
        <Prose html={news.text} />
        {props.list && (
          <p className={styles.all}>
            <a href={props.list.path} className={link.text}>
              <FormattedMessage id="newsDetail.all" />
            </a>
          </p>
        )}
      </div>
    </article>
  );
}
