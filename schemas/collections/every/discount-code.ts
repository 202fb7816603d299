import { dateTime } from "../../fields/date-time.ts";
import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import type { Problem } from "../../refusal.ts";
import type { Collection, RecordValues } from "../collection.ts";
import { cents } from "../fields/cents.ts";
import { discountCode as code } from "../fields/discount-code.ts";
import { hundredths } from "../fields/hundredths.ts";
import { optional } from "../fields/optional.ts";

/** The bounds are the table's: whatever is stored can be read and saved again. */
const most = 100_000_000;

/** Spec §3, "discount": the codes that customers enter in their cart. One that is taken away is ended: orders name it. */
export const discountCode: Collection = {
  slug: "discount-code",
  sign: "tag",
  label: { fr_FR: "Codes promo", en_US: "Discount codes" },
  one: { fr_FR: "Code promo", en_US: "Discount code" },
  part: "shop",
  fields: {
    code: code({
      label: { fr_FR: "Code", en_US: "Code" },
      help: {
        fr_FR: "Majuscules, minuscules et espaces reviennent au même.",
        en_US: "Capitals, small letters and blanks are all the same.",
      },
    }),
    type: select({
      label: { fr_FR: "Remise en", en_US: "Discount in" },
      options: [
        { value: "PERCENT", label: { fr_FR: "Pour cent", en_US: "Percent" } },
        { value: "EURO", label: { fr_FR: "Euros", en_US: "Euros" } },
      ],
    }),
    amount: hundredths({ label: { fr_FR: "Montant", en_US: "Amount" }, min: 1, max: most, initial: 1000 }),
    startsAt: dateTime({ label: { fr_FR: "À partir de", en_US: "From" } }),
    endsAt: dateTime({ label: { fr_FR: "Jusqu’à", en_US: "Until" }, day: "end" }),
    minCents: cents({
      label: { fr_FR: "À partir d’un panier de", en_US: "From a cart of" },
      help: {
        fr_FR: "Après les autres remises. 0\u00a0: sans minimum.",
        en_US: "After other discounts. 0: no minimum.",
      },
      max: most,
    }),
    minBottles: number({
      label: { fr_FR: "À partir de tant de bouteilles", en_US: "From so many bottles" },
      help: { fr_FR: "0\u00a0: sans minimum.", en_US: "0: no minimum." },
      min: 0,
      max: most,
      integer: true,
    }),
    maxUses: optional(
      number({
        label: { fr_FR: "Utilisations en tout", en_US: "Uses in all" },
        help: { fr_FR: "Vide\u00a0: sans limite.", en_US: "Empty: no limit." },
        min: 1,
        max: most,
        integer: true,
      }),
    ),
    maxUsesPerCustomer: optional(
      number({
        label: { fr_FR: "Utilisations par client", en_US: "Uses by each customer" },
        help: { fr_FR: "Vide\u00a0: sans limite.", en_US: "Empty: no limit." },
        min: 1,
        max: most,
        integer: true,
      }),
    ),
  },
  groups: [
    { name: { fr_FR: "Code", en_US: "Code" }, fields: ["code", "type", "amount"] },
    { name: { fr_FR: "Quand", en_US: "When" }, fields: ["startsAt", "endsAt"] },
    {
      name: { fr_FR: "Conditions", en_US: "Conditions" },
      fields: ["minCents", "minBottles", "maxUses", "maxUsesPerCustomer"],
    },
  ],
  title: "code",
  columns: ["amount", "type", "endsAt"],
  counted: { uses: { fr_FR: "Utilisations", en_US: "Uses" } },
  check: checkCode,
};

/** What no cart could be given: more than all of it, or a time that is over before it begins. */
function checkCode({ type, amount, startsAt, endsAt }: RecordValues): readonly Problem[] {
  const isTooMuch = type === "PERCENT" && typeof amount === "number" && amount > 10_000;
  const isOver = typeof startsAt === "string" && typeof endsAt === "string" && endsAt <= startsAt;
  return [
    ...(isTooMuch ? [{ key: "amount", messageKey: "key.tooHigh", values: { max: 100 } } as const] : []),
    ...(isOver ? [{ key: "endsAt", messageKey: "key.afterStart" } as const] : []),
  ];
}
