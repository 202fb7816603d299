import type { ReactNode } from "react";

import type { ViewLink } from "#schemas/fields/link.ts";

import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import styles from "./link-pair.module.css";

export interface LinkPairProps {
  /** What a visitor is to do first; null: nothing. */
  readonly call: ViewLink | null;
  /** What they may do instead; null: nothing. */
  readonly secondCall: ViewLink | null;
  readonly className?: string | undefined;
}

/** One or two links that a block ends with, as buttons side by side; nothing without a link. */
export function LinkPair({ call, secondCall, className }: LinkPairProps): ReactNode {
  if (!call && !secondCall) return null;
  return (
    <p className={classNames(styles.links, className)}>
      {call && <Link link={call} look="button" />}
      {secondCall && <Link link={secondCall} look="outline" />}
    </p>
  );
}
