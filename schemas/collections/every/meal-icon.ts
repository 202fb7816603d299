import { text } from "../../fields/text.ts";
import type { Collection } from "../collection.ts";
import { key } from "../fields/key.ts";
import { order } from "../fields/order.ts";
import { svgPath } from "../fields/svg-path.ts";
import { needed } from "../needed.ts";

/** Spec §3, "Meal icons": the kinds of dishes that wines go with. */
export const mealIcon: Collection = {
  slug: "meal-icon",
  sign: "fork",
  label: { fr_FR: "Accords mets et vins", en_US: "Food pairings" },
  one: { fr_FR: "Type de plat", en_US: "Kind of dish" },
  fields: {
    label: text({ label: { fr_FR: "Nom", en_US: "Name" } }),
    key: key({
      label: { fr_FR: "Clé", en_US: "Key" },
      help: {
        fr_FR: "Minuscules, chiffres et traits d’union\u00a0: elle est dans des adresses.",
        en_US: "Lower-case letters, digits and hyphens: it stands in addresses.",
      },
    }),
    icon: svgPath({
      label: { fr_FR: "Dessin", en_US: "Drawing" },
      help: {
        fr_FR: "Le tracé «\u00a0d\u00a0» d’un pictogramme SVG de 24 sur 24.",
        en_US: "The “d” of an SVG path on a grid of 24 by 24.",
      },
    }),
    order: order(),
  },
  groups: [{ name: { fr_FR: "Type de plat", en_US: "Kind of dish" }, fields: ["label", "key", "icon", "order"] }],
  title: "label",
  columns: ["key", "order"],
  check: needed("key"),
};
