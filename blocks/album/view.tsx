import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Prose } from "#blocks/kit/prose.tsx";
import { Thumbnails } from "#blocks/kit/thumbnails.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./album.module.css";
import type { albumDefinition } from "./definition.ts";

/** An album's words above its pictures; nothing while it has none. */
export function AlbumView({ props, data }: BlockViewProps<typeof albumDefinition>): ReactNode {
  const { album } = data;
  if (!album || album.images.length === 0) return null;
  // Without a number of its own the block shows the page's subject, whose title is the page's.
  const isPage = props.album === 0;
  return (
    <div className={classNames(layout.block, styles.album)}>
      {props.showTitle && <Title title={album.title} level={isPage ? 1 : 2} size={isPage ? "large" : "medium"} />}
      {props.showTitle && <Prose html={album.text} />}
      <Thumbnails images={album.images} look={props.layout} />
    </div>
  );
}
