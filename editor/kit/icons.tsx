import type { ReactNode } from "react";

/** The editor's signs: lines of 1.5 px on 20 px, in the colour of the words around them. */
const paths = {
  undo: "M7 5 3.5 8.5 7 12M4 8.5h8a4 4 0 0 1 0 8H9",
  redo: "m13 5 3.5 3.5L13 12m3-3.5H8a4 4 0 0 0 0 8h3",
  plus: "M10 4v12M4 10h12",
  close: "m5 5 10 10M15 5 5 15",
  "chevron-down": "m5.5 8 4.5 4.5L14.5 8",
  "chevron-up": "M5.5 12 10 7.5l4.5 4.5",
  "chevron-left": "M12 5.5 7.5 10l4.5 4.5",
  "chevron-right": "M8 5.5 12.5 10 8 14.5",
  drag: "M8 5h.01M8 10h.01M8 15h.01M12.5 5h.01M12.5 10h.01M12.5 15h.01",
  duplicate: "M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7",
  delete: "M4 5.5h12M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5",
  copy: "M7.5 6h8v10.5h-8zM12.5 6V3.5h-8V14h3",
  cut: "M5 5.5a2 2 0 1 0 .01 0M5 10.5a2 2 0 1 0 .01 0M6.7 8.5 16.5 15M6.7 11.5 16.5 5",
  paste: "M7.5 4H5v12.5h10V4h-2.5M7.5 3h5v2.5h-5zM7.5 9.5h5M7.5 12.5h5",
  phone: "M6.5 3h7v14h-7zM9.3 14.8h1.4",
  tablet: "M4.5 3h11v14h-11zM9 14.8h2",
  "tablet-wide": "M2.5 4.5h15v11h-15zM15 9v2",
  desktop: "M2.5 4h15v9.5h-15zM7 16.5h6M10 13.5v3",
  "all-width": "M2.5 4v12M17.5 4v12M5.5 10h9M8 7.5 5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5",
  mail: "M2.5 4.5h15v11h-15zM3 5l7 6 7-6",
  person: "M10 3.5a3 3 0 1 0 .01 0M4 16.5c.4-3.5 2.8-5 6-5s5.6 1.5 6 5",
  eye: "M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5ZM10 8a2 2 0 1 0 .01 0",
  "eye-off": "M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5ZM10 8a2 2 0 1 0 .01 0M4 16.5l12-13",
  image: "M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4M12.8 7.2a.9.9 0 1 0 .01 0",
  link: "M8.5 11.5a3 3 0 0 0 4.3 0l2.8-2.8a3 3 0 0 0-4.3-4.3L10 5.8M11.5 8.5a3 3 0 0 0-4.3 0l-2.8 2.8a3 3 0 0 0 4.3 4.3l1.3-1.4",
  bold: "M6.5 4h4.2a2.9 2.9 0 0 1 0 5.8H6.5zM6.5 9.8h4.9a3.1 3.1 0 0 1 0 6.2H6.5z",
  italic: "M12 4 8 16M9.5 4h5M5.5 16h5",
  list: "M8 5.5h8.5M8 10h8.5M8 14.5h8.5M4 5.5h.01M4 10h.01M4 14.5h.01",
  "ordered-list": "M8.5 5.5h8M8.5 10h8M8.5 14.5h8M3.5 4.2l1-.7v4M3.4 13c.3-1 2.2-.9 2 .3-.1.8-1.4 1.4-2 2.2h2.2",
  table: "M3 4.5h14v11H3zM3 8.2h14M3 11.8h14M8 4.5v11",
  align: "M3.5 5h13M3.5 8.3h8.5M3.5 11.7h13M3.5 15H12",
  "align-center": "M3.5 5h13M6 8.3h8M3.5 11.7h13M5.8 15h8.4",
  "align-end": "M3.5 5h13M8 8.3h8.5M3.5 11.7h13M8 15h8.5",
  keyboard: "M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.7h7",
  search: "M8.8 3.5a5.3 5.3 0 1 0 .01 0M12.7 12.7l4 4",
  settings: "M3 6h6.5M13.5 6H17M3 14h3.5M10.5 14H17M11.5 4v4M8.5 12v4",
  history: "M4 6.2V3.5M4 6.2h2.8M4.2 6A7 7 0 1 1 3 10.6M10 6.5V10l2.6 1.7",
  warning: "M10 3.5 17.5 16.5h-15zM10 8.2v4M10 14.4h.01",
  cloud: "M6 15.5a3.4 3.4 0 0 1-.5-6.8 4.7 4.7 0 0 1 9-.6 3.7 3.7 0 0 1-.6 7.4z",
  "cloud-off":
    "M8.6 5.2a4.7 4.7 0 0 1 5.9 2.9 3.7 3.7 0 0 1 2 6.2M13.9 15.5H6a3.4 3.4 0 0 1-.5-6.8l.3-.8M3.5 3.5l13 13",
  up: "M10 16V4.5M5.5 9 10 4.5 14.5 9",
  down: "M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5",
  in: "M3.5 4v8h11M11 8.5l3.5 3.5-3.5 3.5",
  out: "M16.5 16V8h-11M9 4.5 5.5 8 9 11.5",
  menu: "M3.5 5.5h13M3.5 10h13M3.5 14.5h13",
  template: "M3 3.5h14v4H3zM3 10.5h6v6H3zM12 10.5h5M12 13.5h5M12 16.5h5",
  unlink: "m11.5 5.8.8-1.4a3 3 0 0 1 4.3 4.3l-2.3 2.3M8.5 14.2l-1 1.4a3 3 0 0 1-4.3-4.3l2.3-2.3M3.5 3.5l13 13",
  frame: "M3 4h14v12H3zM3 7.5h14M3 13h14",
  page: "M5 3h6.5L15.5 7v10H5zM11.5 3v4h4",
  lock: "M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9",
  check: "m4 10.5 4 4 8-9",
  checked: "M10 3a7 7 0 1 0 .01 0M6.8 10.3l2.3 2.3 4.2-4.8",
  more: "M5 10h.01M10 10h.01M15 10h.01",
  upload: "M10 13.5V4M6 8l4-4 4 4M3.5 13v3.5h13V13",
  globe: "M10 3a7 7 0 1 0 .01 0M3 10h14M10 3c2.2 2 3 4.5 3 7s-.8 5-3 7c-2.2-2-3-4.5-3-7s.8-5 3-7Z",
  reset: "M4.5 4v4h4M4.9 8A6 6 0 1 1 4 11.5",
  quote: "M4 13.5c2 0 3-1.5 3-4V6H3.5v4H6M12 13.5c2 0 3-1.5 3-4V6h-3.5v4H14",
} as const;

export type IconName = keyof typeof paths;

/** One of the editor's signs. It says nothing to a screen reader: what it stands in has the words. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return <Drawn path={paths[name]} size={size} isDotted={name === "drag" || name === "more"} />;
}

interface DrawnProps {
  /** Lines on 20 px. */
  readonly path: string;
  readonly size: number;
  readonly isDotted?: boolean;
}

/** A sign of a part of the editor that draws its own, as `Icon` draws the others. */
export function Drawn({ path, size, isDotted = false }: DrawnProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={isDotted ? 2.2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
