import { type ReactNode, useEffect } from "react";

interface WaitIslandProps {
  readonly id: string;
  readonly props: { readonly payment: string };
}

/** How long the bank is given before it is asked once more, in milliseconds; and how often it is. */
const pause = 4000;
const mostTries = 15;

/** Asks once more, by loading the page again; after a minute only who asks for it. */
export function WaitIsland({ props: { payment } }: WaitIslandProps): ReactNode {
  useEffect(() => {
    const tries = triesOf(payment);
    if (tries >= mostTries) return;
    const timer = setTimeout(() => {
      note(payment, tries + 1);
      location.reload();
    }, pause);
    return () => clearTimeout(timer);
  }, [payment]);
  return null;
}

const key = (payment: string): string => `wait-${payment}`;

/** Where nothing can be kept it isn't asked by itself. */
function triesOf(payment: string): number {
  try {
    return Number(sessionStorage.getItem(key(payment)) ?? 0);
  } catch {
    return mostTries;
  }
}

function note(payment: string, tries: number): void {
  try {
    sessionStorage.setItem(key(payment), String(tries));
  } catch {
    // Full, or forbidden: the next page asks once more at most.
  }
}
