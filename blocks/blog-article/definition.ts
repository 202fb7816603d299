import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { reference } from "#schemas/fields/reference.ts";

/** The blog article that the page is about, below the way to it (spec §3, "ariane"). */
export const blogArticleDefinition = defineBlock({
  slug: "blog-article",
  label: { fr_FR: "Article du blog", en_US: "Blog article" },
  help: { fr_FR: "L’article de l’adresse de la page.", en_US: "The article of the page’s address." },
  group: "lists",
  version: 1,
  mode: "static",
  fields: {
    list: reference({ to: "page", label: { fr_FR: "Page du blog", en_US: "Page of the blog" } }),
  },
  needs({ params }) {
    const id = Number(params["id"] ?? 0);
    return { blog: need("getBlog", { params: { id } }), trail: need("getBlogTrail", { params: { id } }) };
  },
});
