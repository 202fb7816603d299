import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { type Choice, FormCheckbox, FormChoices } from "#blocks/kit/form-choices.tsx";
import { FormField, FormSelect } from "#blocks/kit/form-field.tsx";
import { formatCost } from "#blocks/kit/formatters.ts";
import { answerField, type SavedAnswer } from "#schemas/commerce/customization-form.ts";
import type { SentCustomizationInput } from "#schemas/content/product-customization.ts";

import { FieldHint, hasHint } from "./field-hint.tsx";
import { FileField } from "./file-field.tsx";
import styles from "./product-customization.module.css";

/** A text of more characters than this has room for several lines. */
const oneLine = 80;

/** Choices up to this many stand under each other with what they cost; more of them are a list to open. */
const fewChoices = 5;

interface CustomizationFieldProps {
  readonly input: SentCustomizationInput;
  /** What was answered before; only a file is shown by it. */
  readonly saved: readonly SavedAnswer[];
  readonly hasPrices: boolean;
}

/** One field of a customization (spec §3), by its type; what an answer costs stands with it (spec §9). */
export function CustomizationField({ input, saved, hasPrices }: CustomizationFieldProps): ReactNode {
  const intl = useIntl();
  const { id, inputType, isRequired, maxLength, help } = input;
  const name = answerField(id);
  const hint = hasHint(input) ? <FieldHint input={input} hasPrices={hasPrices} /> : undefined;
  const shared = { name, isRequired, ...(hint && { hint }) };
  switch (inputType) {
    case "TEXT":
      return <FormField {...shared} autoComplete="off" {...((maxLength ?? Infinity) > oneLine && { rows: 4 })} />;
    case "SELECT": {
      const choices = choicesOf(input, hasPrices, intl.locale);
      // Of radio buttons one can't be given up again: what may be left out is a list with nothing on top.
      if (isRequired && choices.length <= fewChoices) return <FormChoices {...shared} choices={choices} />;
      const options = choices.map(({ value, label, end }) => ({
        value,
        label: [label, end].filter(Boolean).join(" "),
      }));
      return <FormSelect {...shared} options={[{ value: "", label: "—" }, ...options]} />;
    }
    case "CHECKBOX": {
      const [value] = input.customizationValues;
      return (
        <FormCheckbox name={name} isRequired={isRequired}>
          <span className={styles.tick}>
            <span>{input.label}</span>
            {hasPrices && value && <span className={styles.cost}>{formatCost(value, intl.locale)}</span>}
            {help !== "" && <span className={styles.aside}>{help}</span>}
          </span>
        </FormCheckbox>
      );
    }
    case "FILE":
      return <FileField input={input} kept={saved.find((answer) => answer.id === id) ?? null} hint={hint} />;
  }
}

interface CostedChoice extends Choice {
  readonly label: string;
  readonly end?: string;
}

function choicesOf(
  { customizationValues }: SentCustomizationInput,
  hasPrices: boolean,
  locale: string,
): readonly CostedChoice[] {
  return customizationValues.flatMap((value) => {
    if (value.selectKey === null) return [];
    const cost = hasPrices ? formatCost(value, locale) : "";
    return [{ value: value.selectKey, label: value.label ?? value.selectKey, ...(cost !== "" && { end: cost }) }];
  });
}
