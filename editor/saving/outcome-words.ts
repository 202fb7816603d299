import { useIntl } from "react-intl";

import type { PublishOutcome } from "../store/draft-ports.ts";

/** Gives the function that says why something was neither published nor brought back. */
export function useOutcomeWords(): (outcome: Exclude<PublishOutcome, "published">, hasConflicts?: boolean) => string {
  const { formatMessage } = useIntl();
  return (outcome, hasConflicts = false) => {
    if (typeof outcome === "object")
      return formatMessage({ id: "editor.saving.publish.refused" }, { why: outcome.message });
    if (outcome === "behind") return formatMessage({ id: "editor.saving.publish.behind" });
    if (outcome === "signed-out") return formatMessage({ id: "editor.saving.publish.signedOut" });
    return formatMessage({ id: hasConflicts ? "editor.saving.publish.conflict" : "editor.saving.publish.notSaved" });
  };
}
