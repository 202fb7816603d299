import { image } from "../../fields/image.ts";
import { richText } from "../../fields/rich-text.ts";
import { text } from "../../fields/text.ts";
import type { Collection } from "../collection.ts";
import { order } from "../fields/order.ts";
import { slug } from "../fields/slug.ts";
import { words } from "../fields/words.ts";

/** Spec §3, "Service". */
export const service: Collection = {
  slug: "service",
  sign: "service",
  label: { fr_FR: "Prestations", en_US: "Services" },
  one: { fr_FR: "Prestation", en_US: "Service" },
  fields: {
    title: text({ label: { fr_FR: "Titre", en_US: "Title" } }),
    summary: text({ label: { fr_FR: "Résumé", en_US: "Summary" }, multiline: true, max: 1000 }),
    text: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
    picture: image({ label: { fr_FR: "Image", en_US: "Picture" }, words: false }),
    tags: words({ label: { fr_FR: "Mots-clés", en_US: "Tags" } }),
    order: order(),
    slug: slug(),
  },
  groups: [
    { name: { fr_FR: "Contenu", en_US: "Content" }, fields: ["title", "summary", "text", "picture"] },
    { name: { fr_FR: "Place", en_US: "Place" }, fields: ["tags", "order", "slug"] },
  ],
  title: "title",
  columns: ["tags", "order"],
  path: "/services/",
};
