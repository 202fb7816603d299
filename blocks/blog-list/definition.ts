import { defineBlock } from "#blocks/kit/define-block.ts";
import { neighbourQueries } from "#blocks/kit/neighbours.ts";
import { pageKey, pageOf } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { number } from "#schemas/fields/number.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** The blog's articles, newest first, 12 a page (spec §9). */
export const blogListDefinition = defineBlock({
  slug: "blog-list",
  label: { fr_FR: "Articles du blog", en_US: "Blog articles" },
  help: {
    fr_FR: "Les articles, le plus récent d’abord ; sans pagination, sur la page de l’un d’eux, ses voisins.",
    en_US: "The articles, newest first; without pagination, on the page of one of them, those next to it.",
  },
  group: "lists",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
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
        { value: "grid", label: { fr_FR: "Grille", en_US: "Grid" } },
        { value: "rows", label: { fr_FR: "Lignes", en_US: "Rows" } },
        { value: "index", label: { fr_FR: "Sommaire, sans images", en_US: "Index, without pictures" } },
      ],
    }),
    hasFolders: toggle({ label: { fr_FR: "Avec les dossiers", en_US: "With the folders" }, initial: true }),
    hasPages: toggle({ label: { fr_FR: "Avec pagination", en_US: "With pagination" }, initial: true }),
  },
  query: { page: pageKey },
  needs({ props, query, subject }) {
    const rest = { root: need("getBlogRoot"), parameters: need("listParameters") };
    if (props.hasPages) {
      const list = need("listBlogs", { query: { page: pageOf(query), nbItem: props.nbItem } });
      return { list, later: list, ...rest };
    }
    // A list without pages may stand on the page of one of its articles: one more, to leave that one out.
    const asked = { page: 1, nbItem: props.nbItem + 1 };
    const { until, from } = neighbourQueries(subject, "folder");
    return {
      list: need("listBlogs", { query: { ...asked, ...until } }),
      later: need("listBlogs", { query: { ...asked, ...from } }),
      ...rest,
    };
  },
});
