import { observer } from "mobx-react-lite";
import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";

import type { Anchor } from "#schemas/page/commands/place.ts";

import { Dialog } from "../kit/dialog.tsx";
import type { Editor } from "../store/editor.ts";
import { Library } from "./library.tsx";

interface LibraryDialogProps {
  readonly editor: Editor;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where something is put that is chosen; left out: where new things go by themselves. */
  readonly at: Anchor | undefined;
}

/** The library over the page: by "+" between blocks, and by "/". */
export const LibraryDialog = observer(function LibraryDialog(props: LibraryDialogProps): ReactNode {
  const { editor, isOpen, onClose, at } = props;
  const intl = useIntl();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      title={intl.formatMessage({ id: "editor.library.insert" })}
      onClose={onClose}
      initialFocus={field}
      isWide
    >
      <Library editor={editor} at={at} onChosen={onClose} searchField={field} />
    </Dialog>
  );
});
