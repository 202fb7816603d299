import type { CSSProperties, ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { LinkPair } from "#blocks/kit/link-pair.tsx";
import { Picture } from "#blocks/kit/picture.tsx";
import type { Place } from "#blocks/kit/room.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./banner.module.css";
import type { bannerDefinition } from "./definition.ts";

const width = ({ slot }: Place): number => slot;

/** As tall as the style sheet makes it: on an upright window the picture is wider than what one sees of it. */
const fills = {
  tall: { width, height: "max(22rem,78vh)" },
  full: { width, height: "max(30rem,100vh - 11.5rem)" },
  medium: { width, height: "max(22rem,56vh)" },
  short: { width, height: "max(17rem,36vh)" },
};

/** The page's opening. Its picture is the page's largest: it loads first when the banner opens the page. */
export function BannerView({ props }: BlockViewProps<typeof bannerDefinition>): ReactNode {
  const { image, eyebrow, title, text, call, secondCall, height, place, ink, overlay, isFirst } = props;
  if (!image && title === "" && text === "") return null;
  const veil = { "--banner-veil": `${overlay}%` } as CSSProperties;
  const Part = title === "" ? "div" : "section";
  return (
    <Part
      className={classNames(
        styles.banner,
        styles[height],
        styles[place],
        place === "center" && layout.centred,
        styles[`${ink}Ink`],
        !image && styles.bare,
      )}
      style={veil}
    >
      {image && <Picture image={image} sizes={fills[height]} priority={isFirst} className={styles.image} />}
      <div className={styles.words}>
        <Title
          title={title}
          eyebrow={eyebrow}
          level={isFirst ? 1 : 2}
          size="display"
          align={place === "center" ? "center" : "start"}
        />
        {text !== "" && <p className={styles.text}>{text}</p>}
      </div>
      <LinkPair call={call} secondCall={secondCall} className={styles.calls} />
    </Part>
  );
}
