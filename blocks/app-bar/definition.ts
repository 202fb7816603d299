import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { image } from "#schemas/fields/image.ts";

/** The logo and the menu, for small and wide screens (spec §2). */
export const appBarDefinition = defineBlock({
  slug: "app-bar",
  label: { fr_FR: "Barre de menu", en_US: "Menu bar" },
  help: {
    fr_FR: "Le logo et le menu, fait des pages du site.",
    en_US: "The logo and the menu, made from the site’s pages.",
  },
  group: "frame",
  part: "header",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    logo: image({ label: { fr_FR: "Logo", en_US: "Logo" }, speaks: false }),
    logoOver: image({
      label: { fr_FR: "Logo sur image", en_US: "Logo over a picture" },
      help: {
        fr_FR: "Pour les pages dont le menu est posé sur la première image.",
        en_US: "For pages whose menu lies over the first picture.",
      },
      speaks: false,
    }),
  },
  slots: {
    tools: {
      label: { fr_FR: "Outils", en_US: "Tools" },
      accepts: ["language-menu", "search-bar", "account-link", "cart-badge"],
    },
  },
  needs: () => ({
    pages: need("listPages", { query: { page: 1, nbItem: 1000 } }),
    parameters: need("listParameters"),
    logos: need("listLogos"),
    site: need("getSiteInfo"),
  }),
});
