import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { EditedPopup } from "#schemas/content/edited-popup.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useToast } from "../../kit/toast.tsx";
import type { PanelWork } from "../panel-work.ts";
import { PopupLinks } from "./popup-links.tsx";
import { popupPlace } from "./popup-words.ts";
import { usePopupName } from "./popup-row.tsx";

interface RemovePopupProps {
  readonly work: PanelWork;
  readonly popup: EditedPopup;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a popup goes, and says what still leads to it. */
export function RemovePopup({ work, popup, onDone, onClose }: RemovePopupProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const name = usePopupName()(popup);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work.clients(work.locale).call("deletePopup", { params: { id: popup.id } });
      await work.desk.forget(popupPlace(popup.id));
      work.onPublished();
      toast({ text: formatMessage({ id: "editor.popups.removed" }, { name }) });
      onDone();
    } catch (error) {
      console.warn("a popup could not be removed", error);
      setProblem(formatMessage({ id: "editor.popups.removeFailed" }));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: "editor.popups.remove" }, { name })}
      description={formatMessage({ id: "editor.popups.removeWhat" })}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button variant="danger" disabled={isBusy} onClick={() => void remove()}>
            {formatMessage({ id: "editor.popups.removeDo" })}
          </Button>
        </>
      }
    >
      <PopupLinks linkedFrom={popup.linkedFrom} />
      {problem !== null && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
