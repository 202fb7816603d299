import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Article } from "#blocks/kit/article.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { newsDetailDefinition } from "./definition.ts";

/** A news item as an article; nothing when it could not be had. */
export function NewsDetailView({ props, data }: BlockViewProps<typeof newsDetailDefinition>): ReactNode {
  const intl = useIntl();
  const { news } = data;
  if (!news) return null;
  const all = props.list && { href: props.list.path, label: intl.formatMessage({ id: "newsDetail.all" }) };
  return (
    <Article title={news.title} lead={news.summary} html={news.text} date={news.date} image={news.image} back={all} />
  );
}
