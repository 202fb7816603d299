import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { BlogTeasers } from "#blocks/kit/blog-teasers.tsx";
import { Breadcrumb } from "#blocks/kit/breadcrumb.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { FolderLinks } from "#blocks/kit/folder-links.tsx";
import layout from "#blocks/kit/layout.module.css";
import { Pagination } from "#blocks/kit/pagination.tsx";
import { cropLength } from "#blocks/kit/parameters.ts";
import { Prose } from "#blocks/kit/prose.tsx";
import { pageOf } from "#blocks/kit/query-keys.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./blog-folder.module.css";
import type { blogFolderDefinition } from "./definition.ts";

/** A folder of the blog; nothing when it could not be had. */
export function BlogFolderView({ props, data, query, href }: BlockViewProps<typeof blogFolderDefinition>): ReactNode {
  const intl = useIntl();
  const folder = data.content?.folder;
  if (!data.content || !folder) return null;
  const { blogs, total } = data.list ?? { blogs: [], total: 0 };
  return (
    <div className={classNames(layout.block, styles.block)}>
      <header className={styles.head}>
        <Breadcrumb entries={data.trail ?? []} />
        <Title title={folder.name} eyebrow={intl.formatMessage({ id: "blog.count" }, { count: total })} level={1} />
        <Prose html={folder.text} />
      </header>
      <FolderLinks folders={data.content.folders} />
      {blogs.length === 0 ? (
        <p className={layout.meta}>
          <FormattedMessage id="blog.empty" />
        </p>
      ) : (
        <BlogTeasers
          folder={folder.id}
          blogs={blogs}
          look={props.layout}
          length={cropLength(data.parameters)}
          Heading="h2"
        />
      )}
      <Pagination page={pageOf(query)} total={total} nbItem={props.nbItem} href={href} />
    </div>
  );
}
