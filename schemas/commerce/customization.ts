import type { FileKind } from "../forms/form-document.ts";

/** All fields at once, or one after another (spec §3). */
export const customizationTypes = ["SIMPLE", "DYNAMIC_FORM"] as const;
export type CustomizationType = (typeof customizationTypes)[number];

/** What one field of a customization takes (spec §3). */
export const inputTypes = ["TEXT", "SELECT", "CHECKBOX", "FILE"] as const;
export type InputType = (typeof inputTypes)[number];

/** How an answer's cost is told: so much for one, a share of what one costs, or nothing (spec §3). */
export const costTypes = ["EURO", "PERCENT", "NONE"] as const;
export type CostType = (typeof costTypes)[number];

/** What an answer costs for one. `amount`: cents for EURO, hundredths of a percent for PERCENT. */
export interface Cost {
  readonly costType: CostType;
  readonly amount: number;
}

/** The most characters of a text, where its field says no fewer. */
export const longestText = 500;

/** The most of a customization: fields, costs of each, characters of what these are called, and cents of one answer. */
export const mostAsked = { inputs: 20, costs: 60, label: 120, help: 300, cents: 1_000_000 } as const;

/** How a choice is called in carts and orders. */
export const choiceKey = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** A cost and when it is asked (spec §3): of a text from so many characters on, of a choice for its key. */
export interface CustomizationValue extends Cost {
  readonly textNumberOfChar: number | null;
  readonly selectKey: string | null;
  /** The choice in words, in the page's language; null of what isn't one. */
  readonly label: string | null;
}

/** One field of a customization. */
export interface CustomizationInput {
  readonly id: number;
  readonly inputType: InputType;
  readonly label: string;
  readonly help: string;
  readonly isRequired: boolean;
  /** Of a text, its most characters; null where there is no such end. */
  readonly maxLength: number | null;
  /** Of a file, what it may be. */
  readonly fileKinds: readonly FileKind[];
  readonly customizationValues: readonly CustomizationValue[];
}

/** How a product is made for one buyer (spec §3). */
export interface Customization {
  readonly type: CustomizationType;
  /** Whether nobody can withdraw from what is made so, once its buyer was told (L221-28 3°). */
  readonly isExcludedFromWithdrawal: boolean;
  readonly inputs: readonly CustomizationInput[];
}

/** What was chosen of a list (spec §3): its key, and the choice in words. */
export interface SelectValue {
  readonly key: string;
  readonly value: string;
}

/** The answer to one field (spec §3). Only what belongs to the field's type is looked at. */
export interface CustomizationAnswer {
  /** Of its field. */
  readonly id: number;
  /** The whole answer in words. */
  readonly formAnswer: string;
  readonly filename: string | null;
  readonly textValue: string | null;
  readonly checkboxValue: boolean;
  readonly selectValue: SelectValue | null;
}

/** A text as it is kept and counted [K1]: composed, without space around it; one that shows nothing is none. */
export function keptText(text: string): string {
  const kept = text.normalize("NFC").trim();
  return shown.test(kept) ? kept : "";
}

/** A sign that can be seen: neither a space nor one that only joins, parts or turns others. */
const shown = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\u115f\u1160\u3164\uffa0\u2800]/u;

/** How many characters a text has, in code points [K1]: an emoji isn’t two halves. */
export function charactersOf(text: string): number {
  return Array.from(keptText(text)).length;
}
