import { elementFieldKinds, type ElementField } from "../../content/element-field.ts";
import { list } from "../../fields/list.ts";
import { select } from "../../fields/select.ts";
import { text } from "../../fields/text.ts";
import { toggle } from "../../fields/toggle.ts";
import type { Localized } from "../../locale.ts";
import type { Collection } from "../collection.ts";
import { columnName } from "../fields/column-name.ts";
import { key } from "../fields/key.ts";

const kinds: Readonly<Record<ElementField["kind"], Localized<string>>> = {
  text: { fr_FR: "Texte court", en_US: "Short text" },
  html: { fr_FR: "Texte mis en forme", en_US: "Formatted text" },
  colour: { fr_FR: "Couleur", en_US: "Color" },
  link: { fr_FR: "Lien", en_US: "Link" },
  outline: { fr_FR: "Contour sur un plan", en_US: "Outline on a map" },
  products: { fr_FR: "Vins et produits", en_US: "Wines and products" },
};

/** The site's own lists (spec §2, §7), each with the columns that its elements have beside the common ones. */
export const elementListDefinition: Collection = {
  slug: "element-list",
  sign: "table",
  label: { fr_FR: "Modèles de listes", en_US: "List definitions" },
  one: { fr_FR: "Modèle de liste", en_US: "List definition" },
  fields: {
    label: text({ label: { fr_FR: "Nom", en_US: "Name" }, max: 120 }),
    one: text({
      label: { fr_FR: "Nom d’un élément", en_US: "Name of one element" },
      help: { fr_FR: "Vide\u00a0: celui de la liste.", en_US: "Empty: that of the list." },
      max: 120,
    }),
    route: key({
      label: { fr_FR: "Adresse", en_US: "Address" },
      help: {
        fr_FR:
          "Minuscules, chiffres et traits d’union. Vide\u00a0: faite du nom. Elle reste\u00a0: les blocs nomment la liste par elle.",
        en_US: "Lower-case letters, digits and hyphens. Empty: made of the name. It stays: blocks name the list by it.",
      },
    }),
    fields: list({
      label: { fr_FR: "Colonnes propres", en_US: "Columns of its own" },
      help: {
        fr_FR:
          "En plus du titre, du texte, de l’image et du lien que chaque élément a déjà. Seuls les blocs faits pour elles les montrent.",
        en_US:
          "Beside the title, text, picture and link that every element has. Only blocks that are made for them show them.",
      },
      item: {
        label: text({ label: { fr_FR: "Nom", en_US: "Name" }, max: 120 }),
        kind: select({
          label: { fr_FR: "Contenu", en_US: "Content" },
          options: elementFieldKinds.map((value) => ({ value, label: kinds[value] })),
        }),
        localized: toggle({ label: { fr_FR: "Écrit par langue", en_US: "Written per language" }, initial: true }),
        name: columnName({
          label: { fr_FR: "Clé", en_US: "Key" },
          help: {
            fr_FR: "Minuscules, chiffres et _. Vide\u00a0: faite du nom.",
            en_US: "Lower-case letters, digits and _. Empty: made of the name.",
          },
        }),
      },
      max: 20,
    }),
  },
  groups: [{ name: { fr_FR: "Liste", en_US: "List" }, fields: ["label", "one", "route", "fields"] }],
  title: "label",
  columns: ["route"],
};
