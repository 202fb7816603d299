import { image } from "../../fields/image.ts";
import { richText } from "../../fields/rich-text.ts";
import { text } from "../../fields/text.ts";
import type { Collection } from "../collection.ts";
import { order } from "../fields/order.ts";
import { recordOf } from "../fields/record-of.ts";
import { slug } from "../fields/slug.ts";

/** Spec §3, "Blog": folders stand in folders. */
export const blogFolder: Collection = {
  slug: "blog-folder",
  sign: "folder",
  label: { fr_FR: "Dossiers du blog", en_US: "Blog folders" },
  one: { fr_FR: "Dossier", en_US: "Folder" },
  fields: {
    name: text({ label: { fr_FR: "Nom", en_US: "Name" } }),
    text: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
    picture: image({ label: { fr_FR: "Image", en_US: "Picture" }, words: false }),
    parent: recordOf({ label: { fr_FR: "Dans le dossier", en_US: "In the folder" }, to: "blog-folder" }),
    order: order(),
    slug: slug(),
  },
  groups: [
    { name: { fr_FR: "Contenu", en_US: "Content" }, fields: ["name", "text", "picture"] },
    { name: { fr_FR: "Place", en_US: "Place" }, fields: ["parent", "order", "slug"] },
  ],
  title: "name",
  columns: ["parent", "order"],
  path: "/blog/folder/",
};
