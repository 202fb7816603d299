import { reaction } from "mobx";

interface Followed<Answer> {
  /** What it is asked about, as a text; null: nothing has to be asked. */
  readonly about: () => string | null;
  readonly ask: (about: string) => Promise<Answer> | Answer;
  /** Told the answer; null: there is nothing to ask. */
  readonly take: (answer: Answer | null) => void;
  /** For how long it has to stay as it is before it is asked about, in milliseconds. */
  readonly rest?: number;
}

/** Asks anew whenever what is asked about is another; an answer that comes too late is nobody's. Gives what ends that. */
export function follow<Answer>({ about, ask, take, rest = 0 }: Followed<Answer>): () => void {
  let last = 0;
  const stop = reaction(
    about,
    (asked) => {
      last += 1;
      const own = last;
      if (asked === null) return take(null);
      void (async () => {
        try {
          const answer = await ask(asked);
          if (own === last) take(answer);
        } catch (error) {
          // What was known before stays: it is asked again with the next change.
          console.warn("a check could not be made", error);
        }
      })();
    },
    { fireImmediately: true, delay: rest },
  );
  return () => {
    last += 1;
    stop();
  };
}
