import { type ReactNode, useEffect } from "react";

/** How long the bank is given before it is asked once more, in milliseconds. */
const pause = 4000;

/** Asks once more, by loading the page again. */
export function WaitIsland(): ReactNode {
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), pause);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
