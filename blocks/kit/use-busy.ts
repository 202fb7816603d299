import { useEffect, useState } from "react";

import { createBusy } from "./busy.ts";

/**
 * A busy state of a view that stays 200 ms at least once it is shown (spec §9), and the function that says
 * that something has begun; what that one gives says that it is over. What was waited for is never delayed.
 */
export function useBusy(): readonly [isBusy: boolean, begin: () => () => void] {
  const [isBusy, setBusy] = useState(false);
  const [busy] = useState(() =>
    createBusy({
      now: () => performance.now(),
      after(delay, run) {
        const timer = setTimeout(run, delay);
        return () => clearTimeout(timer);
      },
      show: setBusy,
    }),
  );
  useEffect(() => busy.stop, [busy]);
  return [isBusy, busy.begin];
}
