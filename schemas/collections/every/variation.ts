import { list } from "../../fields/list.ts";
import { text } from "../../fields/text.ts";
import type { Collection } from "../collection.ts";
import { order } from "../fields/order.ts";
import { ownId } from "../fields/own-id.ts";

/** Spec §3, "Variations": in what the forms of a product differ, with the values that this has. */
export const variation: Collection = {
  slug: "variation",
  sign: "swatches",
  label: { fr_FR: "Variantes", en_US: "Variations" },
  one: { fr_FR: "Variante", en_US: "Variation" },
  fields: {
    label: text({ label: { fr_FR: "Nom", en_US: "Name" } }),
    displayLabel: text({
      label: { fr_FR: "Nom affiché", en_US: "Name on pages" },
      help: { fr_FR: "Vide\u00a0: le nom.", en_US: "Empty: the name." },
    }),
    details: list({
      label: { fr_FR: "Valeurs", en_US: "Values" },
      item: { label: text({ label: { fr_FR: "Valeur", en_US: "Value" } }), id: ownId() },
      max: 200,
    }),
    order: order(),
  },
  groups: [{ name: { fr_FR: "Variante", en_US: "Variation" }, fields: ["label", "displayLabel", "details", "order"] }],
  title: "label",
  columns: ["order"],
};
