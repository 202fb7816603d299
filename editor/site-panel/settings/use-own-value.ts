import { computed } from "mobx";
import { useMemo } from "react";

import { sameValue } from "#schemas/editing/same-value.ts";
import { setAt } from "#schemas/site-settings/site-settings.ts";

import type { PanelWork } from "../panel-work.ts";

/** What is set of one setting; who observes it is drawn anew when that changes, not when others do. */
export function useOwnValue({ draft }: Pick<PanelWork, "draft">, key: string): unknown {
  return useMemo(() => computed(() => setAt(draft.document, key), { equals: sameValue }), [draft, key]).get();
}

/** Whether visitors have another value of it. */
export function useIsChanged({ draft, published }: Pick<PanelWork, "draft" | "published">, key: string): boolean {
  return useMemo(
    () => computed(() => !sameValue(setAt(published.document, key), setAt(draft.document, key))),
    [draft, published, key],
  ).get();
}
