import { defineBlock } from "#blocks/kit/define-block.ts";

/** Shows pictures in full screen (spec §2); it stands unseen in the frame until it is asked to open. */
export const fullscreenSliderDefinition = defineBlock({
  slug: "fullscreen-slider",
  label: { fr_FR: "Plein écran", en_US: "Fullscreen slider" },
  help: { fr_FR: "Montre les images des albums en plein écran.", en_US: "Shows the albums’ pictures in full screen." },
  group: "frame",
  version: 1,
  mode: "island",
  starts: "interaction",
  fields: {},
});
