import { useEffect, useState } from "react";

/** What is asked for when a part opens, and again on wish; what was told stays until there is something newer. */
export function useReading<Answer>(ask: () => Promise<Answer>) {
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
        console.warn(error);
        if (!isGone) setMissing(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [ask, time]);
  return { answer, isMissing, again: () => setTime((last) => last + 1) };
}
