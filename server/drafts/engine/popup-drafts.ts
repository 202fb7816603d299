import { parsePopup, type PopupDocument } from "#schemas/popups/popup-document.ts";
import { popupKind } from "#schemas/popups/popup-kind.ts";
import { parsePopupCommand, type PopupCommand } from "#schemas/popups/set-popup.ts";
import { publicPopup } from "#server/popups/documents/read.ts";
import { publishPopup, unpublishPopup } from "#server/popups/documents/write.ts";

import type { DraftKind } from "./draft-kind.ts";

/** Popups (`schemas/popups/SPEC.md`). The command line changes them without a revision. */
export const popupDrafts: DraftKind<PopupDocument, PopupCommand> = {
  published: publicPopup,
  editing: async () => popupKind,
  parse: parsePopup,
  parseCommand: parsePopupCommand,
  become: (popup) => [{ type: "set-all", popup }],
  isWrittenElsewhere: true,
  publish: publishPopup,
  unpublish: unpublishPopup,
};
