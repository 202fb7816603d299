import type { ReactNode } from "react";

import { CheckGroup } from "#editor/kit/check-group.tsx";
import { DayTimeField } from "#editor/kit/day-time-field.tsx";
import type { DayMeans } from "#schemas/fields/date-time.ts";
import type { Localized } from "#schemas/locale.ts";

import { fromDayTime, toDayTime } from "./day-time.ts";
import type { KindProps } from "./kind-props.ts";
import { useWords } from "./ui-locale.ts";
import { useChecked } from "./use-checked.ts";
import { useFieldError } from "./use-field-error.ts";

/** An instant, by the estate's clock. */
export function DateTimeInput({ field, value, onChange, ...words }: KindProps<string | null>): ReactNode {
  const { label, help, aside } = words;
  const checked = useChecked(value, field.check, (next) => onChange(next ?? undefined, { typedAt: "" }));
  const { day } = field.describe() as unknown as { readonly day: DayMeans };
  const error = useFieldError(label, checked.problems);
  return (
    <DayTimeField
      {...{ label, help, aside, error }}
      value={toDayTime(checked.value, day)}
      onChange={(next) => checked.change(fromDayTime(next, day))}
    />
  );
}

/** Several of some values. All of them say nothing. */
export function ChoicesInput({ field, value, onChange, ...words }: KindProps<readonly string[]>): ReactNode {
  const { label, help, aside } = words;
  const wordsOf = useWords();
  const { options } = field.describe() as unknown as {
    options: readonly { readonly value: string; readonly label: Localized<string> }[];
  };
  const checked = useChecked(value, field.check, (next) => onChange(next.length === options.length ? undefined : next));
  return (
    <CheckGroup
      {...{ label, help, aside }}
      value={checked.value}
      error={useFieldError(label, checked.problems)}
      options={options.map((option) => ({ value: option.value, label: wordsOf(option.label) }))}
      onChange={checked.change}
    />
  );
}
