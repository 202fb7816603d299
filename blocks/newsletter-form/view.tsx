import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { newsletterFormDefinition } from "./definition.ts";
import { LetterForm } from "./letter-form.tsx";
import styles from "./newsletter-form.module.css";

/** The newsletter's form under its words; the definition leaves it out of a site without a newsletter. */
export function NewsletterFormView(view: BlockViewProps<typeof newsletterFormDefinition>): ReactNode {
  const { id, props, query, href } = view;
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
