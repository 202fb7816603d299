import { type ReactNode, useEffect, useState } from "react";

import { type AwaitedPayment, usePorts } from "#blocks/kit/ports.tsx";

import styles from "./order-result.module.css";

interface WaitIslandProps {
  readonly id: string;
  readonly props: AwaitedPayment & {
    /** Words of the private zone come with its pages: that the page updates itself, and that the bank is silent. */
    readonly words: { readonly follows: string; readonly quiet: string };
  };
}

/** Has the page say what came of the payment when that is known; when it isn't for long, says so. */
export function WaitIsland({ props: { provider, id, words } }: WaitIslandProps): ReactNode {
  const { orders } = usePorts();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => orders.follow({ provider, id }, setQuiet), [orders, provider, id]);
  return (
    <p role="status" className={styles.byItself}>
      {isQuiet ? words.quiet : words.follows}
    </p>
  );
}
