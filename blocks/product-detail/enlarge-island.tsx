import type { MouseEvent, ReactNode } from "react";
import { useIntl } from "react-intl";

import { fullUrl } from "#blocks/kit/picture.tsx";
import { usePorts } from "#blocks/kit/ports.tsx";
import type { Image } from "#schemas/content/image.ts";

import styles from "./stage.module.css";

/** Covers the stage with a link to its first picture; with the runtime, a click opens the fullscreen slider (spec §2). */
export function EnlargeIsland({
  props: { images },
}: {
  readonly props: { readonly images: readonly Image[] };
}): ReactNode {
  const intl = useIntl();
  const { openSlider } = usePorts().dialogs;
  const [first] = images;
  if (!first) return null;

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSlider(images, 0);
  }

  return (
    <a
      href={fullUrl(first)}
      className={styles.enlarge}
      data-reload=""
      aria-label={intl.formatMessage({ id: "product.enlarge" }, { count: images.length })}
      onClick={open}
    />
  );
}
