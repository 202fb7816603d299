import type { ReactNode } from "react";

const paths = {
  close: "M5 5l14 14M19 5L5 19",
  menu: "M3 8h18M3 16h18",
  next: "M9 4l8 8-8 8",
  previous: "M15 4l-8 8 8 8",
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7z",
  phone: "M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z",
  mail: "M3 6h18v12H3zM3 7l9 6 9-6",
  place: "M12 21c4-5 7-8.3 7-12a7 7 0 0 0-14 0c0 3.7 3 7 7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  person: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0",
  home: "M4 11l8-7 8 7M6 10v10h12V10",
  bottle: "M10 3h4v5l2 3v10H8V11l2-3zM8 14h8",
  grapes:
    "M12 7V3M9 9h0M8.5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM15.5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM12 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM12 21a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  bag: "M5 8h14l1 13H4zM8.5 8V7a3.5 3.5 0 0 1 7 0v1",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5",
} as const;

export type IconName = keyof typeof paths;

/** Tells whether a text from outside names one of the drawings. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(paths, name);
}

interface LineDrawingProps {
  readonly path: string;
  readonly className?: string | undefined;
  /** How broad its lines are. */
  readonly weight?: string;
}

/** A line drawing that says nothing by itself: the words stand beside it or on its control. */
export function LineDrawing({ path, className, weight = "1.4" }: LineDrawingProps): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** One of the drawings of controls. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }): ReactNode {
  return <LineDrawing path={paths[name]} className={className} />;
}
