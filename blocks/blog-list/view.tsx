import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { BlogTeasers } from "#blocks/kit/blog-teasers.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { FolderLinks } from "#blocks/kit/folder-links.tsx";
import layout from "#blocks/kit/layout.module.css";
import { neighbours } from "#blocks/kit/neighbours.ts";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Pagination } from "#blocks/kit/pagination.tsx";
import { cropLength } from "#blocks/kit/parameters.ts";
import { pageOf } from "#blocks/kit/query-keys.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./blog-list.module.css";
import type { blogListDefinition } from "./definition.ts";

/** The blog's articles below links to its folders. Without articles it says so; nothing when they could not be had. */
export function BlogListView({ props, data, query, href }: BlockViewProps<typeof blogListDefinition>): ReactNode {
  const page = usePage();
  if (!data.list) return null;
  const { blogs: until, total } = data.list;
  const blogs = props.hasPages ? until : neighbours(until, data.later?.blogs ?? [], page.path, props.nbItem);
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} level={props.isPageTitle ? 1 : 2} />
      {props.hasFolders && <FolderLinks folders={data.root?.folders ?? []} />}
      {blogs.length === 0 ? (
        <p className={layout.meta}>
          <FormattedMessage id="blog.empty" />
        </p>
      ) : (
        <BlogTeasers
          blogs={blogs}
          look={props.layout}
          length={cropLength(data.parameters)}
          Heading={props.title === "" || props.isPageTitle ? "h2" : "h3"}
          isFirst={props.isPageTitle}
        />
      )}
      {props.hasPages && <Pagination page={pageOf(query)} total={total} nbItem={props.nbItem} href={href} />}
    </div>
  );
}
