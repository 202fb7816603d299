import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";

import { formatCost } from "#blocks/kit/formatters.ts";
import { answerField } from "#schemas/commerce/customization-form.ts";
import type { SentCustomizationInput } from "#schemas/content/product-customization.ts";
import { endingsOf } from "#schemas/forms/file-kind.ts";

import styles from "./product-customization.module.css";

/** The most of a file, in megabytes; the server judges by its own number. */
const megabytes = 5;

interface FieldHintProps {
  readonly input: SentCustomizationInput;
  /** False: nobody is told what anything costs. */
  readonly hasPrices: boolean;
}

/** What there is to know of a field before it is answered: what is meant, how long or large it may be, what it costs. */
export function FieldHint({ input, hasPrices }: FieldHintProps): ReactNode {
  const intl = useIntl();
  const { id, inputType, help, maxLength, fileKinds } = input;
  const costs = hasPrices ? costWords(input, intl) : "";
  return (
    <>
      {help !== "" && <span className={styles.line}>{help}</span>}
      <span className={styles.facts}>
        {inputType === "TEXT" && maxLength !== null && (
          <span>
            <FormattedMessage id="productCustomization.most" values={{ n: maxLength }} />
            <span data-count={answerField(id)} data-most={maxLength} aria-hidden="true" />
          </span>
        )}
        {inputType === "FILE" && (
          <span>
            <FormattedMessage
              id="productCustomization.file"
              values={{ kinds: endingsOf(fileKinds).join(", "), megabytes }}
            />
          </span>
        )}
        {costs !== "" && <span>{costs}</span>}
      </span>
    </>
  );
}

/** Whether there is anything to know of a field. */
export function hasHint({ inputType, help, maxLength }: SentCustomizationInput): boolean {
  return help !== "" || inputType === "FILE" || (inputType === "TEXT" && maxLength !== null);
}

/** What a text costs from which number of characters on, and a file: `dès 11 caractères : +5,00 €` (spec §5, §9). */
function costWords({ inputType, customizationValues: values }: SentCustomizationInput, intl: IntlShape): string {
  if (inputType === "FILE") return values[0] ? formatCost(values[0], intl.locale) : "";
  if (inputType !== "TEXT") return "";
  return values
    .toSorted((a, b) => (a.textNumberOfChar ?? 0) - (b.textNumberOfChar ?? 0))
    .flatMap((value) => {
      const cost = formatCost(value, intl.locale);
      const n = value.textNumberOfChar ?? 0;
      if (cost === "") return [];
      return [n > 1 ? intl.formatMessage({ id: "productCustomization.from" }, { n, cost }) : cost];
    })
    .join(" · ");
}
