import { text } from "../../fields/text.ts";
import type { Collection } from "../collection.ts";

/** The newsletters that one may subscribe to; the first is that of the public form. */
export const newsletterList: Collection = {
  slug: "newsletter-list",
  sign: "letter",
  label: { fr_FR: "Lettres d’information", en_US: "Newsletters" },
  one: { fr_FR: "Lettre d’information", en_US: "Newsletter" },
  part: "visitors",
  fields: {
    name: text({ label: { fr_FR: "Nom", en_US: "Name" }, max: 400 }),
    description: text({
      label: { fr_FR: "Ce qui est envoyé", en_US: "What is sent" },
      help: {
        fr_FR: "Lu par qui s’abonne, et gardé avec son accord.",
        en_US: "Read by whoever subscribes, and kept with their consent.",
      },
      multiline: true,
      max: 400,
    }),
  },
  groups: [{ name: { fr_FR: "Lettre", en_US: "Newsletter" }, fields: ["name", "description"] }],
  title: "name",
  columns: ["description"],
};
