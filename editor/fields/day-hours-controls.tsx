import { type ReactNode, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { Button, IconButton } from "#editor/kit/button.tsx";
import { described, FieldNotes } from "#editor/kit/field-frame.tsx";
import fieldStyles from "#editor/kit/ed-field.module.css";
import { say } from "#editor/kit/live-region.tsx";
import { SelectField } from "#editor/kit/select-field.tsx";
import { hoursRemark, maxPeriods } from "#schemas/fields/opening-hours.ts";
import type { DayHours, OpenPeriod } from "#schemas/fields/opening-hours-text.ts";
import type { Locale, Localized } from "#schemas/locale.ts";
import type { Problem } from "#schemas/refusal.ts";

import styles from "./ed-hours.module.css";
import type { FieldPorts } from "./field-ports.ts";
import { LocalizedInput } from "./localized-input.tsx";
import { nextPeriod, nothingSaid, stateOf, withState, withoutNothing } from "./day-hours.ts";
import { useFieldError } from "./use-field-error.ts";

export interface DayHoursControlsProps {
  /** What the day is called: it is heard with each control. */
  readonly name: string;
  readonly value: DayHours | null;
  readonly problems: readonly Problem[];
  /** The language of the remark. */
  readonly locale: Locale;
  readonly ports: FieldPorts;
  readonly onChange: (value: DayHours | null, typedAt?: string) => void;
}

/** Whether it is open on a day, from when to when, and what times don't say. */
export function DayHoursControls({ name, value, problems, onChange, ...words }: DayHoursControlsProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const day = value ?? nothingSaid;
  const { periods } = day;
  const problem = problems.find(({ key }) => !/^(periods\.\d|remark)/.test(key));
  const error = useFieldError(name, problem ? [problem] : []);
  const set = (next: DayHours, typedAt?: string) => onChange(withoutNothing(next), typedAt);
  const setPeriods = (next: readonly OpenPeriod[], typedAt?: string) => set({ ...day, periods: next }, typedAt);
  const more = nextPeriod(periods);
  const focus = (selector: string) => {
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  return (
    <div className={styles.controls} ref={box}>
      <div className={styles.state}>
        <SelectField
          isLabelHidden
          label={intl.formatMessage({ id: "editor.fields.hours.state" }, { name })}
          value={stateOf(day)}
          options={(["open", "closed", "unsaid"] as const).map((state) => ({
            value: state,
            label: intl.formatMessage({ id: `editor.fields.hours.${state}` }),
          }))}
          onChange={(state) => set(withState(day, state))}
        />
      </div>
      <div className={styles.rest}>
        {periods.length > 0 ? (
          <div className={styles.periods}>
            {periods.map((period, index) => (
              <Period
                key={index}
                {...{ name, index, period }}
                problems={problems.filter(({ key }) => key.startsWith(`periods.${index}`))}
                onChange={(next, typedAt) => setPeriods(periods.with(index, next), typedAt)}
                onRemove={() => {
                  setPeriods(periods.toSpliced(index, 1));
                  say(intl.formatMessage({ id: "editor.fields.hours.removed" }));
                  focus(periods.length > 1 ? "button[data-add]" : "select");
                }}
              />
            ))}
            {periods.length < maxPeriods && more ? (
              <Button
                isSmall
                variant="quiet"
                icon="plus"
                data-add=""
                aria-label={intl.formatMessage({ id: "editor.fields.hours.addTo" }, { name })}
                onClick={() => {
                  setPeriods([...periods, more]);
                  focus(`[data-period="${periods.length}"] input`);
                }}
              >
                {intl.formatMessage({ id: "editor.fields.hours.add" })}
              </Button>
            ) : null}
          </div>
        ) : null}
        <Remark {...words} {...{ name }} value={day.remark} onChange={(remark, at) => set({ ...day, remark }, at)} />
        <FieldNotes id="" error={error} />
      </div>
    </div>
  );
}

interface PeriodProps {
  readonly name: string;
  readonly index: number;
  readonly period: OpenPeriod;
  readonly problems: readonly Problem[];
  readonly onChange: (period: OpenPeriod, typedAt: string) => void;
  readonly onRemove: () => void;
}

/** From when to when: the browser's own fields, which know clocks and keyboards. */
function Period({ name, index, period, problems, onChange, onRemove }: PeriodProps): ReactNode {
  const id = useId();
  const intl = useIntl();
  const named = intl.formatMessage({ id: "editor.fields.hours.period" }, { name, place: index + 1 });
  const error = useFieldError(named, problems);
  const part = (key: keyof OpenPeriod): ReactNode => (
    <input
      type="time"
      className={fieldStyles.input}
      aria-label={intl.formatMessage({ id: `editor.fields.hours.${key}` }, { name: named })}
      value={period[key]}
      onChange={({ target }) => onChange({ ...period, [key]: target.value }, `${index}.${key}`)}
      {...described(id, { error })}
    />
  );
  return (
    <div data-period={index}>
      <div className={styles.period}>
        {part("opens")}
        <span aria-hidden="true">–</span>
        {part("closes")}
        <IconButton
          isSmall
          icon="close"
          label={intl.formatMessage({ id: "editor.fields.hours.remove" }, { name: named })}
          onClick={onRemove}
        />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

interface RemarkProps extends Pick<DayHoursControlsProps, "name" | "locale" | "ports"> {
  readonly value: Localized<string>;
  readonly onChange: (value: Localized<string>, typedAt: string) => void;
}

/** Few days have one: its field is there when it is asked for. */
function Remark({ name, value, locale, ports, onChange }: RemarkProps): ReactNode {
  const intl = useIntl();
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const label = intl.formatMessage({ id: "editor.fields.hours.remark" }, { name });
  if (!isAsked && Object.keys(value).length === 0) {
    return (
      <Button
        isSmall
        variant="quiet"
        aria-label={intl.formatMessage({ id: "editor.fields.hours.addRemarkTo" }, { name })}
        onClick={() => {
          setAsked(true);
          requestAnimationFrame(() => box.current?.querySelector("input")?.focus());
        }}
      >
        {intl.formatMessage({ id: "editor.fields.hours.addRemark" })}
      </Button>
    );
  }
  return (
    <div className={styles.remark} ref={box}>
      <LocalizedInput
        {...{ label, value, locale, ports }}
        field={hoursRemark}
        inherited={{}}
        onChange={(next, how) => {
          const language = how?.locale ?? locale;
          setAsked(true);
          onChange(next ?? without(value, language), `remark.${language}`);
        }}
      />
    </div>
  );
}

function without(texts: Localized<string>, language: Locale): Localized<string> {
  return Object.fromEntries(Object.entries(texts).filter(([locale]) => locale !== language));
}
