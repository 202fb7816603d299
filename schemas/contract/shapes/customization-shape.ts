import { array, boolean, number, string } from "yup";

import { costTypes, customizationTypes, inputTypes } from "../../commerce/customization.ts";
import type { CostType, CustomizationType, InputType } from "../../commerce/customization.ts";
import { type FileKind, fileKinds } from "../../forms/form-document.ts";

import { shape } from "./shape.ts";

const costFields = {
  costType: string<CostType>()
    .oneOf([...costTypes])
    .defined(),
  amount: number().required(),
};

const inputTypeShape = string<InputType>()
  .oneOf([...inputTypes])
  .defined();

const selectValueShape = shape({ key: string().defined(), value: string().defined() }).nullable().defined();

/** How a product is made for one buyer. */
export const customizationShape = shape({
  type: string<CustomizationType>()
    .oneOf([...customizationTypes])
    .defined(),
  isExcludedFromWithdrawal: boolean().required(),
  inputs: array(
    shape({
      id: number().integer().required(),
      inputType: inputTypeShape,
      label: string().defined(),
      help: string().defined(),
      isRequired: boolean().required(),
      maxLength: number().integer().nullable().defined(),
      fileKinds: array(
        string<FileKind>()
          .oneOf([...fileKinds])
          .defined(),
      ).required(),
      customizationValues: array(
        shape({
          textNumberOfChar: number().integer().nullable().defined(),
          selectKey: string().nullable().defined(),
          label: string().nullable().defined(),
          ...costFields,
        }),
      ).required(),
    }),
  ).required(),
});

/** What an answer costs. */
export const answerCostShape = shape({ id: number().integer().required(), ...costFields, cost: number().required() });

/** What was answered for a line of a cart or an order. */
export const lineAnswersShape = array(
  shape({
    id: number().integer().required(),
    label: string().defined(),
    inputType: inputTypeShape,
    formAnswer: string().defined(),
    filename: string().nullable().defined(),
    textValue: string().nullable().defined(),
    checkboxValue: boolean().required(),
    selectValue: selectValueShape,
    ...costFields,
    cost: number().required(),
    url: string().nullable().defined(),
  }),
).required();
