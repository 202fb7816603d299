import { defineBlock } from "#blocks/kit/define-block.ts";
import { neighbourQueries } from "#blocks/kit/neighbours.ts";
import { pageKey, pageOf } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need, type QueryValue } from "#schemas/contract/need.ts";
import { number } from "#schemas/fields/number.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** The news, newest first, 10 a page (spec §9). */
export const newsListDefinition = defineBlock({
  slug: "news-list",
  label: { fr_FR: "Actualités", en_US: "News" },
  help: {
    fr_FR: "Les actualités, la plus récente d’abord ; sans pagination, sur la page de l’une d’elles, ses voisines.",
    en_US: "The news, newest first; without pagination, on the page of one of them, those next to it.",
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
      label: { fr_FR: "Actualités par page", en_US: "Items per page" },
      min: 1,
      max: 100,
      integer: true,
      initial: 10,
    }),
    promotedOnly: toggle({ label: { fr_FR: "Seulement celles à la une", en_US: "Promoted ones only" } }),
    layout: select({
      label: { fr_FR: "Disposition", en_US: "Layout" },
      options: [
        { value: "rows", label: { fr_FR: "Lignes", en_US: "Rows" } },
        { value: "grid", label: { fr_FR: "Grille", en_US: "Grid" } },
        { value: "index", label: { fr_FR: "Sommaire, sans images", en_US: "Index, without pictures" } },
      ],
    }),
    hasPages: toggle({ label: { fr_FR: "Avec pagination", en_US: "With pagination" }, initial: true }),
  },
  query: { page: pageKey },
  needs({ props, query, subject }) {
    const promoted: Record<string, QueryValue> = props.promotedOnly ? { promoted: true } : {};
    const parameters = need("listParameters");
    if (props.hasPages) {
      const list = need("listNews", { query: { page: pageOf(query), nbItem: props.nbItem, ...promoted } });
      return { list, later: list, parameters };
    }
    // A list without pages may stand on the page of one of its items: one more, to leave that one out.
    const asked = { page: 1, nbItem: props.nbItem + 1, ...promoted };
    const { until, from } = neighbourQueries(subject, "promoted");
    return {
      list: need("listNews", { query: { ...asked, ...until } }),
      later: need("listNews", { query: { ...asked, ...from } }),
      parameters,
    };
  },
});
