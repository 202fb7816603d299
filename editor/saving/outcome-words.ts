import { useCallback } from "react";
import { type IntlShape, useIntl } from "react-intl";

import type { PublishOutcome } from "../store/draft-ports.ts";

type OutcomeWords = (outcome: Exclude<PublishOutcome, "published">, hasConflicts?: boolean) => string;

/** Gives the function that says why something was neither published nor brought back: the same one in one language. */
export function useOutcomeWords(): OutcomeWords {
  const intl = useIntl();
  return useCallback<OutcomeWords>(
    (outcome, hasConflicts = false) => outcomeWords(intl, outcome, hasConflicts),
    [intl],
  );
}

function outcomeWords(intl: IntlShape, outcome: Parameters<OutcomeWords>[0], hasConflicts: boolean): string {
  if (typeof outcome === "object") {
    return intl.formatMessage({ id: "editor.saving.publish.refused" }, { why: outcome.message });
  }
  if (outcome === "behind") return intl.formatMessage({ id: "editor.saving.publish.behind" });
  if (outcome === "signed-out") return intl.formatMessage({ id: "editor.saving.publish.signedOut" });
  return intl.formatMessage({ id: hasConflicts ? "editor.saving.publish.conflict" : "editor.saving.publish.notSaved" });
}
