import { costFields, questionFields } from "#schemas/collections/every/customization-question.ts";
import type {
  CustomizationDefinition,
  DefinedInput,
  DefinedValue,
} from "#schemas/commerce/customization-definition.ts";
import { effectiveProps } from "#schemas/fields/props.ts";
import type { StoredItem } from "#schemas/fields/list.ts";
import { slugOf } from "#schemas/fold.ts";
import { defaultLocale, type Localized } from "#schemas/locale.ts";
import { readJson } from "#server/db/json-text.ts";
import type { Row } from "#server/db/tables.ts";

import { withId } from "./rows-by-id.ts";
import type { Whole } from "./whole.ts";

/** The questions of a product as its record holds them, in their order. */
export function readQuestions(rows: readonly Row<"customization_input">[]): readonly StoredItem[] {
  return rows
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .map(({ id, document }) => {
      // `saveCustomization` checked it before it was written.
      const { fileKinds, ...said } = readJson(document) as DefinedInput;
      return {
        ...{ id, label: wordsIn(said.label), inputType: said.inputType, help: wordsIn(said.help) },
        ...{ isRequired: said.isRequired ?? false, maxLength: said.maxLength ?? null },
        fileKinds: fileKinds ?? questionFields.fileKinds.initial,
        customizationValues: (said.customizationValues ?? []).map((cost) => ({
          ...(said.inputType === "SELECT" && { label: wordsIn(cost.label ?? {}), selectKey: cost.selectKey ?? "" }),
          ...(said.inputType === "TEXT" && { textNumberOfChar: cost.textNumberOfChar ?? 0 }),
          ...{ costType: cost.costType, amount: cost.amount },
        })),
      };
    });
}

/**
 * Questions as a form says them, as the save command takes them. One that is the copy of another, of its record or of one
 * of `others`, is a question of its own.
 */
export function questionsIn(value: unknown, others: ReadonlySet<number>): CustomizationDefinition["inputs"] {
  const taken = new Set(others);
  return (value as readonly StoredItem[]).map((stored) => {
    const { props } = effectiveProps(questionFields, {}, stored);
    const { id, inputType, maxLength, fileKinds, isRequired } = props;
    const isOwn = id !== null && !taken.has(id);
    if (isOwn) taken.add(id);
    const question = {
      ...{ inputType, isRequired, maxLength, fileKinds },
      label: wordsIn(props.label),
      help: { [defaultLocale]: "", ...wordsIn(props.help) },
      customizationValues: costsIn(props.customizationValues, inputType),
    } satisfies Whole<DefinedInput>;
    return { ...withId(isOwn ? id : undefined), ...question };
  });
}

/** Costs with what belongs to the question's kind alone: what a form hides isn't said. */
function costsIn(items: readonly StoredItem[], inputType: DefinedInput["inputType"]): readonly DefinedValue[] {
  const costs = items.map((stored) => effectiveProps(costFields, {}, stored).props);
  const taken = new Set(costs.map(({ selectKey }) => selectKey));
  return costs.map(({ label, selectKey, textNumberOfChar, costType, amount }) => {
    const isChoice = inputType === "SELECT";
    return {
      textNumberOfChar: inputType === "TEXT" ? textNumberOfChar : null,
      selectKey: isChoice ? selectKey || freeKey(label, taken) : null,
      label: isChoice ? wordsIn(label) : null,
      costType,
      amount: costType === "NONE" ? 0 : amount,
    } satisfies Whole<DefinedValue>;
  });
}

/** A key that no other choice has, made of the words of one. */
function freeKey(label: Localized<string>, taken: Set<string>): string {
  const made = slugOf(label[defaultLocale] ?? "").slice(0, 34) || "choix";
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? made : `${made}-${count}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return key;
  }
}

/** Texts in the languages in which something is said. */
function wordsIn(texts: Localized<string> = {}): Localized<string> {
  return Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== ""));
}
