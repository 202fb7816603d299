import { useEffect, useMemo } from "react";
import { useIntl } from "react-intl";

import type { Work } from "../shell/work.ts";
import { type Companion, DraftsTogether } from "./drafts-together.ts";

/**
 * What the button publishes: the layout, while it is the page's content, and with it what is set everywhere and, of a page,
 * its settings, which have to be there to be counted.
 */
export function useDraftsTogether({ editor, settings, everywhere, publish }: Work): DraftsTogether {
  const intl = useIntl();
  const { draft, canvas } = editor;
  const { isPage } = canvas;
  const together = useMemo(() => {
    const wordsOf = (refused: string, name: string): Pick<Companion, "refused" | "name"> => ({
      refused: (why) => intl.formatMessage({ id: refused }, { why }),
      name: intl.formatMessage({ id: name }),
    });
    const behind = (names: readonly string[]): string =>
      intl.formatMessage({ id: "editor.saving.publish.settingsBehind" }, { what: intl.formatList(names) });
    const ofPage = wordsOf("editor.pages.settingsRefused", "editor.pages.settingsName");
    const ofAll = wordsOf("editor.everywhere.refused", "editor.everywhere.name");
    const companions = [...(isPage ? [{ draft: settings, ...ofPage }] : []), { draft: everywhere, ...ofAll }];
    return {
      companions,
      drafts: new DraftsTogether({ layout: draft, isLayoutSeen: () => !editor.isProgram, companions, publish, behind }),
    };
  }, [editor, draft, isPage, settings, everywhere, publish, intl]);
  useEffect(() => {
    for (const companion of together.companions) void companion.draft.open();
  }, [together]);
  return together.drafts;
}
