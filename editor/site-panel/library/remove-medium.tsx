import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { MediumDetails } from "#schemas/content/media.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { say as announce } from "../../kit/live-region.tsx";
import styles from "./media-library.module.css";
import type { MediaPort } from "./media-port.ts";

interface RemoveMediumProps {
  readonly details: MediumDetails;
  readonly port: Pick<MediaPort, "remove">;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a medium goes for good; one that stands somewhere stays, and the places are named. */
export function RemoveMedium({ details, port, onClose, onRemoved }: RemoveMediumProps): ReactNode {
  const { formatMessage, formatList } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `editor.media.${id}` }, values);
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { medium, uses } = details;
  const where = formatList(uses.map(({ place, title }) => (title === "" ? place : say("useNamed", { place, title }))));
  const remove = async (): Promise<void> => {
    setWorking(true);
    const unreached = { ok: false, error: say("notRemoved") } as const;
    const done = await port.remove(medium.id).catch(() => unreached);
    setWorking(false);
    if (!done.ok) return setRefusal(done.error);
    announce(say("removed"));
    onRemoved();
  };
  const isUsed = uses.length > 0;
  return (
    <Dialog
      isOpen
      title={say(isUsed ? "isUsedTitle" : "removeTitle")}
      description={isUsed ? say("isUsed", { where }) : say("removeWhat", { name: medium.image.name })}
      onClose={onClose}
      actions={
        isUsed ? (
          <Button onClick={onClose}>{formatMessage({ id: "editor.kit.close" })}</Button>
        ) : (
          <>
            <CancelButton disabled={isWorking} onClick={onClose} />
            <Button variant="danger" disabled={isWorking} onClick={() => void remove()}>
              {say("remove")}
            </Button>
          </>
        )
      }
    >
      {refusal === null ? null : (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}
