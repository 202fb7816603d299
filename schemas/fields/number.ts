import { ok } from "../result.ts";
import { fault } from "./check.ts";
import type { Field } from "./field.ts";
import type { FieldLabels } from "./text.ts";

export interface NumberOptions extends FieldLabels {
  readonly min?: number;
  readonly max?: number;
  /** The distance between allowed values, counted from `min` (from 0 without one). */
  readonly step?: number;
  readonly integer?: boolean;
  /** Left out: 0, or the nearest bound. */
  readonly initial?: number;
  /** What it is the number of, where people choose that by its name. */
  readonly of?: "form";
  /** A year is written without anything between its digits. */
  readonly as?: "year";
}

/** A finite number within its bounds. Text that looks like a number is refused. */
export function number(options: NumberOptions): Field<number, number> {
  const { label, help, min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, step, integer = false } = options;
  const initial = options.initial ?? Math.min(Math.max(0, min), max);
  return {
    kind: "number",
    label,
    localized: false,
    initial,
    check(value) {
      if (typeof value !== "number" || !Number.isFinite(value)) return fault("key.number");
      if (integer && !Number.isInteger(value)) return fault("key.integer");
      if (value < min) return fault("key.tooLow", { min });
      if (value > max) return fault("key.tooHigh", { max });
      if (step !== undefined && !isOnStep(value, options.min ?? 0, step)) return fault("key.step", { step });
      return ok(value);
    },
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({
      ...{ kind: "number", label, help, localized: false, initial },
      ...{ min: options.min, max: options.max, step, integer, of: options.of, as: options.as },
    }),
  };
}

function isOnStep(value: number, start: number, step: number): boolean {
  const steps = (value - start) / step;
  // 0.3 / 0.1 is 2.9999999999999996: decimal steps need some slack.
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
