import { type ReactNode, type RefObject, useEffect } from "react";

import { Button } from "../kit/button.tsx";
import styles from "./panel-section.module.css";

interface OneHeadProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly name: string;
  readonly back: { readonly words: string; readonly go: () => void };
  /** What is said of it below its name; null: it isn't there yet. Then the heading gets the focus, unless somebody has gone on. */
  readonly facts: ReactNode;
}

/** The head of one of many, opened from their list: the way back there, its name, and what is said of it. */
export function OneHead({ heading, name, back, facts }: OneHeadProps): ReactNode {
  const isKnown = facts !== null;
  useEffect(() => {
    if (isKnown && document.activeElement === document.body) heading.current?.focus();
  }, [isKnown, heading]);
  return (
    <header className={styles.oneHead}>
      <Button variant="quiet" icon="chevron-left" isSmall onClick={back.go}>
        {back.words}
      </Button>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      {isKnown && <p className={styles.facts}>{facts}</p>}
    </header>
  );
}
