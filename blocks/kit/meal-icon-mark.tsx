import type { ReactNode } from "react";

import { LineDrawing } from "./icon.tsx";

/** The drawing of a dish; the words stand beside it. Anything that is not path data draws nothing. */
export function MealIconMark({ path, className }: { path: string; className?: string | undefined }): ReactNode {
  return <LineDrawing path={path} className={className} weight="1.2" />;
}
