import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Ordinals } from "#blocks/kit/ordinals.tsx";
import { isOn, readParameter } from "#blocks/kit/parameters.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { pricesNoteDefinition } from "./definition.ts";
import { monthDayText } from "./month-day-text.ts";
import styles from "./prices-note.module.css";

/** Two sentences under a list of prices; nothing where there are no prices or no shop. */
export function PricesNoteView({ data }: BlockViewProps<typeof pricesNoteDefinition>): ReactNode {
  const intl = useIntl();
  const { parameters, site } = data;
  if (!isOn(parameters, "SHOW_PRICES") || site?.isECommerce === false) return null;
  const [from, to] = ["PRICES_VALID_FROM", "PRICES_VALID_TO"].map((type) =>
    monthDayText(readParameter(parameters, type), intl.locale),
  );
  const days = Number(readParameter(parameters, "RETURN_DELAY"));
  return (
    <p className={classNames(layout.block, layout.meta, layout.centred, styles.note)}>
      {from && to && <Ordinals text={intl.formatMessage({ id: "pricesNote.validity" }, { from, to })} />}{" "}
      {days > 0 && <FormattedMessage id="pricesNote.returns" values={{ days }} />}
    </p>
  );
}
