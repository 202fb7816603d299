import { useCallback, useEffect, useState } from "react";

export interface Reading<Answer> {
  /** As it was told last; null: not yet. */
  readonly answer: Answer | null;
  /** Whether the last answer didn't come. */
  readonly isMissing: boolean;
  readonly again: () => void;
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
  const again = useCallback(() => setTime((last) => last + 1), []);
  return { answer, isMissing, again };
}
