import type { ReactNode } from "react";

interface HillsProps {
  /** The block's own: what is named inside the drawing is named after it. */
  readonly id: string;
  readonly className: string | undefined;
}

/** Three hillsides in the theme's own colours, the last one planted in rows: the ground of a page without pictures. */
export function Hills({ id, className }: HillsProps): ReactNode {
  const slope = `${id}-slope`;
  return (
    <svg className={className} viewBox="0 0 1600 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <clipPath id={slope}>
        <path d={nearest} />
      </clipPath>
      <path opacity=".06" fill="currentColor" d="M0 190C180 120 330 96 520 128s300 86 500 52 380-118 580-84v324H0z" />
      <path opacity=".08" fill="currentColor" d="M0 262c210-64 420-30 640 4s430 26 620-26 260-60 340-56v236H0z" />
      <path opacity=".12" fill="currentColor" d={nearest} />
      <path d={rows} clipPath={`url(#${slope})`} fill="none" stroke="currentColor" strokeWidth="1.5" opacity=".2" />
    </svg>
  );
}

const nearest = "M0 350c260-70 520-76 800-44s560 22 800-34v148H0z";

/** Vine rows that part on their way to the reader, from a point behind the slope. */
const rows = Array.from({ length: 89 }, (_, row) => `M800 210L${-4040 + row * 110} 430`).join("");
