import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { later } from "../../kit/later.tsx";
import { useWasOpen } from "../../kit/use-was-open.ts";
import type { Account } from "../../saving/log-in.ts";
import type { People } from "../../saving/people.ts";
import { StateChip } from "../../saving/state-chip.tsx";
import { useFlag } from "../../shell/use-flag.ts";
import type { DeskDocument } from "./desk-document.tsx";

const LoginDialog = later(async () => (await import("../../saving/login-dialog.tsx")).LoginDialog);

interface DocumentStateProps {
  readonly document: DeskDocument;
  readonly people: People;
  readonly account: Account;
}

/** Where the work stands; it opens what conflicts, and the login. */
export const DocumentState = observer(function DocumentState(props: DocumentStateProps): ReactNode {
  const { draft, Conflicts } = props.document;
  const [isDeciding, decide, decided] = useFlag();
  const [isLoggingIn, logIn, loggedIn] = useFlag();
  const [wasDeciding, wasLoggingIn] = [useWasOpen(isDeciding), useWasOpen(isLoggingIn)];
  return (
    <>
      <StateChip draft={draft} onDecide={decide} onLogIn={logIn} />
      {wasDeciding && <Conflicts people={props.people} isOpen={isDeciding} onClose={decided} />}
      {wasLoggingIn && <LoginDialog {...props.account} isOpen={isLoggingIn} onClose={loggedIn} />}
    </>
  );
});
