import type { CustomizationAnswer } from "./customization.ts";

/** What is known of an answer while it is given: its field. */
type Answer = Pick<CustomizationAnswer, "id">;

/** Where somebody stands who answers one field after another (spec §4). `index` is past the last at the end. */
export interface CustomizationSteps<Given extends Answer = CustomizationAnswer> {
  readonly index: number;
  readonly answers: readonly Given[];
}

export type CustomizationMove<Given extends Answer = CustomizationAnswer> =
  | { readonly kind: "save"; readonly answer: Given }
  | { readonly kind: "edit"; readonly index: number };

export const firstStep: CustomizationSteps = { index: 0, answers: [] };

/**
 * The next state of a customization with these fields (spec §4) [K5]: an answer is saved in the place of the one before
 * and the index moves to the next field until the last is answered; editing jumps to an index. After an edit the index moves
 * to the first field that still has no answer, so that nobody goes through all of them again.
 */
export function customizationStep<Given extends Answer>(
  state: CustomizationSteps<Given>,
  move: CustomizationMove<Given>,
  fieldIds: readonly number[],
): CustomizationSteps<Given> {
  if (move.kind === "edit") return { ...state, index: clamp(move.index, fieldIds.length) };
  const answers = [...state.answers.filter(({ id }) => id !== move.answer.id), move.answer];
  const next = fieldIds.findIndex((id) => !answers.some((answer) => answer.id === id));
  return { answers, index: next === -1 ? fieldIds.length : next };
}

/** Whether every field was gone through. */
export function isThrough({ index }: Pick<CustomizationSteps, "index">, fieldIds: readonly number[]): boolean {
  return index >= fieldIds.length;
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(0, Math.trunc(index)), count);
}
