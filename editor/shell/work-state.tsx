import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo } from "react";

import { later } from "../kit/later.tsx";
import { useWasOpen } from "../kit/use-was-open.ts";
import { jointState } from "../saving/joint-state.ts";
import { StateChip } from "../saving/state-chip.tsx";
import { useFlag } from "./use-flag.ts";
import type { Editor } from "../store/editor.ts";
import type { Work } from "./work.ts";

const WorkConflicts = later(async () => (await import("./work-conflicts.tsx")).WorkConflicts);
const LoginDialog = later(async () => (await import("../saving/login-dialog.tsx")).LoginDialog);
const WorkGone = later(async () => (await import("./work-gone.tsx")).WorkGone);

export interface WorkStateProps {
  readonly work: Pick<Work, "rules" | "people" | "account" | "leave"> & {
    readonly editor: Pick<Editor, "draft" | "everywhere">;
    readonly settings: Pick<Work["settings"], "store">;
  };
}

/** Where the work stands, on the page, on what is said of it and on what is set everywhere; it opens what conflicts, and the login. */
export const WorkState = observer(function WorkState({ work }: WorkStateProps): ReactNode {
  const [isDeciding, decide, decided] = useFlag();
  const [isLoggingIn, logIn, loggedIn] = useFlag();
  const [isLosing, lose, lost] = useFlag();
  const [wasDeciding, wasLoggingIn, wasLosing] = [
    useWasOpen(isDeciding),
    useWasOpen(isLoggingIn),
    useWasOpen(isLosing),
  ];
  const { draft, everywhere } = work.editor;
  const { settings } = work;
  const joint = useMemo(
    () =>
      jointState(() => [
        draft,
        ...(everywhere.store ? [everywhere.store] : []),
        ...(settings.store ? [settings.store] : []),
      ]),
    [draft, everywhere, settings],
  );
  const isGone = joint.state === "gone";
  useEffect(() => {
    if (isGone) lose();
  }, [isGone, lose]);
  return (
    <>
      <StateChip draft={joint} onDecide={decide} onLogIn={logIn} onGone={lose} />
      {wasDeciding && <WorkConflicts work={work} isOpen={isDeciding} onClose={decided} />}
      {wasLoggingIn && <LoginDialog {...work.account} isOpen={isLoggingIn} onClose={loggedIn} />}
      {wasLosing && <WorkGone work={work} isOpen={isLosing} onClose={lost} />}
    </>
  );
});
