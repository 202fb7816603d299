import type { ReactNode } from "react";

/** The sign of what is to happen at a time; the kit's signs come with the editor, and this one later. */
export function ClockSign(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={18}
      height={18}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M10 3a7 7 0 1 0 .01 0M10 6.5V10l2.6 1.7" />
    </svg>
  );
}
