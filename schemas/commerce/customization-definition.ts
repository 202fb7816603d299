import { array, boolean, number, string } from "yup";

import { shape } from "../contract/shapes/shape.ts";
import { type FileKind, fileKinds } from "../forms/form-document.ts";
import { inLocale, type Locale, type Localized } from "../locale.ts";
import type { Problem } from "../refusal.ts";

import {
  choiceKey,
  type Cost,
  type CostType,
  costTypes,
  type Customization,
  type CustomizationInput,
  type CustomizationType,
  customizationTypes,
  type InputType,
  inputTypes,
  longestText,
  mostAsked,
} from "./customization.ts";

/** A cost of a field in all languages; `amount` as `Cost` has it. */
export interface DefinedValue extends Cost {
  readonly textNumberOfChar?: number | null;
  readonly selectKey?: string | null;
  readonly label?: Localized<string> | null;
}

/** A field in all languages. Those that keep their id keep the answers of carts. */
export interface DefinedInput {
  readonly id?: number;
  readonly inputType: InputType;
  readonly label: Localized<string>;
  readonly help?: Localized<string>;
  readonly isRequired?: boolean;
  readonly maxLength?: number | null;
  readonly fileKinds?: readonly FileKind[];
  readonly customizationValues?: readonly DefinedValue[];
}

/** How a product is made for its buyers, as the estate writes it down. */
export interface CustomizationDefinition {
  readonly type: CustomizationType;
  readonly isExcludedFromWithdrawal?: boolean;
  readonly inputs: readonly DefinedInput[];
}

/** The largest share that an answer costs: tenfold. */
const mostShare = 100_000;

const words = (max: number) => shape({ fr_FR: string().max(max).required(), en_US: string().max(max).optional() });

const valueSchema = shape({
  textNumberOfChar: number().integer().min(0).max(longestText).nullable().optional(),
  selectKey: string().matches(choiceKey).nullable().optional(),
  label: words(mostAsked.label).nullable().optional().default(undefined),
  costType: string<CostType>()
    .oneOf([...costTypes])
    .required(),
  amount: number().integer().min(0).max(mostAsked.cents).required(),
});

/** Whether something from outside is a definition at all. */
export const customizationSchema = shape({
  type: string<CustomizationType>()
    .oneOf([...customizationTypes])
    .required(),
  isExcludedFromWithdrawal: boolean().optional(),
  inputs: array(
    shape({
      id: number().integer().min(1).optional(),
      inputType: string<InputType>()
        .oneOf([...inputTypes])
        .required(),
      label: words(mostAsked.label),
      help: shape({ fr_FR: string().max(mostAsked.help).defined(), en_US: string().max(mostAsked.help).optional() })
        .optional()
        .default(undefined),
      isRequired: boolean().optional(),
      maxLength: number().integer().min(1).max(longestText).nullable().optional(),
      fileKinds: array(
        string<FileKind>()
          .oneOf([...fileKinds])
          .required(),
      ).optional(),
      customizationValues: array(valueSchema).max(mostAsked.costs).optional(),
    }),
  )
    .min(1)
    .max(mostAsked.inputs)
    .required(),
});

/**
 * What doesn't go together in a definition, by its keys: choices without a key, two costs of one threshold or key, a box
 * with several costs, a share above a thousand percent.
 */
export function definitionProblems({ inputs }: CustomizationDefinition): readonly Problem[] {
  return inputs.flatMap(({ inputType, customizationValues: values = [] }, at) => {
    const key = `inputs[${at}].customizationValues`;
    const told = values.map(({ textNumberOfChar, selectKey }) =>
      inputType === "SELECT" ? (selectKey ?? "") : inputType === "TEXT" ? (textNumberOfChar ?? 0) : "",
    );
    const problems: Problem[] = [];
    if (inputType === "SELECT" && values.length < 2) problems.push({ key, messageKey: "key.choices2" });
    if (inputType === "SELECT" && told.includes("")) problems.push({ key, messageKey: "key.required" });
    if (new Set(told).size < told.length) problems.push({ key, messageKey: "key.costTwice" });
    if (values.some(({ costType, amount }) => costType === "PERCENT" && amount > mostShare)) {
      problems.push({ key, messageKey: "key.tooHigh", values: { max: mostShare } });
    }
    return problems;
  });
}

/** A defined field in one language. */
export function localizedInput(input: DefinedInput & { readonly id: number }, locale: Locale): CustomizationInput {
  const { id, inputType, label, help, isRequired = false, maxLength = null, customizationValues = [] } = input;
  return {
    id,
    inputType,
    label: inLocale(label, locale) ?? "",
    help: inLocale(help, locale) ?? "",
    isRequired,
    maxLength: inputType === "TEXT" ? (maxLength ?? longestText) : null,
    fileKinds: inputType === "FILE" ? (input.fileKinds ?? ["jpeg", "png", "webp", "pdf"]) : [],
    customizationValues: customizationValues.map(({ textNumberOfChar, selectKey, label: own, costType, amount }) => ({
      textNumberOfChar: inputType === "TEXT" ? (textNumberOfChar ?? 0) : null,
      selectKey: inputType === "SELECT" ? (selectKey ?? null) : null,
      label: inLocale(own ?? undefined, locale) ?? null,
      costType,
      amount,
    })),
  };
}

/** Whether nobody gets such a product without saying how: a field has to be answered. */
export function isAskedFirst({ inputs }: Pick<Customization | CustomizationDefinition, "inputs">): boolean {
  return inputs.some(({ isRequired }) => isRequired === true);
}
