import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { settingsKind } from "#schemas/page-settings/settings-kind.ts";

import { everywhereKind } from "../everywhere/everywhere-draft.ts";
import { everywhereWords } from "../everywhere/everywhere-words.ts";
import { settingsWords } from "../pages/setting-names.ts";
import { ConflictDialog } from "../saving/conflict-dialog.tsx";
import { layoutWords } from "../saving/document-words.ts";
import type { Editor } from "../store/editor.ts";
import type { Work } from "./work.ts";

const words = layoutWords(definitionsBySlug);

interface WorkConflictsProps {
  readonly work: Pick<Work, "rules" | "people"> & {
    readonly editor: Pick<Editor, "draft" | "everywhere">;
    readonly settings: Pick<Work["settings"], "store">;
  };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What conflicts on the page, in what is said of it and in what is set everywhere, decided one after the other. */
export const WorkConflicts = observer(function WorkConflicts({ work, ...shown }: WorkConflictsProps): ReactNode {
  const { editor, rules, people } = work;
  const { draft, everywhere } = editor;
  const [about, all] = [work.settings.store, everywhere.store];
  const layout = <ConflictDialog {...{ draft, kind: rules, words, people }} {...shown} />;
  if (draft.copy.conflicts.length > 0) return layout;
  if (about && about.copy.conflicts.length > 0)
    return <ConflictDialog {...{ draft: about, kind: settingsKind, words: settingsWords, people }} {...shown} />;
  if (!all) return layout;
  return <ConflictDialog {...{ draft: all, kind: everywhereKind, words: everywhereWords, people }} {...shown} />;
});
