import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { Dialog } from "#editor/kit/dialog.tsx";
import { TextField } from "#editor/kit/text-field.tsx";
import { useToast } from "#editor/kit/toast.tsx";

export interface GoneDialogProps {
  readonly isOpen: boolean;
  /** The words that can't be saved any more; empty: there are none. */
  readonly words: string;
  /** Leaves what is gone. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** [SV7] Says that what is edited has been deleted by somebody else, and gives one's words back. */
export function GoneDialog({ isOpen, words, onLeave, onClose }: GoneDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const say = (name: string): string => formatMessage({ id: `editor.saving.gone.${name}` });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      toast({ text: say("copied") });
    } catch {
      toast({ text: say("notCopied") });
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={say("title")}
      description={say(words === "" ? "what" : "whatWaits")}
      onClose={onClose}
      actions={
        <>
          {words === "" ? null : <Button onClick={() => void copy()}>{say("copy")}</Button>}
          <Button variant="primary" onClick={onLeave}>
            {say("leave")}
          </Button>
        </>
      }
    >
      {words === "" ? null : <TextField label={say("words")} value={words} multiline isReadOnly onChange={() => {}} />}
    </Dialog>
  );
}
