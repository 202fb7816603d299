import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { definitionsBySlug } from "#blocks/definitions.ts";

import { layoutWords } from "../saving/document-words.ts";
import { GoneDialog } from "../saving/gone-dialog.tsx";
import { waitingWords } from "../saving/waiting-words.ts";
import type { Editor } from "../store/editor.ts";
import type { Work } from "./work.ts";

const words = layoutWords(definitionsBySlug);

interface WorkGoneProps {
  readonly work: Pick<Work, "leave"> & { readonly editor: Pick<Editor, "draft"> };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** [SV7] What is left of a page that somebody else has deleted. */
export const WorkGone = observer(function WorkGone({ work, ...shown }: WorkGoneProps): ReactNode {
  return <GoneDialog {...shown} words={waitingWords(work.editor.draft.copy, words)} onLeave={work.leave} />;
});
