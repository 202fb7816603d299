import { ApiError } from "#schemas/contract/api-error.ts";

/** Whether a call that failed was refused: a server that is in trouble, or has too much to do, may take it later. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** What a refusal says of who asked: others were faster, or nobody is logged in; null: it is about what was asked. */
export function refusedOutcome({
  status,
}: ApiError): { readonly kind: "behind" } | { readonly kind: "signed-out" } | null {
  if (status === 409) return { kind: "behind" };
  return status === 401 || status === 403 ? { kind: "signed-out" } : null;
}

/** A refusal's message, with what it says of single values when that is something else. */
export function wordsOf({ message, details }: ApiError): string {
  const more = [...new Set(details.map(({ error }) => error))].filter((words) => !message.includes(words));
  return [message, ...more].join(" ");
}
