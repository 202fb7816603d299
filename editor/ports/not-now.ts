/** Why something that was sent wasn't taken, in the server's words, where trying again later can help. */
export class NotNow extends Error {}

/** Whether an answer's status says that another time may do: one has to log in first, it is too much at once, or it broke down. */
export function isForNow(status: number): boolean {
  return status === 401 || status === 408 || status === 429 || status >= 500;
}

/** What the server said of why it couldn't now; null: nothing was heard of it. */
export function wordsForNow(error: unknown): string | null {
  return error instanceof NotNow ? error.message : null;
}
