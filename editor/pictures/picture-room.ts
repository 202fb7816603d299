import type { CSSProperties } from "react";

/**
 * What a picture stands in has its form before it has come: nobody takes hold of what then moves away. Its sheet says how large
 * that is, by `--ratio` and by `--width`, its own pixels.
 */
export function roomOf({ width, height }: { readonly width: number; readonly height: number }): CSSProperties {
  return { aspectRatio: `${width} / ${height}`, "--ratio": width / height, "--width": `${width}px` } as CSSProperties;
}
