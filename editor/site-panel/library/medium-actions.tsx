import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { MediumDetails } from "#schemas/content/media.ts";

import { Button } from "../../kit/button.tsx";
import { say as announce } from "../../kit/live-region.tsx";
import { useToast } from "../../kit/toast.tsx";
import { FocalDialog } from "../../pictures/focal-dialog.tsx";
import type { PanelWork } from "../panel-work.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { FileDrop } from "./file-drop.tsx";
import styles from "./media-library.module.css";
import { type MediaPort, takenEndings } from "./media-port.ts";
import { RemoveMedium } from "./remove-medium.tsx";

interface MediumActionsProps {
  readonly details: MediumDetails;
  readonly port: MediaPort;
  readonly work: Pick<PanelWork, "locale" | "ports">;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** What can be done with a medium: framed, cropped, replaced, linked to, removed. */
export function MediumActions({ details, port, work, onChanged, onRemoved }: MediumActionsProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `editor.media.${id}` });
  const [asked, setAsked] = useState<"focal" | "crop" | "remove" | null>(null);
  const { medium } = details;
  const { id, kind, image } = medium;
  const isPhotograph = kind === "image" && !image.name.endsWith(".svg");
  const { saveFocal } = work.ports;
  const toast = useToast();
  const copy = async (address: string): Promise<void> => {
    try {
      // There is no clipboard where the site isn't reached by HTTPS.
      await navigator.clipboard.writeText(address);
      toast({ text: say("copied") });
    } catch {
      toast({ text: formatMessage({ id: "editor.media.notCopied" }, { address }), isLasting: true });
    }
  };
  const close = (): void => setAsked(null);
  const done = (): void => {
    close();
    onChanged();
  };
  return (
    <div className={styles.actions}>
      {kind === "image" && saveFocal && (
        <Button isSmall icon="eye" onClick={() => setAsked("focal")}>
          {say("focal")}
        </Button>
      )}
      {isPhotograph && (
        <Button isSmall icon="cut" onClick={() => setAsked("crop")}>
          {say("crop")}
        </Button>
      )}
      <Replacing {...{ details, port, onChanged }} />
      <Button isSmall icon="copy" onClick={() => void copy(medium.address)}>
        {say("copyAddress")}
      </Button>
      <Button isSmall icon="delete" onClick={() => setAsked("remove")}>
        {say("remove")}
      </Button>
      {asked === "focal" && saveFocal && (
        <FocalDialog
          image={image}
          locale={work.locale}
          save={saveFocal}
          onClose={(saved) => (saved ? done() : close())}
        />
      )}
      {asked === "crop" && (
        <CropDialog
          image={details.original?.image ?? image}
          crop={details.original?.crop ?? null}
          save={async (crop) => await port.crop(id, crop)}
          onClose={(isChanged) => (isChanged ? done() : close())}
        />
      )}
      {asked === "remove" && <RemoveMedium {...{ details, port, onRemoved }} onClose={close} />}
    </div>
  );
}

/** Another file in the place of this one, wherever it stands: chosen, or dropped onto the button. */
function Replacing({
  details,
  port,
  onChanged,
}: Pick<MediumActionsProps, "details" | "port" | "onChanged">): ReactNode {
  const { formatMessage } = useIntl();
  const say = (key: string): string => formatMessage({ id: `editor.media.${key}` });
  const [state, setState] = useState<{ readonly part: number } | { readonly refusal: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { id, kind } = details.medium;
  const replace = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    setState({ part: 0 });
    const unreached = { ok: false, error: say("notReplaced") } as const;
    const done = await port.replace(id, file, (part) => setState({ part })).catch(() => unreached);
    setState(done.ok ? null : { refusal: done.error });
    if (!done.ok) return;
    announce(say("replaced"));
    onChanged();
  };
  return (
    <FileDrop
      isOne
      className={styles.replacing}
      input={input}
      accept={takenEndings[kind]}
      onFiles={(files) => void replace(files)}
    >
      <Button isSmall icon="upload" disabled={state !== null && "part" in state} onClick={() => input.current?.click()}>
        {say("replace")}
      </Button>
      {state !== null && "part" in state && (
        <>
          <progress value={state.part} aria-label={say("replacing")} />
          <span className={styles.quiet} aria-hidden="true">
            {say("replacing")}
          </span>
        </>
      )}
      {state !== null && "refusal" in state && (
        <p className={styles.refusal} role="alert">
          {state.refusal}
        </p>
      )}
    </FileDrop>
  );
}
