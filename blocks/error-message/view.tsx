import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import type { errorMessageDefinition } from "./definition.ts";
import styles from "./error-message.module.css";
import { readFailure } from "./read-failure.ts";

/**
 * The message of a status, `Error` and 500 by default; a 404 offers the way home (spec §2). A 503 without a message
 * is a site under construction, or one whose database is away: it says that somebody is at work.
 */
export function ErrorMessageView({ data }: BlockViewProps<typeof errorMessageDefinition>): ReactNode {
  const intl = useIntl();
  const home = localizePath("/", useLocale());
  const { statusCode, message } = readFailure(data.subject);
  const isMissing = statusCode === 404;
  const isClosed = statusCode === 503 && message === "";
  const title = isMissing ? intl.formatMessage({ id: "errorMessage.notFound" }) : message;
  return (
    <section className={classNames(layout.centred, styles.error)}>
      <p className={layout.eyebrow}>{statusCode}</p>
      <h1 className={styles.title}>
        {title === "" ? <FormattedMessage id={isClosed ? "errorMessage.working" : "errorMessage.title"} /> : title}
      </h1>
      {isClosed && (
        <p>
          <FormattedMessage id="errorMessage.workingText" />
        </p>
      )}
      {isMissing && (
        <p>
          <a href={home} className={link.outline}>
            <FormattedMessage id="errorMessage.home" />
          </a>
        </p>
      )}
    </section>
  );
}
