import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { neighbours } from "#blocks/kit/neighbours.ts";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Pagination } from "#blocks/kit/pagination.tsx";
import { cropLength } from "#blocks/kit/parameters.ts";
import { pageOf } from "#blocks/kit/query-keys.ts";
import { Teasers } from "#blocks/kit/teasers.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { cropText } from "#schemas/crop-text.ts";

import type { newsListDefinition } from "./definition.ts";
import styles from "./news-list.module.css";

/** The news. Without items it says so; nothing when they could not be had. */
export function NewsListView({ props, data, query, href }: BlockViewProps<typeof newsListDefinition>): ReactNode {
  const page = usePage();
  if (!data.list) return null;
  const { news: until, total } = data.list;
  const news = props.hasPages ? until : neighbours(until, data.later?.news ?? [], page.path, props.nbItem);
  const length = cropLength(data.parameters);
  const itemLevel = props.title === "" || props.isPageTitle ? "h2" : "h3";
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} level={props.isPageTitle ? 1 : 2} />
      {news.length === 0 ? (
        <p className={layout.meta}>
          <FormattedMessage id="newsList.empty" />
        </p>
      ) : (
        <Teasers
          items={news.map((item) => ({ ...item, summary: cropText(item.summary, length) }))}
          look={props.layout}
          Heading={itemLevel}
          isFirst={props.isPageTitle}
        />
      )}
      {props.hasPages && <Pagination page={pageOf(query)} total={total} nbItem={props.nbItem} href={href} />}
    </div>
  );
}
