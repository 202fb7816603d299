import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { Field } from "#schemas/fields/field.ts";
import type { DayHours } from "#schemas/fields/opening-hours-text.ts";
import { settings } from "#schemas/site-settings/catalogue.ts";
import { valueInForce } from "#schemas/site-settings/site-settings.ts";

import { WeekHoursInput } from "../../fields/week-hours-input.tsx";
import type { PanelWork } from "../panel-work.ts";
import styles from "../site-panel.module.css";

const days = settings.filter(({ group }) => group === "hours");

/** A Monday, for the names of the days. */
const monday = Date.UTC(2024, 0, 1, 12);

/** The opening hours as a week: a row a day. */
export const WeekSetting = observer(function WeekSetting({ work }: { readonly work: PanelWork }): ReactNode {
  const intl = useIntl();
  const { draft, published, frames, ports } = work;
  const changed = new Set(published.changes(draft.document));
  return (
    <div className={styles.settings}>
      <WeekHoursInput
        label={intl.formatMessage({ id: "editor.site.week" })}
        locale={frames.locale}
        ports={ports}
        days={days.map(({ key, field }, index) => ({
          key,
          field: field as Field<DayHours | null>,
          name: intl.formatDate(monday + index * 86_400_000, { weekday: "long", timeZone: "UTC" }),
          value: valueInForce(draft.document, key) as DayHours | null,
          aside: changed.has(key) ? (
            <span
              className={styles.changed}
              role="img"
              aria-label={intl.formatMessage({ id: "editor.site.notPublic" })}
            />
          ) : undefined,
        }))}
        onChange={(keys, value, typedAt) =>
          draft.edit(
            keys.map((key) => ({ type: "set", setting: key, ...(value !== null && { value }) })),
            typedAt === undefined ? null : [...keys, typedAt].join("."),
          )
        }
      />
    </div>
  );
});
