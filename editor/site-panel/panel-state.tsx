import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { later } from "../kit/later.tsx";
import { useWasOpen } from "../kit/use-was-open.ts";
import { StateChip } from "../saving/state-chip.tsx";
import { useFlag } from "../shell/use-flag.ts";
import { panelRules } from "./panel-draft.ts";
import type { PanelWork } from "./panel-work.ts";
import { settingWords } from "./setting-words.ts";

const ConflictDialog = later(async () => {
  const { ConflictDialog: Conflicts } = await import("../saving/conflict-dialog.tsx");
  return function SettingConflicts(props: Shown & Pick<PanelWork, "draft" | "people">): ReactNode {
    return <Conflicts {...props} kind={panelRules.rules} words={settingWords} />;
  };
});
const LoginDialog = later(async () => (await import("../saving/login-dialog.tsx")).LoginDialog);

interface Shown {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Where the work stands; it opens what conflicts, and the login. */
export const PanelState = observer(function PanelState({ work }: { readonly work: PanelWork }): ReactNode {
  const { draft, people } = work;
  const [isDeciding, decide, decided] = useFlag();
  const [isLoggingIn, logIn, loggedIn] = useFlag();
  const [wasDeciding, wasLoggingIn] = [useWasOpen(isDeciding), useWasOpen(isLoggingIn)];
  return (
    <>
      <StateChip draft={draft} onDecide={decide} onLogIn={logIn} />
      {wasDeciding && <ConflictDialog {...{ draft, people }} isOpen={isDeciding} onClose={decided} />}
      {wasLoggingIn && <LoginDialog {...work.account} isOpen={isLoggingIn} onClose={loggedIn} />}
    </>
  );
});
