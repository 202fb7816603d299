import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { definitionsBySlug } from "#blocks/definitions.ts";

import { everywhereKind } from "../everywhere/everywhere-draft.ts";
import { everywhereWords } from "../everywhere/everywhere-words.ts";
import { ConflictDialog } from "../saving/conflict-dialog.tsx";
import { layoutWords } from "../saving/document-words.ts";
import type { Editor } from "../store/editor.ts";
import type { Work } from "./work.ts";

const words = layoutWords(definitionsBySlug);

interface WorkConflictsProps {
  readonly work: Pick<Work, "rules" | "people"> & { readonly editor: Pick<Editor, "draft" | "everywhere"> };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What conflicts on the page and in what is set everywhere, decided one after the other. */
export const WorkConflicts = observer(function WorkConflicts({ work, ...shown }: WorkConflictsProps): ReactNode {
  const { editor, rules, people } = work;
  const { draft, everywhere } = editor;
  const { store } = everywhere;
  return draft.copy.conflicts.length > 0 || !store ? (
    <ConflictDialog {...{ draft, kind: rules, words, people }} {...shown} />
  ) : (
    <ConflictDialog {...{ draft: store, kind: everywhereKind, words: everywhereWords, people }} {...shown} />
  );
});
