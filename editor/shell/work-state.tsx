import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";

import { definitionsBySlug } from "#blocks/definitions.ts";

import { everywhereKind } from "../everywhere/everywhere-draft.ts";
import { everywhereWords } from "../everywhere/everywhere-words.ts";
import { ConflictDialog } from "../saving/conflict-dialog.tsx";
import { layoutWords } from "../saving/document-words.ts";
import { jointState } from "../saving/joint-state.ts";
import { LoginDialog } from "../saving/login-dialog.tsx";
import { StateChip } from "../saving/state-chip.tsx";
import { useFlag } from "./use-flag.ts";
import type { Work } from "./work.ts";

const words = layoutWords(definitionsBySlug);

interface WorkStateProps {
  readonly work: Pick<Work, "editor" | "rules" | "people" | "account">;
}

/** Where the work stands, on the page and on what is set everywhere; what conflicts is decided one after the other. */
export const WorkState = observer(function WorkState({ work }: WorkStateProps): ReactNode {
  const [isDeciding, decide, decided] = useFlag();
  const [isLoggingIn, logIn, loggedIn] = useFlag();
  const { editor, rules, people, account } = work;
  const { draft, everywhere } = editor;
  const joint = useMemo(
    () => jointState(() => [draft, ...(everywhere.store ? [everywhere.store] : [])]),
    [draft, everywhere],
  );
  const { store } = everywhere;
  return (
    <>
      <StateChip draft={joint} onDecide={decide} onLogIn={logIn} />
      {draft.copy.conflicts.length > 0 || !store ? (
        <ConflictDialog {...{ draft, kind: rules, words, people }} isOpen={isDeciding} onClose={decided} />
      ) : (
        <ConflictDialog
          {...{ draft: store, kind: everywhereKind, words: everywhereWords, people }}
          isOpen={isDeciding}
          onClose={decided}
        />
      )}
      <LoginDialog {...account} isOpen={isLoggingIn} onClose={loggedIn} />
    </>
  );
});
