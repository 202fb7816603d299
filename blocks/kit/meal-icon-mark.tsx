import type { ReactNode } from "react";

/** The drawing of a dish; the words stand beside it. Anything that is not path data draws nothing. */
export function MealIconMark({ path, className }: { path: string; className?: string | undefined }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
