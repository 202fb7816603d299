import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from "react";
import { useIntl } from "react-intl";

import type { Crop } from "#schemas/content/media.ts";

import { roomOf } from "../../pictures/picture-room.ts";
import { drawnBetween, movedTo, type Point, type Size, sizedTo } from "./crop-rules.ts";
import styles from "./media-library.module.css";

interface CropFrameProps {
  readonly src: string;
  /** The picture's own size, in pixels. */
  readonly of: Size;
  readonly part: Crop;
  readonly onChange: (part: Crop) => void;
}

/** An arrow key goes by a hundredth of the picture; with Alt by a pixel. */
const step = 0.01;

/** What a pointer does: from where it draws, or what it carries and where it took it. */
type Drag = { readonly from: Point } | { readonly carried: Crop; readonly at: Point };

/** A picture with the part of it that is shown: drawn anew, carried by the pointer, moved by arrow keys and sized with Shift. */
export function CropFrame({ src, of, part, onChange }: CropFrameProps): ReactNode {
  const { formatMessage } = useIntl();
  const id = useId();
  const drag = useRef<Drag | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * of.width, y: ((clientY - top) / height) * of.height };
  };
  const press = (event: KeyboardEvent): void => {
    const by = event.altKey ? { x: 1, y: 1 } : { x: Math.ceil(of.width * step), y: Math.ceil(of.height * step) };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = [way.x * by.x, way.y * by.y];
    onChange(
      event.shiftKey
        ? sizedTo(part, { width: part.width + x, height: part.height + y }, of)
        : movedTo(part, { x: part.x + x, y: part.y + y }, of),
    );
  };
  const share = (value: number, whole: number): string => `${(value / whole) * 100}%`;
  return (
    <div className={styles.cropFrame}>
      <p id={id} className={styles.quiet}>
        {formatMessage({ id: "editor.media.cropKeys" })}
      </p>
      <div
        className={styles.cropPicture}
        style={roomOf(of)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          frame.current?.focus();
          const at = pointOf(event);
          const isInside = event.target === frame.current && (part.width < of.width || part.height < of.height);
          drag.current = isInside ? { carried: part, at } : { from: at };
        }}
        onPointerMove={(event) => {
          const { current } = drag;
          if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const at = pointOf(event);
          if ("from" in current) return onChange(drawnBetween(current.from, at, of));
          const { carried } = current;
          onChange(movedTo(carried, { x: carried.x + at.x - current.at.x, y: carried.y + at.y - current.at.y }, of));
        }}
        onPointerUp={() => {
          drag.current = null;
        }}
      >
        <img src={src} alt="" draggable={false} />
        <div
          ref={frame}
          className={styles.cropPart}
          style={{
            insetInlineStart: share(part.x, of.width),
            insetBlockStart: share(part.y, of.height),
            inlineSize: share(part.width, of.width),
            blockSize: share(part.height, of.height),
          }}
          role="slider"
          tabIndex={0}
          aria-label={formatMessage({ id: "editor.media.cropPart" })}
          aria-valuemin={0}
          aria-valuemax={of.width}
          aria-valuenow={part.x}
          aria-valuetext={formatMessage({ id: "editor.media.cropAt" }, { ...part })}
          aria-describedby={id}
          onKeyDown={press}
        />
      </div>
    </div>
  );
}

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
