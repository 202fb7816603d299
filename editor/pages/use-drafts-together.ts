import { useEffect, useMemo } from "react";
import { useIntl } from "react-intl";

import { useOutcomeWords } from "../saving/outcome-words.ts";
import type { Work } from "../shell/work.ts";
import { DraftsTogether } from "./drafts-together.ts";

/**
 * What the button publishes: the layout, and with it what is set everywhere and, of a page, its settings, which have to be
 * there to be counted.
 */
export function useDraftsTogether({ editor, settings, everywhere }: Work): DraftsTogether {
  const intl = useIntl();
  const outcomeWords = useOutcomeWords();
  const { draft, canvas } = editor;
  const { isFrame } = canvas;
  const together = useMemo(() => {
    const refused =
      (id: string) =>
      ({ message }: { readonly message: string }): string =>
        intl.formatMessage({ id }, { why: message });
    const companions = [
      ...(isFrame ? [] : [{ draft: settings, refused: refused("editor.pages.settingsRefused") }]),
      { draft: everywhere, refused: refused("editor.everywhere.refused") },
    ];
    return {
      companions,
      drafts: new DraftsTogether(draft, companions, (outcome) =>
        intl.formatMessage({ id: "editor.pages.partLeft" }, { why: outcomeWords(outcome) }),
      ),
    };
  }, [draft, isFrame, settings, everywhere, intl, outcomeWords]);
  useEffect(() => {
    for (const companion of together.companions) void companion.draft.open();
  }, [together]);
  return together.drafts;
}
