import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { orderCodeIn } from "#schemas/commerce/order-code.ts";

import styles from "./counter.module.css";

/** What a browser reads codes with, where it can. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** How often the picture is looked at, in milliseconds. */
const every = 250;

/** Whether this browser reads codes, and has a camera that may be asked for. */
export function hasCodeCamera(): boolean {
  return detectorClass() !== null && "mediaDevices" in navigator;
}

function detectorClass(): DetectorClass | null {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  return BarcodeDetector ?? null;
}

/** The camera's picture; told is the first order's code that is held before it. */
export function CodeCamera({ onCode }: { readonly onCode: (code: string) => void }): ReactNode {
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    told.current = onCode;
  }, [onCode]);
  useEffect(() => {
    const Reader = detectorClass();
    const shown = video.current;
    if (!Reader || !shown) return undefined;
    const reader = new Reader({ formats: ["qr_code"] });
    let stream: MediaStream | null = null;
    let isOver = false;
    const look = async (): Promise<void> => {
      const codes = shown.readyState >= 2 ? await reader.detect(shown).catch(() => []) : [];
      const code = codes.map(({ rawValue }) => orderCodeIn(rawValue)).find((one) => one !== null);
      if (isOver) return;
      if (code) told.current(code);
      else setTimeout(() => void look(), every);
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }).then(
      async (given) => {
        stream = given;
        if (isOver) return stop(given);
        shown.srcObject = given;
        await shown.play().catch(() => undefined);
        await look();
      },
      (error: unknown) => {
        console.warn("the camera could not be had", error);
        if (!isOver) setRefused(true);
      },
    );
    return () => {
      isOver = true;
      if (stream) stop(stream);
    };
  }, []);
  if (isRefused) {
    return (
      <p role="alert" className={styles.not}>
        {formatMessage({ id: "editor.counter.noCamera" })}
      </p>
    );
  }
  return (
    <video
      ref={video}
      className={styles.camera}
      muted
      playsInline
      aria-label={formatMessage({ id: "editor.counter.camera" })}
    />
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
