import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { LinkPress } from "#blocks/kit/link-press.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import type { newsletterUnsubscribeDefinition } from "./definition.ts";

/** The button that ends a subscription; for anybody else the way to ask for it. */
export function NewsletterUnsubscribeView({
  id,
  props,
  query,
  href,
  said,
}: BlockViewProps<typeof newsletterUnsubscribeDefinition>): ReactNode {
  return (
    <LinkPress
      block={id}
      title={props.title}
      isPageTitle={props.isPageTitle}
      state={query["link"]}
      said={said}
      back={href({})}
      action="/newsletter/unsubscribe"
      form="leave"
      words={{
        ask: <FormattedMessage id="newsletterUnsubscribe.ask" />,
        press: <FormattedMessage id="newsletterUnsubscribe.leave" />,
        done: <FormattedMessage id="newsletterUnsubscribe.done" />,
        gone: <FormattedMessage id="newsletterUnsubscribe.gone" />,
        noLink: <FormattedMessage id="newsletterUnsubscribe.noLink" />,
      }}
      onward={{
        href: localizePath("/contact", useLocale()),
        label: <FormattedMessage id="newsletterUnsubscribe.contact" />,
      }}
    />
  );
}
