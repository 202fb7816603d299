import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Thumbnails } from "#blocks/kit/thumbnails.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { galleryDefinition } from "./definition.ts";
import styles from "./gallery.module.css";

/** The chosen pictures, each once; nothing while there are none. */
export function GalleryView({ props }: BlockViewProps<typeof galleryDefinition>): ReactNode {
  const chosen = new Map(props.images.flatMap(({ image }) => (image ? [[image.id, image] as const] : [])));
  if (chosen.size === 0) return null;
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} size="medium" />
      <Thumbnails images={[...chosen.values()]} look={props.layout} />
    </div>
  );
}
