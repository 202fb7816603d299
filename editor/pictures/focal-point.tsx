import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { type FocalPoint as Point, middle } from "#schemas/content/image.ts";

import styles from "./ed-focal.module.css";
import { roomOf } from "./picture-room.ts";

export interface FocalPointProps {
  /** The picture's address; null: it isn't known yet. */
  readonly src: string | null;
  /** How large the picture is, where that is known: its room is there before it has come. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly value: Point;
  readonly onChange: (value: Point) => void;
}

/** The page's widths at which crops are shown, and how high a picture across the page is there, in pixels. */
const crops = [
  { width: 390, height: 520 },
  { width: 768, height: 480 },
  { width: 1440, height: 600 },
] as const;

/** What an arrow key moves the point by, in per cents; with Shift the second. */
const steps = { small: 1, large: 10 };

/** The point of a picture that crops keep in view: set by mouse, finger or arrow keys, with what comes of it beside it. */
export function FocalPoint({ src, size, value, onChange }: FocalPointProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const handle = useRef<HTMLDivElement>(null);
  const say = (key: string) => intl.formatMessage({ id: `editor.pictures.${key}` });
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    onChange({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  const press = (event: KeyboardEvent) => {
    const next = moved(event.key, event.shiftKey ? steps.large : steps.small, value);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(next);
  };
  const isInMiddle = value.x === middle.x && value.y === middle.y;
  return (
    <div className={styles.focal} style={{ "--at": `${value.x}% ${value.y}%` } as CSSProperties}>
      <div className={styles.words}>
        <h3 className={styles.title}>{say("focal")}</h3>
        <p id={id} className={styles.help}>
          {say("focalHelp")}
        </p>
      </div>
      <div
        className={styles.picture}
        style={size && roomOf(size)}
        data-sized={size !== undefined || undefined}
        data-focal=""
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          handle.current?.focus();
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <img src={src ?? undefined} alt="" draggable={false} />
        <div
          ref={handle}
          className={styles.handle}
          style={{ insetInlineStart: `${value.x}%`, insetBlockStart: `${value.y}%` }}
          role="slider"
          tabIndex={0}
          aria-label={say("focal")}
          aria-describedby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={value.x}
          aria-valuetext={intl.formatMessage({ id: "editor.pictures.focalAt" }, { x: value.x, y: value.y })}
          onKeyDown={press}
        />
      </div>
      <ul className={styles.crops} aria-label={say("crops")}>
        {crops.map(({ width, height }) => (
          <li key={width}>
            <img src={src ?? undefined} alt="" style={{ aspectRatio: `${width} / ${height}` }} data-crop={width} />
            <span>{intl.formatMessage({ id: "editor.pictures.cropAt" }, { width })}</span>
          </li>
        ))}
      </ul>
      <Button isSmall variant="quiet" icon="reset" disabled={isInMiddle} onClick={() => onChange(middle)}>
        {say("focalReset")}
      </Button>
    </div>
  );
}

function percent(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100);
}

/** Where a key moves the point to; null for a key that moves nothing. */
function moved(key: string, by: number, { x, y }: Point): Point | null {
  const within = (value: number) => Math.min(100, Math.max(0, value));
  if (key === "ArrowLeft") return { x: within(x - by), y };
  if (key === "ArrowRight") return { x: within(x + by), y };
  if (key === "ArrowUp") return { x, y: within(y - by) };
  if (key === "ArrowDown") return { x, y: within(y + by) };
  return key === "Home" ? middle : null;
}
