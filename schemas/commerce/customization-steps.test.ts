import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { anAnswer } from "../../tests/factories/customizations.ts";

import { customizationStep, firstStep, isThrough, type CustomizationMove } from "./customization-steps.ts";

const ids = [7, 8, 9];
const save = (id: number, textValue = "x"): CustomizationMove => ({
  kind: "save",
  answer: anAnswer({ id, textValue }),
});

describe("answering one field after another", () => {
  test("[§4 customization-steps] [K5] each answer that is saved moves on to the next field, until the last", () => {
    const states = [7, 8, 9].reduce(
      (all, id) => [...all, customizationStep(all.at(-1) ?? firstStep, save(id), ids)],
      [firstStep],
    );
    expect(states.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(states.map((state) => isThrough(state, ids))).toEqual([false, false, false, true]);
    expect(states.at(-1)?.answers.map(({ id }) => id)).toEqual([7, 8, 9]);
  });

  test("[§4 customization-steps] [K5] editing jumps to an index; what is saved there takes the old one's place", () => {
    const all = ids.reduce((state, id) => customizationStep(state, save(id), ids), firstStep);
    const editing = customizationStep(all, { kind: "edit", index: 1 }, ids);
    expect(editing.index).toBe(1);
    expect(editing.answers).toEqual(all.answers);
    const again = customizationStep(editing, save(8, "autre"), ids);
    expect(again.index).toBe(3);
    expect(again.answers.filter(({ id }) => id === 8).map(({ textValue }) => textValue)).toEqual(["autre"]);
  });

  test("[K5] nobody gets beyond the fields, whatever the moves, and no field has two answers", () => {
    const move = fc.oneof(
      fc.constantFrom(...ids).map((id) => save(id)),
      fc.double().map((index): CustomizationMove => ({ kind: "edit", index: Number.isNaN(index) ? 0 : index })),
    );
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const end = moves.reduce((state, one) => customizationStep(state, one, ids), firstStep);
        expect(ids.length - end.index).toBeGreaterThanOrEqual(0);
        expect(end.index).toBeGreaterThanOrEqual(0);
        expect(new Set(end.answers.map(({ id }) => id)).size).toBe(end.answers.length);
      }),
    );
  });
});
