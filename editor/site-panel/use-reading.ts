import { useCallback, useEffect, useState } from "react";

export interface Reading<Answer> {
  /** As it was told last; null: not yet. */
  readonly answer: Answer | null;
  /** Whether the last answer didn't come; not while it is asked for again. */
  readonly isMissing: boolean;
  /** Asks again for who waits for it: until there is an answer nothing is missing. */
  readonly again: () => void;
  /** Looks whether there is something newer; what is missing stays so until an answer comes. */
  readonly look: () => void;
}

/** What is asked for when a part opens, and again on wish; what was told stays until there is something newer. */
export function useReading<Answer>(ask: () => Promise<Answer>): Reading<Answer> {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [time, setTime] = useState(0);
  useEffect(() => {
    let isGone = false;
    ask().then(
      (given) => {
        if (isGone) return;
        setAnswer(() => given);
        setMissing(false);
      },
      (error: unknown) => {
        console.warn("what is shown here could not be read", error);
        if (!isGone) setMissing(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [ask, time]);
  const look = useCallback(() => setTime((last) => last + 1), []);
  const again = useCallback(() => {
    // A second failure is told like the first.
    setMissing(false);
    look();
  }, [look]);
  return { answer, isMissing, again, look };
}
