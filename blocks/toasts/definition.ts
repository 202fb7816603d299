import { defineBlock } from "#blocks/kit/define-block.ts";

/** Short messages at the top right (spec §1, §9): what an island says with `ports.toast(message)`. */
export const toastsDefinition = defineBlock({
  slug: "toasts",
  label: { fr_FR: "Messages brefs", en_US: "Toasts" },
  help: { fr_FR: "Confirme ce que le visiteur vient de faire.", en_US: "Confirms what the visitor just did." },
  group: "frame",
  version: 1,
  mode: "island",
  starts: "interaction",
  fields: {},
});
