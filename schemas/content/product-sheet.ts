import type { Feature } from "./product.ts";
import type { GrapeShare, Nutrition, Span, Vintage } from "./product-detail.ts";

/** The part of a technical sheet that is the same in every language, as it is stored. */
export interface SheetFacts {
  /** Alcohol by volume in percent. */
  readonly alcohol: number | null;
  readonly serving: Span | null;
  readonly keeping: Span | null;
  readonly nutrition: Nutrition | null;
}

/** The part of a technical sheet that is written in words, as it is stored for one language. */
export interface SheetTexts {
  readonly grapes: readonly GrapeShare[];
  readonly soil: string;
  readonly vinification: string;
  readonly ageing: string;
  readonly ingredients: string;
  readonly allergens: string;
  readonly features: readonly Feature[];
  readonly vintages: readonly Vintage[];
}

/** Goes into stored sheets; a change of their form raises it and adds a step to the parsers. */
export const sheetVersion = 1;

export const noFacts: SheetFacts = { alcohol: null, serving: null, keeping: null, nutrition: null };

export const noTexts: SheetTexts = {
  grapes: [],
  soil: "",
  vinification: "",
  ageing: "",
  ingredients: "",
  allergens: "",
  features: [],
  vintages: [],
};

/** Reads stored facts; what is missing or of another form is null, so that a page shows without it. */
export function parseSheetFacts(stored: unknown): SheetFacts {
  const sheet = recordOf(stored);
  return {
    alcohol: numberOf(sheet["alcohol"]),
    serving: spanOf(sheet["serving"]),
    keeping: spanOf(sheet["keeping"]),
    nutrition: nutritionOf(sheet["nutrition"]),
  };
}

/** Reads a stored sheet's words; what is missing or of another form is empty. */
export function parseSheetTexts(stored: unknown): SheetTexts {
  const sheet = recordOf(stored);
  return {
    grapes: itemsOf(sheet["grapes"], ({ name, percent }) =>
      typeof name === "string" ? { name, percent: numberOf(percent) } : null,
    ),
    soil: textOf(sheet["soil"]),
    vinification: textOf(sheet["vinification"]),
    ageing: textOf(sheet["ageing"]),
    ingredients: textOf(sheet["ingredients"]),
    allergens: textOf(sheet["allergens"]),
    features: parseFeatures(sheet["features"]),
    vintages: itemsOf(sheet["vintages"], ({ year, text }) =>
      typeof year === "number" && typeof text === "string" ? { year, text } : null,
    ),
  };
}

/** Reads stored lines of a technical sheet. */
export function parseFeatures(stored: unknown): readonly Feature[] {
  return itemsOf(stored, ({ label, value, link }) => {
    if (typeof label !== "string" || typeof value !== "string") return null;
    return typeof link === "string" && link !== "" ? { label, value, link } : { label, value };
  });
}

/** Lays a language's words over the default one's: each kind of its own falls back by itself (design §2). */
export function withFallback(here: SheetTexts, fallback: SheetTexts): SheetTexts {
  const filled = Object.entries(here).filter(([, value]: [string, string | readonly unknown[]]) => value.length > 0);
  return { ...fallback, ...Object.fromEntries(filled) };
}

const nutrients = [
  ...["energyKj", "energyKcal", "fat", "saturates"],
  ...["carbohydrates", "sugars", "protein", "salt"],
] as const satisfies readonly (keyof Nutrition)[];

/** The law wants the whole table, so that half of one is none. */
function nutritionOf(stored: unknown): Nutrition | null {
  const table = recordOf(stored);
  const values = nutrients.map((name) => [name, numberOf(table[name])] as const);
  if (values.some(([, value]) => value === null || value < 0)) return null;
  return Object.fromEntries(values) as unknown as Nutrition;
}

function spanOf(stored: unknown): Span | null {
  const { min, max } = recordOf(stored);
  return typeof min === "number" && typeof max === "number" && min <= max ? { min, max } : null;
}

function itemsOf<Item>(stored: unknown, read: (item: Readonly<Record<string, unknown>>) => Item | null): Item[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((item: unknown) => read(recordOf(item))).filter((item) => item !== null);
}

function recordOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

function numberOf(stored: unknown): number | null {
  return typeof stored === "number" && Number.isFinite(stored) ? stored : null;
}

function textOf(stored: unknown): string {
  return typeof stored === "string" ? stored : "";
}
