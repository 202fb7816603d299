import type { ReactNode } from "react";

import type { Blog } from "#schemas/content/blog.ts";
import { cropText } from "#schemas/crop-text.ts";

import { Teasers, type TeasersProps } from "./teasers.tsx";

export interface BlogTeasersProps extends Pick<TeasersProps, "look" | "Heading" | "isFirst"> {
  readonly blogs: readonly Blog[];
  /** Characters of a summary (spec §9). */
  readonly length: number;
  /** The folder that the list stands in: it need not be named again. */
  readonly folder?: number;
}

/** Articles of the blog, each with its day and its folder. */
export function BlogTeasers({ blogs, length, folder, ...shown }: BlogTeasersProps): ReactNode {
  const items = blogs.map((blog) => ({
    ...blog,
    summary: cropText(blog.summary, length),
    note: blog.folder && blog.folder.id !== folder ? blog.folder.name : "",
  }));
  return <Teasers items={items} {...shown} />;
}
