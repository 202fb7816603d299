import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";

import { text } from "#schemas/fields/text.ts";
import type { Localized } from "#schemas/locale.ts";
import { ok } from "#schemas/result.ts";

import { LocalizedInput } from "../../fields/localized-input.tsx";
import { useChecked } from "../../fields/use-checked.ts";
import { useFieldError } from "../../fields/use-field-error.ts";
import { NumberField } from "../../kit/number-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { type FormPart, type FormWork, setter } from "./form-work.ts";

interface ValueProps {
  readonly work: FormWork;
  readonly part: FormPart;
  readonly property: string;
  readonly label: string;
  readonly help?: string;
}

interface FormTextProps extends ValueProps {
  readonly value: Localized<string>;
  readonly max: number;
  readonly isLong?: boolean;
}

/** A text of a form in the language that is looked at, and in the other one on wish; it tells where one is missing. */
export const FormText = observer(function FormText(props: FormTextProps): ReactNode {
  const { work, part, property, label, help, value, max, isLong = false } = props;
  const field = useMemo(() => text({ label: {}, max, multiline: isLong }), [max, isLong]);
  const set = setter(work, part);
  return (
    <LocalizedInput
      {...{ field, label, help, value }}
      inherited={{}}
      locale={work.frames.locale}
      ports={work.ports}
      onChange={(next, how = {}) => {
        const { locale } = how;
        return locale && set(property, next?.[locale] ?? "", { locale, isTyped: true });
      }}
    />
  );
});

interface FormLineProps extends ValueProps {
  readonly value: string;
  readonly placeholder?: string;
}

/** A line that is the same in every language. */
export function FormLine({ work, part, property, label, help, value, placeholder }: FormLineProps): ReactNode {
  const set = setter(work, part);
  const checked = useChecked(value, ok, (line: string) => set(property, line, { isTyped: true }));
  const error = useFieldError(label, checked.problems);
  return <TextField {...{ label, help, error, placeholder }} value={checked.value} onChange={checked.change} />;
}

interface FormNumberProps extends ValueProps {
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** Nothing isn't a value: it stays what it was. */
  readonly isNeeded?: boolean;
}

/** A number, or none. */
export function FormNumber(props: FormNumberProps): ReactNode {
  const { work, part, property, label, help, value, min, max, isNeeded = false } = props;
  const { formatMessage } = useIntl();
  const set = setter(work, part);
  const checked = useChecked(value ?? Number.NaN, ok, (given: number) => {
    if (!Number.isNaN(given)) return set(property, given, { isTyped: true });
    return isNeeded ? undefined : set(property, null, { isTyped: true });
  });
  const error = useFieldError(label, checked.problems);
  const notes = help ?? (isNeeded ? undefined : formatMessage({ id: "editor.forms.noBound" }));
  return <NumberField {...{ label, error, min, max }} help={notes} value={checked.value} onChange={checked.change} />;
}
