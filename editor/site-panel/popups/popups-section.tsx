import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { useOpenedIn } from "../places/use-opened-in.ts";
import type { SectionProps } from "../sections.tsx";
import { PopupEditor } from "./popup-editor.tsx";
import { PopupList } from "./popup-list.tsx";
import { useEditedPopups } from "./use-edited-popups.ts";

/** The site's popups: all of them, or one that is edited with the popup itself beside it. */
export const PopupsSection = observer(function PopupsSection({ work }: SectionProps): ReactNode {
  const popups = useEditedPopups(work);
  const opened = useOpenedIn(work, "popups", popups.again);
  const { before, go } = work.places;
  const last = before && "section" in before && before.section === "popups" ? (before.id ?? null) : null;
  const open = (id: number): void => go({ section: "popups", id });
  if (opened === null) return <PopupList {...{ work, popups, last, open }} />;
  // What visitors have of it is known by then.
  if (popups.answer === null && !popups.isMissing) return null;
  return <PopupEditor key={opened} id={opened} {...{ work, popups }} back={() => go({ section: "popups" })} />;
});
