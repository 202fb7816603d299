import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { SiteForm } from "#blocks/kit/site-form.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { newsletterFormDefinition } from "./definition.ts";
import styles from "./newsletter-form.module.css";

/** The newsletter's form under its words; the definition leaves it out of a site without a newsletter. */
export function NewsletterFormView(view: BlockViewProps<typeof newsletterFormDefinition>): ReactNode {
  const { id, props, query, href } = view;
  const intl = useIntl();
  const Part = props.title === "" ? "div" : "section";
  const isCentred = props.align === "center";
  return (
    <Part
      className={classNames(layout.block, styles.block, isCentred && layout.centred, isCentred && styles.center)}
      id={`form-${id}`}
    >
      <Title
        title={props.title}
        eyebrow={props.eyebrow}
        level={props.isPageTitle ? 1 : 2}
        size={props.isPageTitle ? "large" : "medium"}
        align={props.align}
      />
      {props.text !== "" && <p className={styles.text}>{props.text}</p>}
      <SiteForm
        block={id}
        back={href({ state: null })}
        state={query["state"] ?? ""}
        action="/newsletter"
        call="subscribeNewsletter"
        lines={[
          {
            name: "email",
            label: intl.formatMessage({ id: "newsletterForm.email" }),
            type: "email",
            maxLength: 254,
            autoComplete: "email",
          },
        ]}
        words={{
          send: intl.formatMessage({ id: "newsletterForm.send" }),
          note: intl.formatMessage({ id: "newsletterForm.note" }),
          sent: intl.formatMessage({ id: "newsletterForm.sent" }),
          invalid: intl.formatMessage({ id: "newsletterForm.invalid" }),
        }}
      />
    </Part>
  );
}
