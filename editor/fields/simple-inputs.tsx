import type { ReactNode } from "react";

import { NumberField } from "#editor/kit/number-field.tsx";
import { SelectField } from "#editor/kit/select-field.tsx";
import { SwitchField } from "#editor/kit/switch-field.tsx";
import type { Localized } from "#schemas/locale.ts";

import type { KindProps } from "./kind-props.ts";
import { useWords } from "./ui-locale.ts";
import { useChecked } from "./use-checked.ts";
import { useFieldError } from "./use-field-error.ts";

/** A number. */
export function NumberInput({ field, value, onChange, ...words }: KindProps<number>): ReactNode {
  const checked = useChecked(value, field.check, (next) => onChange(next, { typedAt: "" }));
  const { min, max, step } = field.describe() as { min?: number; max?: number; step?: number };
  const error = useFieldError(words.label, checked.problems);
  return (
    <NumberField
      {...fieldWords(words)}
      {...{ min, max, step, error }}
      value={checked.value}
      onChange={(next) => checked.change(next)}
    />
  );
}

/** One of several values. */
export function SelectInput({ field, value, onChange, ...words }: KindProps<string | number>): ReactNode {
  const wordsOf = useWords();
  const checked = useChecked(value, field.check, (next) => onChange(next));
  const { options } = field.describe() as unknown as {
    options: readonly { readonly value: string | number; readonly label: Localized<string> }[];
  };
  return (
    <SelectField
      {...fieldWords(words)}
      value={checked.value}
      error={useFieldError(words.label, checked.problems)}
      options={options.map((option) => ({ value: option.value, label: wordsOf(option.label) }))}
      onChange={checked.change}
    />
  );
}

/** Yes or no. */
export function ToggleInput({ field, value, onChange, ...words }: KindProps<boolean>): ReactNode {
  const { label, help, aside } = words;
  const checked = useChecked(value, field.check, (next) => onChange(next));
  const error = useFieldError(label, checked.problems);
  return <SwitchField {...{ label, help, aside, error }} value={checked.value} onChange={checked.change} />;
}

function fieldWords({ label, help, aside, isLabelHidden }: Omit<KindProps<never>, "field" | "value" | "onChange">) {
  return { label, help, aside, isLabelHidden };
}
