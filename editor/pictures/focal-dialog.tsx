import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { Button } from "#editor/kit/button.tsx";
import { CancelButton } from "#editor/kit/cancel-button.tsx";
import { Dialog } from "#editor/kit/dialog.tsx";
import { say } from "#editor/kit/live-region.tsx";
import type { Image } from "#schemas/content/image.ts";
import type { Locale } from "#schemas/locale.ts";

import { FocalPoint } from "./focal-point.tsx";
import { pictureUrl } from "./picture-url.ts";

export interface FocalDialogProps {
  /** A picture of the library. */
  readonly image: Image;
  readonly locale: Locale;
  readonly save: NonNullable<FieldPorts["saveFocal"]>;
  /** Told the picture as it is now, or nothing where nothing was changed. */
  readonly onClose: (saved?: Image) => void;
}

/** Sets what crops of a picture keep in view, wherever it stands on the site. */
export function FocalDialog({ image, locale, save, onClose }: FocalDialogProps): ReactNode {
  const intl = useIntl();
  const [focal, setFocal] = useState(image.focal);
  const [state, setState] = useState<"still" | "saving" | "failed">("still");
  const words = (key: string) => intl.formatMessage({ id: `editor.pictures.${key}` });
  const store = async () => {
    setState("saving");
    try {
      const saved = await save(image.id, focal, locale);
      say(words("focalSaved"));
      onClose(saved);
    } catch {
      setState("failed");
    }
  };
  return (
    <Dialog
      isOpen
      isWide
      title={words("crop")}
      description={words("cropEverywhere")}
      onClose={() => onClose()}
      actions={
        <>
          <CancelButton disabled={state === "saving"} onClick={() => onClose()} />
          <Button variant="primary" disabled={state === "saving"} onClick={() => void store()}>
            {words("save")}
          </Button>
        </>
      }
    >
      <FocalPoint src={pictureUrl(image, 1080)} size={image} value={focal} onChange={setFocal} />
      {state === "failed" ? <p role="alert">{words("focalFailed")}</p> : null}
    </Dialog>
  );
}
