import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import styles from "./ed-waiting.module.css";
import { say } from "./live-region.tsx";

/** How long something is on its way before anybody is told, in milliseconds: what comes sooner would only flicker. */
const patience = 200;

/** Says that what is shown here is being read. */
export function BeingRead(): ReactNode {
  return <Waiting>{useIntl().formatMessage({ id: "editor.kit.reading" })}</Waiting>;
}

interface WaitingProps {
  readonly children: string;
  /** Whether it is a line among words, not a place of its own. */
  readonly isLine?: boolean;
}

/** Says that what will stand here is on its way, once it takes longer than anybody would notice. */
export function Waiting({ children, isLine = false }: WaitingProps): ReactNode {
  const [isLong, tell] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      tell(true);
      // By the editor's voice: what stands in a part that is busy is read out once it is busy no more.
      say(children);
    }, patience);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <div className={isLine ? styles.line : styles.waiting} data-waiting="">
      {isLong && (
        <>
          <span className={styles.sign} aria-hidden />
          {children}
        </>
      )}
    </div>
  );
}
