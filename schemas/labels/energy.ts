import type { Nutrition } from "../content/product-detail.ts";
import type { Problem } from "../refusal.ts";

/** What the energy of a wine is made of, in grams of 100 ml. */
export interface EnergyParts extends Pick<Nutrition, "fat" | "carbohydrates" | "protein"> {
  /** Percent by volume. */
  readonly alcohol: number;
  readonly acids: number;
}

/** What a gram gives, in kJ and in kcal (Regulation (EU) 1169/2011, annex XIV). */
const factors = {
  fat: [37, 9],
  carbohydrates: [17, 4],
  protein: [17, 4],
  alcohol: [29, 7],
  acids: [13, 3],
} as const;

/** Grams of a millilitre of alcohol. */
const density = 0.789;

/** A kcal is from 4 kJ (fibre) to 4.33 (organic acids), whatever gives it. */
const ratio = { least: 4, most: 13 / 3 } as const;

/** The energy of 100 ml, reckoned as the law has it. */
export function energyOf({ alcohol, ...grams }: EnergyParts): Pick<Nutrition, "energyKj" | "energyKcal"> {
  const parts = Object.entries({ ...grams, alcohol: alcohol * density }) as [keyof typeof factors, number][];
  const [energyKj, energyKcal] = [0, 1].map((unit) =>
    Math.round(parts.reduce((sum, [part, amount]) => sum + amount * (factors[part][unit] ?? 0), 0)),
  );
  return { energyKj: energyKj ?? 0, energyKcal: energyKcal ?? 0 };
}

/** What can't be true of a nutrition declaration: a part that is more than the whole, two energies that aren't one. */
export function checkNutrition(said: Readonly<Record<string, unknown>>): readonly Problem[] {
  return [
    ...partOf(said, "saturates", "fat"),
    ...partOf(said, "sugars", "carbohydrates"),
    ...(areOne(said) ? [] : [{ key: "energyKcal", messageKey: "key.energy" } as const]),
  ];
}

function partOf(said: Readonly<Record<string, unknown>>, part: string, whole: string): readonly Problem[] {
  const [some, all] = [said[part], said[whole]];
  const isMore = typeof some === "number" && typeof all === "number" && some > all;
  return isMore ? [{ key: part, messageKey: "key.tooHigh", values: { max: all } }] : [];
}

/** Both are rounded to whole ones. */
function areOne({ energyKj: kj, energyKcal: kcal }: Readonly<Record<string, unknown>>): boolean {
  if (typeof kj !== "number" || typeof kcal !== "number") return true;
  return kj + 0.5 >= ratio.least * (kcal - 0.5) && kj - 0.5 <= ratio.most * (kcal + 0.5);
}
