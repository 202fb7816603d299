import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";

import { later } from "../kit/later.tsx";
import { useWasOpen } from "../kit/use-was-open.ts";
import { jointState } from "../saving/joint-state.ts";
import { StateChip } from "../saving/state-chip.tsx";
import { useFlag } from "./use-flag.ts";
import type { Editor } from "../store/editor.ts";
import type { Work } from "./work.ts";

const WorkConflicts = later(async () => (await import("./work-conflicts.tsx")).WorkConflicts);
const LoginDialog = later(async () => (await import("../saving/login-dialog.tsx")).LoginDialog);

interface WorkStateProps {
  readonly work: Pick<Work, "rules" | "people" | "account"> & {
    readonly editor: Pick<Editor, "draft" | "everywhere">;
  };
}

/** Where the work stands, on the page and on what is set everywhere; it opens what conflicts, and the login. */
export const WorkState = observer(function WorkState({ work }: WorkStateProps): ReactNode {
  const [isDeciding, decide, decided] = useFlag();
  const [isLoggingIn, logIn, loggedIn] = useFlag();
  const [wasDeciding, wasLoggingIn] = [useWasOpen(isDeciding), useWasOpen(isLoggingIn)];
  const { draft, everywhere } = work.editor;
  const joint = useMemo(
    () => jointState(() => [draft, ...(everywhere.store ? [everywhere.store] : [])]),
    [draft, everywhere],
  );
  return (
    <>
      <StateChip draft={joint} onDecide={decide} onLogIn={logIn} />
      {wasDeciding && <WorkConflicts work={work} isOpen={isDeciding} onClose={decided} />}
      {wasLoggingIn && <LoginDialog {...work.account} isOpen={isLoggingIn} onClose={loggedIn} />}
    </>
  );
});
