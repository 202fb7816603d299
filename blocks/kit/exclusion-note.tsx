import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import layout from "./layout.module.css";

/** That nobody can withdraw from a line, since it is made for its buyer: to be told before the order (L221-28 3°). */
export function ExclusionNote({ line }: { readonly line: { readonly isExcludedFromWithdrawal: boolean } }): ReactNode {
  if (!line.isExcludedFromWithdrawal) return null;
  return (
    <p className={layout.meta}>
      <FormattedMessage id="lineAnswers.excluded" />
    </p>
  );
}
