import { ApiError } from "#schemas/contract/api-error.ts";

/** A failed call in words, as the server said them, with its details joined by ' / ' (spec §8). */
export function refusalText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const details = error instanceof ApiError ? error.details.map((detail) => detail.error) : [];
  return [error.message, ...details].filter(Boolean).join(" / ");
}
