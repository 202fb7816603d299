import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";

/** The popups that are active (spec §2): closed dialogs, which the boot script opens by their rules or by event. */
export const popupDefinition = defineBlock({
  slug: "popup",
  label: { fr_FR: "Fenêtres", en_US: "Popups" },
  help: { fr_FR: "Les fenêtres actives du site.", en_US: "The site’s active popups." },
  group: "frame",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {},
  // The blocks of popups that show a reusable layout stand in a dialog (`popup.module.css`).
  filledShare: { width: 52 },
  needs: () => ({ popups: need("listPopups") }),
});
