import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { type DayTime, DayTimeField } from "../kit/day-time-field.tsx";
import { useMinuteWords } from "./plan-words.ts";
import type { PlannedMinute } from "./planned-minute.ts";

export interface MinuteFieldProps {
  readonly value: DayTime;
  readonly minute: PlannedMinute;
  readonly onChange: (value: DayTime) => void;
}

/** A day and a minute of it to come, by the estate's clock, and in words which one that is. */
export function MinuteField({ value, minute, onChange }: MinuteFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useMinuteWords();
  const help =
    minute.kind === "chosen"
      ? formatMessage({ id: `editor.plans.${minute.isTwice ? "twice" : "paris"}` }, { when: wordsOf(minute.at) })
      : formatMessage({ id: "editor.plans.unsaid" });
  const isWrong = minute.kind === "skipped" || minute.kind === "past";
  return (
    <DayTimeField
      label={formatMessage({ id: "editor.plans.when" })}
      value={value}
      onChange={onChange}
      {...(isWrong ? { error: formatMessage({ id: `editor.plans.${minute.kind}` }) } : { help })}
    />
  );
}
