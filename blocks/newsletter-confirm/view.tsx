import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { LinkPress } from "#blocks/kit/link-press.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import type { newsletterConfirmDefinition } from "./definition.ts";

/** The button that confirms a subscription; for anybody else the way to one. */
export function NewsletterConfirmView({
  id,
  props,
  query,
  href,
  said,
}: BlockViewProps<typeof newsletterConfirmDefinition>): ReactNode {
  return (
    <LinkPress
      block={id}
      title={props.title}
      isPageTitle={props.isPageTitle}
      state={query["link"]}
      said={said}
      back={href({})}
      action="/newsletter/confirm"
      form="confirm"
      words={{
        ask: <FormattedMessage id="newsletterConfirm.ask" />,
        press: <FormattedMessage id="newsletterConfirm.confirm" />,
        done: <FormattedMessage id="newsletterConfirm.done" />,
        gone: <FormattedMessage id="newsletterConfirm.gone" />,
        noLink: <FormattedMessage id="newsletterConfirm.noLink" />,
      }}
      onward={{
        href: localizePath("/newsletter", useLocale()),
        label: <FormattedMessage id="newsletterConfirm.again" />,
      }}
    />
  );
}
