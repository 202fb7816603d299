import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import { Picture } from "#blocks/kit/picture.tsx";
import type { Fill } from "#blocks/kit/picture-sizes.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { sectionDefinition } from "./definition.ts";
import styles from "./section.module.css";

/** As tall as what stands on it: a few lines and a button. */
const ground: Fill = { width: ({ slot }) => slot, height: "40vh" };

/** A band of the page. What stands in it brings its own headings, or none: the band itself is no section of an outline. */
export function SectionView({ props, slots }: BlockViewProps<typeof sectionDefinition>): ReactNode {
  const { tone, image, width, spacing, anchor } = props;
  return (
    <div
      id={anchor === "" ? undefined : anchor}
      data-tone={tone}
      className={classNames(styles.section, styles[tone], styles[`${width}Width`], styles[`${spacing}Space`])}
    >
      {tone === "image" && image && <Picture image={image} sizes={ground} alt="" className={styles.ground} />}
      <div className={styles.inner}>{slots["content"]}</div>
    </div>
  );
}
