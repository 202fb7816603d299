import { observer } from "mobx-react-lite";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { localeInfos, locales } from "#schemas/locale.ts";

import { Button, IconButton } from "../../kit/button.tsx";
import styles from "./preview.module.css";
import { type FrameWidth, frameWidths, type PreviewFrames, type ShownPage } from "./preview-frames.ts";

interface PreviewPaneProps {
  readonly frames: PreviewFrames;
}

/** The pages as visitors would have them, side by side; one of them alone, where more is to be seen of it. */
export const PreviewPane = observer(function PreviewPane({ frames }: PreviewPaneProps): ReactNode {
  const intl = useIntl();
  const shown = frames.pages.filter(({ id }) => frames.alone === null || frames.alone === id);
  return (
    <section className={styles.pane} aria-label={intl.formatMessage({ id: "editor.site.preview" })}>
      <div className={styles.tools} data-ground="dark">
        <div role="group" aria-label={intl.formatMessage({ id: "editor.shell.widths" })}>
          {(Object.keys(frameWidths) as FrameWidth[]).map((width) => (
            <IconButton
              key={width}
              icon={width}
              label={intl.formatMessage({ id: `editor.site.width.${width}` })}
              isPressed={frames.width === width}
              onClick={() => frames.setWidth(width)}
            />
          ))}
        </div>
        <div role="group" aria-label={intl.formatMessage({ id: "editor.site.language" })}>
          {locales.map((locale) => (
            <Button
              key={locale}
              isSmall
              variant="quiet"
              aria-pressed={frames.locale === locale}
              onClick={() => frames.setLocale(locale)}
            >
              {localeInfos[locale].label}
            </Button>
          ))}
        </div>
      </div>
      <div className={styles.frames} data-alone={frames.alone ?? undefined}>
        {shown.map((page) => (
          // In another language it is another frame: one that went there would be an entry of the tab's history.
          <Frame key={page.id + frames.locale} frames={frames} page={page} />
        ))}
      </div>
    </section>
  );
});

interface FrameProps extends PreviewPaneProps {
  readonly page: ShownPage;
}

const Frame = observer(function Frame({ frames, page }: FrameProps): ReactNode {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `editor.site.page.${page.id}` });
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, size] = useSize();
  const isAlone = frames.alone === page.id;
  useEffect(() => (frame.current ? frames.attach(page.id, frame.current) : undefined), [frames, page]);
  const width = frameWidths[frames.width];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  const style = {
    inlineSize: `${width}px`,
    blockSize: `${Math.max(200, size.height / scale)}px`,
    "--scale": String(scale),
  } as CSSProperties;
  return (
    <figure className={styles.page}>
      <figcaption>
        <span>{name}</span>
        {frames.pages.length > 1 && (
          <IconButton
            isSmall
            icon={isAlone ? "out" : "eye"}
            label={intl.formatMessage({ id: isAlone ? "editor.site.all" : "editor.site.alone" }, { name })}
            onClick={() => frames.showAlone(isAlone ? null : page.id)}
          />
        )}
      </figcaption>
      <div className={styles.place} ref={place}>
        <iframe
          ref={frame}
          className={styles.frame}
          style={style}
          title={name}
          src={frames.addressOf(page)}
          onLoad={({ currentTarget }) => frames.loaded(currentTarget)}
        />
      </div>
    </figure>
  );
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large an element is, in pixels; told anew whenever that changes. */
function useSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      // Out of sight it has none, and comes back with the one that it had.
      if (entry && entry.contentRect.width > 0)
        setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [place, size] as const;
}
