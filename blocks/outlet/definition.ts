import { defineBlock } from "#blocks/kit/define-block.ts";
import { pageRoom } from "#blocks/kit/room.ts";
import { builtInSlugs } from "#schemas/page/layout.ts";

/** Where a frame shows its page (design §2); each frame has exactly one. */
export const outletDefinition = defineBlock({
  slug: builtInSlugs.outlet,
  label: { fr_FR: "Page", en_US: "Page" },
  help: { fr_FR: "L’endroit où le cadre montre la page.", en_US: "Where the frame shows its page." },
  group: "frame",
  version: 1,
  mode: "static",
  fields: {},
  slots: { content: { label: { fr_FR: "Page", en_US: "Page" }, share: () => ({ width: 0, edge: pageRoom.edge }) } },
});
