import type { Reach } from "../store/turns.ts";

/** When things are saved and looked for, in milliseconds. */
export const saveTimes = {
  /** A pause while somebody edits. */
  pause: 400,
  /** The longest that an edit waits while nobody pauses. */
  longest: 2000,
  /** How often it is looked what others did, and how long nobody has edited by then. */
  look: 5000,
  idle: 1000,
  /** How often it is asked whether somebody has logged in again. */
  session: 1000,
  /** The first and the longest wait until a server that is away is tried again; each is twice the one before. */
  retry: 1000,
  longestRetry: 30_000,
} as const;

/** What is known when it is decided what comes next. Times are milliseconds of one clock. */
export interface SavingFacts {
  readonly reach: Reach;
  /** How many edits wait to be saved. */
  readonly waiting: number;
  /** When the first edit that was never sent was made; null: all were. */
  readonly firstUnsent: number | null;
  readonly lastEdit: number;
  /** When the server was last asked for something, and how often in a row nobody answered. */
  readonly asked: number;
  readonly failures: number;
  readonly isVisible: boolean;
}

export interface Turn {
  /** Saving where nothing waits is looking. */
  readonly what: "save" | "look" | "ask-session";
  readonly at: number;
}

/** What comes next, and when; null: nothing until something happens. */
export function nextTurn(facts: SavingFacts): Turn | null {
  const { reach, waiting, firstUnsent, lastEdit, asked, failures, isVisible } = facts;
  if (reach === "gone") return null;
  if (reach === "signed-out") return { what: "ask-session", at: asked + saveTimes.session };
  if (reach === "offline") return { what: "save", at: asked + retryAfter(failures) };
  if (waiting > 0) {
    const first = firstUnsent ?? asked;
    return { what: "save", at: Math.min(lastEdit + saveTimes.pause, first + saveTimes.longest) };
  }
  return isVisible ? { what: "look", at: Math.max(asked + saveTimes.look, lastEdit + saveTimes.idle) } : null;
}

function retryAfter(failures: number): number {
  return Math.min(saveTimes.retry * 2 ** Math.max(0, failures - 1), saveTimes.longestRetry);
}
