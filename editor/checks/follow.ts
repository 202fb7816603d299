import { compareStructural, reaction } from "mobx";

interface Followed<Answer> {
  /** What it is asked about, as a text; null: nothing has to be asked. */
  readonly about: () => string | null;
  readonly ask: (about: string) => Promise<Answer> | Answer;
  /** Told the answer; null: there is nothing to ask. */
  readonly take: (answer: Answer | null) => void;
  /** Whether an answer is one to all that was asked; left out: each is. */
  readonly isWhole?: (answer: Answer) => boolean;
  /** Told whether it can be asked: false when asking failed or left something open, true when it was answered since. */
  readonly could: (isMade: boolean) => void;
  /** Raised by who wants it asked again, though it is the same. */
  readonly tries: () => number;
  /** For how long it has to stay as it is before it is asked about, in milliseconds. */
  readonly rest?: number;
}

/** Asks anew whenever what is asked about is another; an answer that comes too late is nobody's. Gives what ends that. */
export function follow<Answer>(followed: Followed<Answer>): () => void {
  const { about, ask, take, isWhole = () => true, could, tries, rest = 0 } = followed;
  let last = 0;
  let known: string | null = null;
  const stop = reaction(
    () => ({ asked: about(), tries: tries() }),
    ({ asked }) => {
      // Of what could be had, nobody wants to know anew.
      if (asked !== null && asked === known) return;
      last += 1;
      const own = last;
      known = null;
      if (asked === null) {
        could(true);
        return take(null);
      }
      void (async () => {
        try {
          const answer = await ask(asked);
          if (own !== last) return;
          const isAnswered = isWhole(answer);
          known = isAnswered ? asked : null;
          could(isAnswered);
          take(answer);
        } catch (error) {
          // What was known before stays: it is asked again with the next change, or when somebody wants it.
          console.warn("a check could not be made", error);
          if (own === last) could(false);
        }
      })();
    },
    { fireImmediately: true, delay: rest, equals: compareStructural },
  );
  return () => {
    last += 1;
    stop();
  };
}
