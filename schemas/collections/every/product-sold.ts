import { dateTime } from "../../fields/date-time.ts";
import { image } from "../../fields/image.ts";
import { list } from "../../fields/list.ts";
import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import { text } from "../../fields/text.ts";
import { toggle } from "../../fields/toggle.ts";
import { cents } from "../fields/cents.ts";
import { hundredths } from "../fields/hundredths.ts";
import { optional } from "../fields/optional.ts";
import { ownId } from "../fields/own-id.ts";
import { rowOf } from "../fields/row-of.ts";
import { featureFields } from "./product-sheet.ts";

/** The bounds are the tables': whatever is stored can be read and saved again. */
const most = 100_000_000;

const reduction = {
  type: select({
    label: { fr_FR: "Remise en", en_US: "Discount in" },
    options: [
      { value: "PERCENT", label: { fr_FR: "Pour cent", en_US: "Percent" } },
      { value: "EURO", label: { fr_FR: "Euros", en_US: "Euros" } },
    ],
  }),
  amount: hundredths({ label: { fr_FR: "Montant", en_US: "Amount" }, min: 1, max: most, initial: 1000 }),
};

/** A reduction for some time: in hundredths of a percent, or in cents. */
const discounts = list({
  label: { fr_FR: "Remises", en_US: "Discounts" },
  named: ["amount", "type"],
  item: {
    id: ownId(),
    ...reduction,
    detailType: select({
      label: { fr_FR: "Sur", en_US: "On" },
      options: [
        { value: "PRODUCT", label: { fr_FR: "Le prix", en_US: "The price" } },
        {
          value: "SHIPPING_FEES",
          label: { fr_FR: "Les frais de port (offerts)", en_US: "The shipping fees (free)" },
        },
      ],
    }),
    startsAt: dateTime({ label: { fr_FR: "À partir de", en_US: "From" } }),
    endsAt: dateTime({ label: { fr_FR: "Jusqu’à", en_US: "Until" }, day: "end" }),
  },
});

export const soldFields = {
  declinations: list({
    label: { fr_FR: "Déclinaisons", en_US: "Forms" },
    help: {
      fr_FR: "Un millésime dans une contenance chacune\u00a0; ce qui est retiré n’est plus vendu.",
      en_US: "A vintage in a size each; what is taken away is no longer sold.",
    },
    max: 200,
    item: {
      id: ownId(),
      reference: text({
        label: { fr_FR: "Référence", en_US: "Reference" },
        help: { fr_FR: "La vôtre, unique.", en_US: "Your own, used once." },
        localized: false,
      }),
      year: optional(number({ label: { fr_FR: "Millésime", en_US: "Vintage" }, min: 0, max: 9999, integer: true })),
      capacityMl: number({
        label: { fr_FR: "Contenance (ml)", en_US: "Capacity (ml)" },
        help: { fr_FR: "0\u00a0: sans contenance.", en_US: "0: it has none." },
        min: 0,
        max: most,
        integer: true,
        initial: 750,
      }),
      price: optional(cents({ label: { fr_FR: "Prix TTC", en_US: "Price, VAT included" }, max: most })),
      fixedPrice: optional(
        cents({
          label: { fr_FR: "Prix fixe", en_US: "Fixed price" },
          help: { fr_FR: "Aucune remise n’y touche.", en_US: "No discount touches it." },
          max: most,
        }),
      ),
      tracksStock: toggle({ label: { fr_FR: "Stock compté", en_US: "Stock is counted" } }),
      sellByMultipleOf: number({
        label: { fr_FR: "Vendu par", en_US: "Sold by" },
        min: 1,
        max: 1000,
        integer: true,
      }),
      picture: image({ label: { fr_FR: "Image", en_US: "Picture" }, words: false }),
      alcohol: optional(
        number({ label: { fr_FR: "Alcool (% vol)", en_US: "Alcohol (% vol)" }, min: 0, max: 100, step: 0.01 }),
      ),
      features: list({ label: { fr_FR: "Caractéristiques", en_US: "Features" }, item: featureFields }),
      variations: list({
        label: { fr_FR: "Variations", en_US: "Variations" },
        max: 3,
        named: ["value"],
        item: { value: rowOf({ label: { fr_FR: "Valeur", en_US: "Value" }, to: "variation-value" }) },
      }),
      discounts,
    },
  }),
};

export const priceFields = {
  discounts,
  decreasingDiscounts: list({
    label: { fr_FR: "Remises par quantité", en_US: "Discounts by quantity" },
    named: ["fromQuantity", "amount", "type"],
    item: {
      fromQuantity: number({ label: { fr_FR: "À partir de", en_US: "From" }, min: 2, max: 1000, integer: true }),
      ...reduction,
    },
  }),
};
