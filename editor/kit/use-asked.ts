import { useEffect, useState } from "react";

/** What is asked for once; null while it is on its way, and where it can't be had. `ask` keeps its identity. */
export function useAsked<Answer>(ask: () => Promise<Answer>): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isGone = false;
    ask().then(
      (given) => {
        if (!isGone) setAnswer(() => given);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [ask]);
  return answer;
}
