import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { LinkPair } from "#blocks/kit/link-pair.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./call-to-action.module.css";
import type { callToActionDefinition } from "./definition.ts";

/** An invitation; nothing while it has neither words nor a call. */
export function CallToActionView({ props }: BlockViewProps<typeof callToActionDefinition>): ReactNode {
  const { eyebrow, title, text, call, secondCall, look } = props;
  if (title === "" && text === "" && !call) return null;
  return (
    <div className={layout.block}>
      <div className={classNames(styles.call, styles[look], look === "center" && layout.centred)}>
        <div className={styles.words}>
          <Title title={title} eyebrow={eyebrow} size="medium" align={look === "center" ? "center" : "start"} />
          {text !== "" && <p className={styles.text}>{text}</p>}
        </div>
        <LinkPair call={call} secondCall={secondCall} className={styles.links} />
      </div>
    </div>
  );
}
