import { image } from "../../fields/image.ts";
import { richText } from "../../fields/rich-text.ts";
import { text } from "../../fields/text.ts";
import type { Collection } from "../collection.ts";
import { day } from "../fields/day.ts";
import { needed } from "../needed.ts";
import { recordOf } from "../fields/record-of.ts";
import { shownFrom } from "../fields/shown-from.ts";
import { slug } from "../fields/slug.ts";

/** Spec §3, "Blog". */
export const blog: Collection = {
  slug: "blog",
  sign: "pen",
  label: { fr_FR: "Articles du blog", en_US: "Blog articles" },
  one: { fr_FR: "Article", en_US: "Article" },
  fields: {
    title: text({ label: { fr_FR: "Titre", en_US: "Title" } }),
    summary: text({ label: { fr_FR: "Résumé", en_US: "Summary" }, multiline: true, max: 1000 }),
    text: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
    picture: image({ label: { fr_FR: "Image", en_US: "Picture" }, words: false }),
    folder: recordOf({ label: { fr_FR: "Dossier", en_US: "Folder" }, to: "blog-folder" }),
    date: day({ label: { fr_FR: "Date", en_US: "Date" } }),
    publishedAt: shownFrom(),
    slug: slug(),
  },
  groups: [
    { name: { fr_FR: "Contenu", en_US: "Content" }, fields: ["title", "summary", "text", "picture"] },
    { name: { fr_FR: "Parution", en_US: "Publication" }, fields: ["folder", "date", "publishedAt", "slug"] },
  ],
  title: "title",
  columns: ["date", "folder"],
  path: "/blog/",
  check: needed("date"),
};
