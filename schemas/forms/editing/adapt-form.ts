import type { FormDocument } from "../form-document.ts";
import type { FormCommand, RemoveStep } from "./form-command.ts";
import { findField, findStep } from "./form-places.ts";

interface Documents {
  readonly past: FormDocument;
  readonly now: FormDocument;
}

/**
 * [FO21] The commands that do in `now` what one meant in `past`. What is gone already is removed, or moved, without a word;
 * a neighbour that is gone gives way to the nearest before it. A step into which others have put something stays with that.
 */
export function adaptForm(command: FormCommand, documents: Documents): readonly FormCommand[] {
  const { past, now } = documents;
  switch (command.type) {
    case "remove-field":
      return findField(now, command.field) ? [command] : [];
    case "move-field":
      if (!findField(now, command.field)) return [];
      return [{ ...command, after: fieldBehind(command, documents, command.field) }];
    case "insert-field":
      return [{ ...command, after: fieldBehind(command, documents) }];
    case "remove-step":
      return removal(command, documents);
    case "move-step":
      if (!findStep(now, command.step)) return [];
      return [{ ...command, after: nearest(past.steps, now.steps, command.after, command.step) }];
    case "insert-step":
      return [{ ...command, after: nearest(past.steps, now.steps, command.after) }];
    default:
      return [command];
  }
}

function removal(command: RemoveStep, { past, now }: Documents): readonly FormCommand[] {
  const step = findStep(now, command.step);
  if (!step) return [];
  const meant = new Set(findStep(past, command.step)?.fields.map(({ key }) => key));
  if (step.fields.every(({ key }) => meant.has(key))) return [command];
  return step.fields.flatMap(({ key }) => (meant.has(key) ? [{ type: "remove-field", field: key } as const] : []));
}

function fieldBehind(
  { step, after }: { readonly step: string; readonly after: string | null },
  { past, now }: Documents,
  but?: string,
): string | null {
  return nearest(findStep(past, step)?.fields ?? [], findStep(now, step)?.fields ?? [], after, but);
}

type Keyed = readonly { readonly key: string }[];

/** The nearest one at or before a place that still stands in the list; null: none does. */
function nearest(past: Keyed, now: Keyed, after: string | null, but?: string): string | null {
  const stands = new Set(now.map(({ key }) => key).filter((key) => key !== but));
  const at = past.findIndex(({ key }) => key === after);
  const candidates = past.slice(0, at + 1).toReversed();
  return candidates.find(({ key }) => stands.has(key))?.key ?? null;
}
