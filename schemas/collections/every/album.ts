import { image } from "../../fields/image.ts";
import { list } from "../../fields/list.ts";
import { richText } from "../../fields/rich-text.ts";
import { text } from "../../fields/text.ts";
import type { Collection } from "../collection.ts";
import { order } from "../fields/order.ts";
import { slug } from "../fields/slug.ts";

/** Spec §3, "Album". */
export const album: Collection = {
  slug: "album",
  sign: "album",
  label: { fr_FR: "Albums", en_US: "Albums" },
  one: { fr_FR: "Album", en_US: "Album" },
  fields: {
    title: text({ label: { fr_FR: "Titre", en_US: "Title" } }),
    text: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
    pictures: list({
      label: { fr_FR: "Images", en_US: "Pictures" },
      item: { picture: image({ label: { fr_FR: "Image", en_US: "Picture" }, words: false }) },
      max: 500,
    }),
    order: order(),
    slug: slug(),
  },
  groups: [
    { name: { fr_FR: "Contenu", en_US: "Content" }, fields: ["title", "text", "pictures"] },
    { name: { fr_FR: "Place", en_US: "Place" }, fields: ["order", "slug"] },
  ],
  title: "title",
  columns: ["order"],
  path: "/albums/",
};
