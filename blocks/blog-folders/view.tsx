import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { plainText } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { cropLength } from "#blocks/kit/parameters.ts";
import { Teasers } from "#blocks/kit/teasers.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { cropText } from "#schemas/crop-text.ts";

import styles from "./blog-folders.module.css";
import type { blogFoldersDefinition } from "./definition.ts";

/** The blog's folders as a grid; nothing while there are none. */
export function BlogFoldersView({ props, data }: BlockViewProps<typeof blogFoldersDefinition>): ReactNode {
  const intl = useIntl();
  const folders = data.root?.folders ?? [];
  if (folders.length === 0) return null;
  const length = cropLength(data.parameters);
  const items = folders.map((folder) => ({
    id: folder.id,
    title: folder.name,
    summary: cropText(plainText(folder.text), length),
    image: folder.image,
    url: folder.url,
    note: intl.formatMessage({ id: "blog.count" }, { count: folder.total }),
  }));
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} />
      <Teasers items={items} look="grid" Heading={props.title === "" ? "h2" : "h3"} />
    </div>
  );
}
