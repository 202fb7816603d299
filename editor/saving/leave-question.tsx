import { observer } from "mobx-react-lite";
import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { Dialog } from "#editor/kit/dialog.tsx";

import type { Leaving } from "./leaving.ts";

/** [SV8] Asks whether somebody leaves although what they did would be lost. */
export const LeaveQuestion = observer(function LeaveQuestion({ leaving }: { readonly leaving: Leaving }): ReactNode {
  const { formatMessage } = useIntl();
  const stay = useRef<HTMLButtonElement>(null);
  const say = (name: string): string => formatMessage({ id: `editor.saving.leave.${name}` });
  return (
    <Dialog
      isOpen={leaving.isAsking}
      title={say("title")}
      description={say("what")}
      initialFocus={stay}
      onClose={() => leaving.answer(false)}
      actions={
        <>
          <Button onClick={() => leaving.answer(true)}>{say("leave")}</Button>
          <Button ref={stay} variant="primary" onClick={() => leaving.answer(false)}>
            {say("stay")}
          </Button>
        </>
      }
    />
  );
});
