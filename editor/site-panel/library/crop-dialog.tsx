import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { Image } from "#schemas/content/image.ts";
import { type Crop, smallestCrop } from "#schemas/content/media.ts";
import type { Result } from "#schemas/result.ts";

import { Button } from "../../kit/button.tsx";
import { CancelButton } from "../../kit/cancel-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { say as announce } from "../../kit/live-region.tsx";
import { NumberField } from "../../kit/number-field.tsx";
import { pictureUrl } from "../../pictures/picture-url.ts";
import { CropFrame } from "./crop-frame.tsx";
import { isWhole, movedTo, shapedAs, sizedTo, wholeOf } from "./crop-rules.ts";
import styles from "./media-library.module.css";

interface CropDialogProps {
  /** The picture as it was before it was ever cropped. */
  readonly image: Image;
  /** Which part of it is shown now; null: all of it. */
  readonly crop: Crop | null;
  /** Null: all of it again. */
  readonly save: (crop: Crop | null) => Promise<Result<unknown, string>>;
  readonly onClose: (isChanged: boolean) => void;
}

/** Shapes that a part can be given, as width to height. */
const shapes = [
  { name: "1:1", width: 1, height: 1 },
  { name: "4:5", width: 4, height: 5 },
  { name: "3:2", width: 3, height: 2 },
  { name: "16:9", width: 16, height: 9 },
] as const;

/** Which part of a picture is shown, wherever it stands: drawn, moved by the arrow keys, or written in pixels. */
export function CropDialog({ image, crop, save, onClose }: CropDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `editor.media.${id}` }, values);
  const [part, setPart] = useState(crop ?? wholeOf(image));
  const [state, setState] = useState<{ readonly isSaving: boolean; readonly refusal?: string }>({ isSaving: false });
  const store = async (): Promise<void> => {
    setState({ isSaving: true });
    const unreached = { ok: false, error: say("notSaved") } as const;
    const done = await save(isWhole(part, image) ? null : part).catch(() => unreached);
    setState({ isSaving: false, ...(!done.ok && { refusal: done.error }) });
    if (!done.ok) return;
    announce(say("cropSaved"));
    onClose(true);
  };
  const field = (name: keyof Crop, max: number, change: (value: number) => Crop): ReactNode => (
    <NumberField
      label={formatMessage({ id: `editor.media.cropField.${name}` })}
      value={part[name]}
      min={name === "x" || name === "y" ? 0 : smallestCrop}
      max={max}
      onChange={(value) => (Number.isInteger(value) ? setPart(change(value)) : undefined)}
    />
  );
  return (
    <Dialog
      isOpen
      isWide
      title={say("cropTitle")}
      description={say("cropHelp")}
      onClose={() => onClose(false)}
      actions={
        <>
          <CancelButton disabled={state.isSaving} onClick={() => onClose(false)} />
          <Button variant="primary" disabled={state.isSaving} onClick={() => void store()}>
            {say("save")}
          </Button>
        </>
      }
    >
      <div className={styles.cropping}>
        <CropFrame src={pictureUrl(image, 1080)} of={image} part={part} onChange={setPart} />
        <div className={styles.cropFields}>
          <div className={styles.chips} role="group" aria-label={say("cropShapes")}>
            {shapes.map((shape) => (
              <Button key={shape.name} isSmall onClick={() => setPart(shapedAs(part, shape, image))}>
                {shape.name}
              </Button>
            ))}
            <Button isSmall icon="reset" disabled={isWhole(part, image)} onClick={() => setPart(wholeOf(image))}>
              {say("cropWhole")}
            </Button>
          </div>
          {field("x", image.width - part.width, (x) => movedTo(part, { x, y: part.y }, image))}
          {field("y", image.height - part.height, (y) => movedTo(part, { x: part.x, y }, image))}
          {field("width", image.width - part.x, (width) => sizedTo(part, { width, height: part.height }, image))}
          {field("height", image.height - part.y, (height) => sizedTo(part, { width: part.width, height }, image))}
        </div>
        {state.refusal !== undefined && (
          <p className={styles.refusal} role="alert">
            {state.refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}
