import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Article } from "#blocks/kit/article.tsx";
import { wayFrom } from "#blocks/kit/breadcrumb.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { blogArticleDefinition } from "./definition.ts";

/** An article of the blog; nothing when it could not be had. */
export function BlogArticleView({ props, data }: BlockViewProps<typeof blogArticleDefinition>): ReactNode {
  const intl = useIntl();
  const { blog } = data;
  if (!blog) return null;
  const all = props.list && { href: props.list.path, label: intl.formatMessage({ id: "blog.all" }) };
  return (
    <Article
      title={blog.title}
      lead={blog.summary}
      html={blog.text}
      date={blog.date}
      image={blog.image}
      trail={wayFrom(props.list, data.trail ?? [])}
      back={all}
    />
  );
}
