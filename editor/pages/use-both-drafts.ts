import { useEffect, useMemo } from "react";
import { useIntl } from "react-intl";

import { useOutcomeWords } from "../saving/outcome-words.ts";
import { BothDrafts, type LayoutDraft } from "./both-drafts.ts";
import type { PageDraft } from "./page-draft.ts";

/** What the button publishes: the layout, and the settings with it, which have to be there to be counted. */
export function useBothDrafts(layout: LayoutDraft, settings: PageDraft): BothDrafts {
  const intl = useIntl();
  const outcomeWords = useOutcomeWords();
  const { open } = settings;
  useEffect(() => void open(), [open]);
  return useMemo(
    () =>
      new BothDrafts(layout, settings, {
        settingsRefused: ({ message }) => intl.formatMessage({ id: "editor.pages.settingsRefused" }, { why: message }),
        layoutLeft: (outcome) => intl.formatMessage({ id: "editor.pages.layoutLeft" }, { why: outcomeWords(outcome) }),
      }),
    [layout, settings, intl, outcomeWords],
  );
}
