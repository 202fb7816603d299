import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { EditedPopup } from "#schemas/content/edited-popup.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useToast } from "../../kit/toast.tsx";
import type { UnpublishOutcome } from "../../store/draft-ports.ts";
import type { PanelWork } from "../panel-work.ts";
import { PopupLinks } from "./popup-links.tsx";
import { usePopupName } from "./popup-row.tsx";
import { popupPlace } from "./popup-words.ts";

interface TakePopupOffProps {
  readonly work: PanelWork;
  readonly popup: Pick<EditedPopup, "id" | "title" | "linkedFrom">;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const failures = {
  behind: "editor.popups.takeOffBehind",
  "signed-out": "editor.popups.takeOffSignedOut",
  "not-saved": "editor.popups.takeOffFailed",
} as const;

/** Asks before a popup is taken away from visitors, who have it no more; its draft and its versions stay. */
export function TakePopupOff({ work, popup, onDone, onClose }: TakePopupOffProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const name = usePopupName()(popup);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const takeOff = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const outcome = await takenOff(work, popup.id);
    if (outcome === "unpublished") {
      work.onPublished();
      toast({ text: formatMessage({ id: "editor.popups.takenOff" }, { name }) });
      return onDone();
    }
    setProblem(typeof outcome === "string" ? formatMessage({ id: failures[outcome] }) : outcome.message);
    setBusy(false);
  };
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: "editor.popups.takeOff" }, { name })}
      description={formatMessage({ id: "editor.popups.takeOffWhat" })}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button variant="danger" disabled={isBusy} onClick={() => void takeOff()}>
            {formatMessage({ id: "editor.popups.takeOffDo" })}
          </Button>
        </>
      }
    >
      <PopupLinks linkedFrom={popup.linkedFrom} />
      {problem !== null && <p role="alert">{problem}</p>}
    </Dialog>
  );
}

async function takenOff({ desk }: PanelWork, id: number): Promise<UnpublishOutcome> {
  try {
    return await (await desk.open(popupPlace(id))).unpublish();
  } catch (error) {
    console.warn("a popup could not be taken off the site", error);
    return "not-saved";
  }
}
