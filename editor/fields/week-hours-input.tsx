import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "#editor/kit/button.tsx";
import { FieldSet } from "#editor/kit/field-set.tsx";
import { say } from "#editor/kit/live-region.tsx";
import { MenuButton, type MenuItem } from "#editor/kit/menu.tsx";
import type { Field } from "#schemas/fields/field.ts";
import type { DayHours } from "#schemas/fields/opening-hours-text.ts";
import type { Locale } from "#schemas/locale.ts";

import { DayHoursControls } from "./day-hours-controls.tsx";
import styles from "./ed-hours.module.css";
import type { FieldPorts } from "./field-ports.ts";
import type { FieldOutcome } from "./kind-props.ts";
import { useChecked } from "./use-checked.ts";

/** One day of the week, its name as people say it. */
export interface WeekDay {
  readonly key: string;
  readonly name: string;
  readonly field: Field<DayHours | null>;
  readonly value: DayHours | null;
  /** What stands at the day's end: that it was changed, say. */
  readonly aside?: ReactNode;
}

export interface WeekHoursInputProps {
  readonly label: string;
  /** From Monday on. */
  readonly days: readonly WeekDay[];
  /** The language of the remarks. */
  readonly locale: Locale;
  readonly ports: FieldPorts;
  /** Sets one day, or several to the same; null: nothing is said of it. */
  readonly onChange: (keys: readonly string[], value: DayHours | null, typedAt?: string) => FieldOutcome;
}

/** The opening hours of a week, a row a day. What is set for one can be copied to others. */
export function WeekHoursInput({ label, days, locale, ports, onChange }: WeekHoursInputProps): ReactNode {
  return (
    <FieldSet label={label}>
      <div className={styles.week}>
        {days.map((day) => (
          <DayRow key={day.key} {...{ day, days, locale, ports, onChange }} />
        ))}
      </div>
    </FieldSet>
  );
}

function DayRow({
  day,
  days,
  locale,
  ports,
  onChange,
}: Omit<WeekHoursInputProps, "label"> & { day: WeekDay }): ReactNode {
  const typedAt = useRef<string | undefined>(undefined);
  const { field, key, name, value, aside } = day;
  const checked = useChecked(value, field.check, (next) => onChange([key], next, typedAt.current));
  return (
    <div role="group" aria-label={name} className={styles.day}>
      <div className={styles.name} aria-hidden="true">
        <span>{name}</span>
      </div>
      <DayHoursControls
        {...{ name, locale, ports }}
        value={checked.value}
        problems={checked.problems}
        onChange={(next, at) => {
          typedAt.current = at;
          checked.change(next);
        }}
      />
      <div className={styles.end}>
        {aside}
        <CopyButton {...{ day, days }} isOff={checked.problems.length > 0} onCopy={(keys) => onChange(keys, value)} />
      </div>
    </div>
  );
}

interface CopyButtonProps {
  readonly day: WeekDay;
  readonly days: readonly WeekDay[];
  /** What is wrong isn't copied. */
  readonly isOff: boolean;
  readonly onCopy: (keys: readonly string[]) => void;
}

/** Sets other days to what this one has: all of them, those from Monday to Friday, or one. */
function CopyButton({ day, days, isOff, onCopy }: CopyButtonProps): ReactNode {
  const intl = useIntl();
  const others = days.filter(({ key }) => key !== day.key);
  const weekdays = days.slice(0, 5).filter(({ key }) => key !== day.key);
  const item = (id: string, label: string, targets: readonly WeekDay[]): MenuItem => ({
    id,
    label,
    onSelect: () => {
      onCopy(targets.map(({ key }) => key));
      say(intl.formatMessage({ id: "editor.fields.hours.copied" }, { name: day.name, count: targets.length }));
    },
  });
  return (
    <MenuButton
      align="end"
      button={
        <IconButton
          isSmall
          icon="copy"
          disabled={isOff}
          label={intl.formatMessage({ id: "editor.fields.hours.copy" }, { name: day.name })}
        />
      }
      items={[
        item("others", intl.formatMessage({ id: "editor.fields.hours.toOthers" }), others),
        item("weekdays", intl.formatMessage({ id: "editor.fields.hours.toWeekdays" }), weekdays),
        "line",
        ...others.map((other) => item(other.key, other.name, [other])),
      ]}
    />
  );
}
