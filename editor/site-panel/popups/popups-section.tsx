import { type ReactNode, useState } from "react";

import type { SectionProps } from "../sections.tsx";
import { PopupEditor } from "./popup-editor.tsx";
import { PopupList } from "./popup-list.tsx";
import { useEditedPopups } from "./use-edited-popups.ts";

/** The site's popups: all of them, or one that is edited with the popup itself beside it. */
export function PopupsSection({ work }: SectionProps): ReactNode {
  const popups = useEditedPopups(work);
  const [opened, setOpened] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const open = (id: number | null): void => {
    setLast(opened);
    setOpened(id);
    if (id === null) popups.again();
  };
  if (opened === null) return <PopupList {...{ work, popups, last, open }} />;
  return <PopupEditor key={opened} id={opened} {...{ work, popups }} back={() => open(null)} />;
}
