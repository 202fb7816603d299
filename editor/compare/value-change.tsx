import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Unseen } from "../kit/unseen.tsx";
import { textDiff } from "../saving/text-diff.ts";
import styles from "./ed-compare.module.css";
import { shortParts } from "./short-parts.ts";

interface ValueChangeProps {
  /** What the value is called. */
  readonly name: string;
  /** What stood there and what stands there, in words; empty: nothing. */
  readonly before: string;
  readonly after: string;
}

/** One value in words: what is gone struck out, what came underlined. */
export function ValueChange({ name, before, after }: ValueChangeProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  // Where nothing can be read on either side there is still a difference, of which its name is all that can be said.
  const parts = shortParts(textDiff(before, after));
  return (
    <div className={styles.value}>
      <p className={styles.valueName}>{formatMessage({ id: "editor.compare.value" }, { name })}</p>
      {parts.length > 0 && (
        <p className={styles.text}>
          {parts.map(({ kind, text }, index) => {
            if (kind === "same") return <span key={index}>{text}</span>;
            const Part = kind === "removed" ? "del" : "ins";
            return (
              <Part key={index}>
                <Unseen>{say(`editor.compare.part.${kind}`)} </Unseen>
                {text}
              </Part>
            );
          })}
        </p>
      )}
    </div>
  );
}
