import { isRecord, under } from "../../fields/check.ts";
import type { Problem } from "../../refusal.ts";
import { allOrNone, each, neededIn, repeated, said } from "../check-items.ts";
import type { RecordValues } from "../collection.ts";
import { checkLabels } from "./label-checks.ts";

/** What keeps a product from going public: parts that go together, and items that say nothing. */
export function checkProduct(values: RecordValues): readonly Problem[] {
  return [
    ...each(values, "declinations", checkForm),
    ...checkSpan("serving", values["serving"]),
    ...checkSpan("keeping", values["keeping"]),
    ...under("nutrition", allOrNone(values["nutrition"], nutrients)),
    ...each(values, "grapes", (item) => said(item, "name")),
    ...each(values, "features", (item) => said(item, "label")),
    ...each(values, "vintages", (item) => [...neededIn(item, "year"), ...said(item, "text")]),
    ...each(values, "discounts", checkDiscount),
    ...each(values, "decreasingDiscounts", checkShare),
    ...each(values, "pairings", (item) => neededIn(item, "mealIcon")),
    ...each(values, "variations", (item) => neededIn(item, "variation")),
    ...each(values, "recommendations", (item) => neededIn(item, "product")),
    ...each(values, "boxItems", (item) => neededIn(item, "declination")),
    ...Object.entries(once).flatMap(([list, name]) => repeated(values, list, name)),
    ...checkBox(values),
    ...checkLabels(values),
  ];
}

const nutrients = [
  ...["energyKj", "energyKcal", "fat", "saturates"],
  ...["carbohydrates", "sugars", "protein", "salt"],
];

/** What stands once in each list. */
const once = {
  declinations: "reference",
  vintages: "year",
  decreasingDiscounts: "fromQuantity",
  pairings: "mealIcon",
  variations: "variation",
  recommendations: "product",
  boxItems: "declination",
};

function checkForm(item: RecordValues): readonly Problem[] {
  return [
    ...neededIn(item, "reference"),
    ...neededIn(item, "price"),
    ...each(item, "features", (feature) => said(feature, "label")),
    ...each(item, "variations", (variation) => neededIn(variation, "value")),
    ...each(item, "discounts", checkDiscount),
  ];
}

function checkDiscount(item: RecordValues): readonly Problem[] {
  const { startsAt, endsAt } = item;
  const isOver = typeof startsAt === "string" && typeof endsAt === "string" && endsAt <= startsAt;
  return [...checkShare(item), ...(isOver ? [{ key: "endsAt", messageKey: "key.afterStart" } as const] : [])];
}

/** No more than all of a price. */
function checkShare({ type = "PERCENT", amount }: RecordValues): readonly Problem[] {
  const isTooMuch = type === "PERCENT" && typeof amount === "number" && amount > 10_000;
  return isTooMuch ? [{ key: "amount", messageKey: "key.tooHigh", values: { max: 100 } }] : [];
}

function checkSpan(name: string, value: unknown): readonly Problem[] {
  if (!isRecord(value)) return [];
  const { min, max } = value;
  if (typeof min === "number" && typeof max === "number" && min > max)
    return [{ key: `${name}.max`, messageKey: "key.tooLow", values: { min } }];
  return under(name, allOrNone(value, ["min", "max"]));
}

function checkBox({ type, boxItems }: RecordValues): readonly Problem[] {
  const isFilled = Array.isArray(boxItems) && boxItems.length > 0;
  return isFilled && type !== "BOX" ? [{ key: "boxItems", messageKey: "key.onlyBoxes" }] : [];
}
