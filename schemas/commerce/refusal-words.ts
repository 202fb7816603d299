import type { KeyError } from "../contract/envelope.ts";

/** A refusal as the server said it, with its details joined by ' / ' (spec §8); what only repeats it is said once. */
export function refusalWords(message: string, details: readonly KeyError[]): string {
  const words = [message, ...details.map(({ error }) => error)];
  return [...new Set(words)].filter(Boolean).join(" / ");
}
