import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { reference } from "#schemas/fields/reference.ts";

/** The news item that the page is about. */
export const newsDetailDefinition = defineBlock({
  slug: "news-detail",
  label: { fr_FR: "Détail d’une actualité", en_US: "News item" },
  help: { fr_FR: "L’actualité de l’adresse de la page.", en_US: "The news item of the page’s address." },
  group: "lists",
  version: 1,
  mode: "static",
  fields: {
    list: reference({ to: "page", label: { fr_FR: "Page des actualités", en_US: "Page of all news" } }),
  },
  needs: ({ params }) => ({ news: need("getNews", { params: { id: Number(params["id"] ?? 0) } }) }),
});
