import { defineBlock } from "#blocks/kit/define-block.ts";
import { pageKey, pageOf } from "#blocks/kit/query-keys.ts";
import { need } from "#schemas/contract/need.ts";
import { number } from "#schemas/fields/number.ts";
import { reference } from "#schemas/fields/reference.ts";
import { select } from "#schemas/fields/select.ts";

/**
 * The blog folder that the page is about: the way to it, its folders, its articles, 12 a page (spec §9), and the way
 * across to the blog's other folders.
 */
export const blogFolderDefinition = defineBlock({
  slug: "blog-folder",
  label: { fr_FR: "Dossier du blog", en_US: "Blog folder" },
  help: { fr_FR: "Le dossier de l’adresse de la page.", en_US: "The folder of the page’s address." },
  group: "lists",
  version: 1,
  mode: "static",
  fields: {
    list: reference({ to: "page", label: { fr_FR: "Page du blog", en_US: "Page of the blog" } }),
    nbItem: number({
      label: { fr_FR: "Articles par page", en_US: "Articles per page" },
      min: 1,
      max: 100,
      integer: true,
      initial: 12,
    }),
    layout: select({
      label: { fr_FR: "Disposition", en_US: "Layout" },
      options: [
        { value: "rows", label: { fr_FR: "Lignes", en_US: "Rows" } },
        { value: "grid", label: { fr_FR: "Grille", en_US: "Grid" } },
      ],
    }),
  },
  query: { page: pageKey },
  needs({ props, params, query }) {
    const id = Number(params["id"] ?? 0);
    return {
      root: need("getBlogRoot"),
      content: need("getBlogFolder", { params: { id } }),
      trail: need("getBlogFolderTrail", { params: { id } }),
      list: need("listFolderBlogs", { params: { id }, query: { page: pageOf(query), nbItem: props.nbItem } }),
      parameters: need("listParameters"),
    };
  },
});
