import { refusalWords } from "#schemas/commerce/refusal-words.ts";
import { ApiError } from "#schemas/contract/api-error.ts";

/** A failed call in words: the server's, with its details (spec §8), else the error's own. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return refusalWords(error.message, error instanceof ApiError ? error.details : []);
}
