import { image } from "../../fields/image.ts";
import { richText } from "../../fields/rich-text.ts";
import { text } from "../../fields/text.ts";
import { toggle } from "../../fields/toggle.ts";
import type { Collection } from "../collection.ts";
import { day } from "../fields/day.ts";
import { needed } from "../needed.ts";
import { shownFrom } from "../fields/shown-from.ts";
import { slug } from "../fields/slug.ts";

/** Spec §3, "News". */
export const news: Collection = {
  slug: "news",
  sign: "newspaper",
  label: { fr_FR: "Actualités", en_US: "News" },
  one: { fr_FR: "Actualité", en_US: "News item" },
  fields: {
    title: text({ label: { fr_FR: "Titre", en_US: "Title" } }),
    summary: text({ label: { fr_FR: "Résumé", en_US: "Summary" }, multiline: true, max: 1000 }),
    text: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
    picture: image({ label: { fr_FR: "Image", en_US: "Picture" }, words: false }),
    date: day({ label: { fr_FR: "Date", en_US: "Date" } }),
    publishedAt: shownFrom(),
    promoted: toggle({
      label: { fr_FR: "Mise en avant", en_US: "Promoted" },
      help: { fr_FR: "Elle passe devant les autres.", en_US: "It goes before the others." },
    }),
    slug: slug(),
  },
  groups: [
    { name: { fr_FR: "Contenu", en_US: "Content" }, fields: ["title", "summary", "text", "picture"] },
    { name: { fr_FR: "Parution", en_US: "Publication" }, fields: ["date", "publishedAt", "promoted", "slug"] },
  ],
  title: "title",
  columns: ["date", "promoted"],
  path: "/news/",
  check: needed("date"),
};
