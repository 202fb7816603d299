import { under } from "../../fields/check.ts";
import type { Problem } from "../../refusal.ts";
import { each, itemsIn, neededIn, repeated } from "../check-items.ts";
import type { RecordValues } from "../collection.ts";
import { alcoholOf, energies, grams, isLabelOf, isNutritionSaid, isWorded } from "./label-items.ts";

/**
 * What keeps the e-labels of a product from going public. What can't be true is asked where they are saved, only of new ones;
 * so is whether there are bottles of theirs, which may have been sold until now.
 */
export function checkLabels(values: RecordValues): readonly Problem[] {
  const labels = itemsIn(values, "labels");
  if (labels.length > 0 && (values["type"] ?? "WINE") !== "WINE")
    return [{ key: "labels", messageKey: "key.onlyWines" }];
  return [...each(values, "labels", (label) => checkLabel(label, values)), ...twice(labels)];
}

function checkLabel(label: RecordValues, product: RecordValues): readonly Problem[] {
  const form = itemsIn(product, "declinations").find((one) => isLabelOf(label, one));
  const isSilent =
    itemsIn(label, "ingredients").length === 0 &&
    !isNutritionSaid(label["nutrition"]) &&
    !isWorded(label["allergens"]) &&
    itemsIn(label, "allergensElsewhere").length === 0;
  return [
    ...(isSilent ? neededIn({}, "ingredients") : []),
    ...each(label, "ingredients", checkIngredient),
    ...under("nutrition", checkTable(label["nutrition"], alcoholOf(form, product) !== null)),
    ...checkElsewhere(label, "allergensElsewhere"),
  ];
}

function checkIngredient(item: RecordValues): readonly Problem[] {
  const own = [
    ...(isWorded(item["text"]) ? ["text"] : []),
    ...(itemsIn(item, "elsewhere").length > 0 ? ["elsewhere"] : []),
  ];
  if ((item["term"] ?? "") === "")
    return [...(own.length > 0 ? [] : neededIn({}, "text")), ...checkElsewhere(item, "elsewhere")];
  const marked = item["isAllergen"] === true ? ["isAllergen"] : [];
  return [...own, ...marked].map((key) => ({ key, messageKey: "key.onlyOwnWords" }));
}

/** The whole table, as the law wants it; energy may be left to be reckoned where the alcohol is known. */
function checkTable(table: unknown, isReckoned: boolean): readonly Problem[] {
  if (!isNutritionSaid(table)) return [];
  const missing = energies.flatMap((name) => neededIn(table, name));
  const isLeft = isReckoned && missing.length === energies.length;
  return [...(isLeft ? [] : missing), ...grams.flatMap((name) => neededIn(table, name))];
}

function checkElsewhere(item: RecordValues, name: string): readonly Problem[] {
  return [
    ...each(item, name, (text) => [...neededIn(text, "language"), ...neededIn(text, "text")]),
    ...repeated(item, name, "language"),
  ];
}

/** Two labels of one vintage, or of one reference. */
function twice(labels: readonly RecordValues[]): readonly Problem[] {
  const places = labels.map(({ year, reference }) => JSON.stringify([year ?? null, reference ?? ""]));
  return places.flatMap((place, index) =>
    places.indexOf(place) < index
      ? [{ key: `labels.${index}.${placeOf(labels[index] ?? {})}`, messageKey: "key.repeated" } as const]
      : [],
  );
}

/** The field of a label by which it is one of what is sold. */
export function placeOf({ reference }: RecordValues): string {
  return (reference ?? "") === "" ? "year" : "reference";
}
