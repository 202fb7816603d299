import { observer } from "mobx-react-lite";
import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";

import { Dialog } from "../kit/dialog.tsx";
import type { Editor } from "../store/editor.ts";
import { Library } from "./library.tsx";

interface LibraryDialogProps {
  readonly editor: Editor;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (slug: string) => void;
}

/** The library over the page: by "+" between blocks, and by "/". */
export const LibraryDialog = observer(function LibraryDialog(props: LibraryDialogProps): ReactNode {
  const { editor, isOpen, onClose, onChoose } = props;
  const intl = useIntl();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const choose = (slug: string): void => {
    onClose();
    onChoose(slug);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={intl.formatMessage({ id: "editor.library.insert" })}
      onClose={onClose}
      initialFocus={field}
      isWide
    >
      <Library editor={editor} onChoose={choose} searchField={field} />
    </Dialog>
  );
});
