import type { ReactNode } from "react";

import type { Blog } from "#schemas/content/blog.ts";

import { cropText } from "./formatters.ts";
import { Teasers, type TeasersProps } from "./teasers.tsx";

export interface BlogTeasersProps extends Pick<TeasersProps, "look" | "Heading"> {
  readonly blogs: readonly Blog[];
  /** Characters of a summary (spec §9). */
  readonly length: number;
}

/** Articles of the blog, each with its day and its folder. */
export function BlogTeasers({ blogs, length, look, Heading }: BlogTeasersProps): ReactNode {
  const items = blogs.map((blog) => ({
    ...blog,
    summary: cropText(blog.summary, length),
    note: blog.folder?.name ?? "",
  }));
  return <Teasers items={items} look={look} Heading={Heading} />;
}
