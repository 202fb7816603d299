import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { Icon } from "#blocks/kit/icon.tsx";
import { InDialogRoom } from "#blocks/kit/in-dialog-room.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { Image } from "#schemas/content/image.ts";

import type { fullscreenSliderDefinition } from "./definition.ts";
import styles from "./fullscreen-slider.module.css";
import { counter, neighbour } from "./neighbour.ts";
import { Slide } from "./slide.tsx";
import { useGestures } from "./use-gestures.ts";

interface Shown {
  readonly images: readonly Image[];
  readonly index: number;
}

/** The fullscreen slider (spec §2), in the page's room for dialogs. */
export function FullscreenSliderView(_: BlockViewProps<typeof fullscreenSliderDefinition>): ReactNode {
  return (
    <InDialogRoom>
      <FullscreenSlider />
    </InDialogRoom>
  );
}

/**
 * A modal dialog that opens on the document's event `cellardoor:open-slider`. The browser's own dialog closes on
 * Escape, keeps the focus inside and gives it back.
 */
export function FullscreenSlider(): ReactNode {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const move = useCallback((by: number): void => {
    setShown((before) => before && { ...before, index: neighbour(before.index, by, before.images.length) });
  }, []);
  useGestures(dialog, move);

  useEffect(() => {
    function open({ detail: { images, start: first } }: DocumentEventMap["cellardoor:open-slider"]): void {
      if (images.length === 0) return;
      setShown({ images, index: neighbour(first, 0, images.length) });
      if (!dialog.current?.open) dialog.current?.showModal();
    }
    document.addEventListener("cellardoor:open-slider", open);
    return () => document.removeEventListener("cellardoor:open-slider", open);
  }, []);

  const image = shown?.images[shown.index];
  const total = shown?.images.length ?? 0;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={intl.formatMessage({ id: "fullscreenSlider.label" })}
      onClose={() => setShown(null)}
    >
      {shown && image && (
        <>
          <Slide key={`${shown.index}:${image.id}`} image={image} />
          <p className={styles.counter} aria-live="polite">
            {counter(shown.index, total)}
          </p>
          {total > 1 && (
            <>
              <button
                type="button"
                className={styles.previous}
                aria-label={intl.formatMessage({ id: "fullscreenSlider.previous" })}
                onClick={() => move(-1)}
              >
                <Icon name="previous" />
              </button>
              <button
                type="button"
                className={styles.next}
                aria-label={intl.formatMessage({ id: "fullscreenSlider.next" })}
                onClick={() => move(1)}
              >
                <Icon name="next" />
              </button>
            </>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={intl.formatMessage({ id: "fullscreenSlider.close" })}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </dialog>
  );
}
