import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { isOn } from "#blocks/kit/parameters.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./alcohol-message.module.css";
import type { alcoholMessageDefinition } from "./definition.ts";

/** The health warning; it shows unless its parameter is off, and when the parameters could not be had. */
export function AlcoholMessageView({ data }: BlockViewProps<typeof alcoholMessageDefinition>): ReactNode {
  const intl = useIntl();
  if (!isOn(data.parameters, "SHOW_ALCOHOL_MESSAGE")) return null;
  return (
    <section
      className={classNames(layout.centred, styles.message)}
      aria-label={intl.formatMessage({ id: "alcoholMessage.label" })}
    >
      <p>
        <FormattedMessage id="alcoholMessage.text" /> <FormattedMessage id="alcoholMessage.minors" />
      </p>
    </section>
  );
}
