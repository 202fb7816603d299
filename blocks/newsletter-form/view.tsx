import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { isOn } from "#blocks/kit/parameters.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { newsletterFormDefinition } from "./definition.ts";
import { LetterForm } from "./letter-form.tsx";
import styles from "./newsletter-form.module.css";

/** The newsletter's form under its words; nothing on a site without a newsletter (spec §3, display toggles). */
export function NewsletterFormView(view: BlockViewProps<typeof newsletterFormDefinition>): ReactNode {
  const { id, props, data, query, href } = view;
  if (!isOn(data.parameters, "SHOW_NEWSLETTER")) return null;
  return (
    <section className={classNames(layout.block, styles.block, styles[props.align])} id={`form-${id}`}>
      <Title
        title={props.title}
        eyebrow={props.eyebrow}
        level={props.isPageTitle ? 1 : 2}
        size={props.isPageTitle ? "large" : "medium"}
        align={props.align}
      />
      {props.text !== "" && <p className={styles.text}>{props.text}</p>}
      <LetterForm block={id} back={href({ state: null })} state={query["state"] ?? ""} />
    </section>
  );
}
