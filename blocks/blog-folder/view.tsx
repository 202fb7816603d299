import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { BlogTeasers } from "#blocks/kit/blog-teasers.tsx";
import { Breadcrumb, wayFrom } from "#blocks/kit/breadcrumb.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { FolderLinks } from "#blocks/kit/folder-links.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { Pagination } from "#blocks/kit/pagination.tsx";
import { cropLength } from "#blocks/kit/parameters.ts";
import { Prose } from "#blocks/kit/prose.tsx";
import { pageOf } from "#blocks/kit/query-keys.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { BlogFolder } from "#schemas/content/blog.ts";
import type { ViewReference } from "#schemas/fields/reference.ts";

import styles from "./blog-folder.module.css";
import type { blogFolderDefinition } from "./definition.ts";

/** A folder of the blog, the way to it and from it to the others; nothing when it could not be had. */
export function BlogFolderView({ props, data, query, href }: BlockViewProps<typeof blogFolderDefinition>): ReactNode {
  const intl = useIntl();
  const folder = data.content?.folder;
  if (!data.content || !folder) return null;
  const { blogs, total } = data.list ?? { blogs: [], total: 0 };
  const trail = data.trail?.length ? data.trail : [{ id: folder.id, url: folder.url, name: folder.name }];
  const others = data.root?.folders.filter(({ id }) => !trail.some((step) => step.id === id)) ?? [];
  return (
    <div className={classNames(layout.block, styles.block)}>
      <header className={styles.head}>
        <Breadcrumb entries={wayFrom(props.list, trail)} />
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
      {(others.length > 0 || props.list) && <Onward others={others} list={props.list} />}
    </div>
  );
}

function Onward({ others, list }: { others: readonly BlogFolder[]; list: ViewReference | null }): ReactNode {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "blog.otherFolders" });
  return (
    <footer className={styles.onward}>
      {others.length > 0 && <p className={layout.eyebrow}>{label}</p>}
      <FolderLinks folders={others} label={label} />
      {list && (
        <a href={list.path} className={link.text}>
          <FormattedMessage id="blog.all" />
        </a>
      )}
    </footer>
  );
}
