import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { formatCost } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import quiet from "#blocks/kit/quiet-button.module.css";
import type { SavedAnswer } from "#schemas/commerce/customization-form.ts";
import type { CustomizationPrice, SentCustomizationInput } from "#schemas/content/product-customization.ts";

import styles from "./product-customization.module.css";

interface AnsweredStepsProps {
  readonly inputs: readonly SentCustomizationInput[];
  readonly saved: readonly SavedAnswer[];
  /** The field that is asked now, which isn't listed. */
  readonly index: number;
  /** What the server said that the answers cost; null: nothing is told of that. */
  readonly price: CustomizationPrice | null;
}

/** The fields that were answered, each with its answer in words, what that costs, and the way back to it (spec §4). */
export function AnsweredSteps({ inputs, saved, index, price }: AnsweredStepsProps): ReactNode {
  const intl = useIntl();
  const answered = inputs.flatMap((input, at) => {
    const answer = saved.find(({ id }) => id === input.id);
    return answer && at !== index ? [{ input, at, answer }] : [];
  });
  if (answered.length === 0) return null;
  return (
    <ol
      className={classNames(layout.plain, styles.answered)}
      aria-label={intl.formatMessage({ id: "productCustomization.answers" })}
    >
      {answered.map(({ input, at, answer }) => {
        const cost = price?.answers.find(({ id }) => id === input.id);
        return (
          <li key={input.id}>
            <span className={layout.meta}>{input.label}</span>
            <span className={styles.answer}>
              {answerWords(input, answer, intl)}
              {cost && <span className={styles.cost}> {formatCost(cost, intl.locale)}</span>}
            </span>
            <button type="submit" name="do" value={`edit.${at}`} className={quiet.quiet}>
              <FormattedMessage id="productCustomization.edit" />
              <span className={layout.hidden}> {input.label}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** An answer as its customer would say it. */
function answerWords(
  { inputType, customizationValues }: SentCustomizationInput,
  answer: SavedAnswer,
  intl: IntlShape,
): string {
  const say = (what: string): string => intl.formatMessage({ id: `productCustomization.${what}` });
  const { textValue, selectKey, checkboxValue, filename } = answer;
  if (inputType === "CHECKBOX") return say(checkboxValue ? "yes" : "no");
  const choice = customizationValues.find((value) => value.selectKey !== null && value.selectKey === selectKey);
  const words = { TEXT: textValue, SELECT: choice?.label ?? selectKey, FILE: filename }[inputType] ?? "";
  return words === "" ? say("nothing") : words;
}
