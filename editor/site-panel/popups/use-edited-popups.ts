import { useCallback } from "react";

import type { EditedPopups } from "#schemas/content/edited-popup.ts";

import type { PanelWork } from "../panel-work.ts";
import { type Reading, useReading } from "../use-reading.ts";

/** All popups, with what else the section knows of them. */
export type KnownPopups = Reading<EditedPopups>;

/** All popups, asked for when the section opens and whenever one of them is another. */
export function useEditedPopups(work: PanelWork): KnownPopups {
  return useReading(useCallback(() => work.clients(work.locale).call("listEditedPopups"), [work]));
}
