import type { ProductDetail } from "#schemas/content/product-detail.ts";
import { firstHarvest } from "#schemas/labels/first-harvest.ts";

import type { CheckedPage } from "./checked-page.ts";
import type { Finding, Rule } from "./finding.ts";

/** What is known of a wine that a page is about. */
export interface WineFacts {
  readonly wine: ProductDetail;
  /** The forms of it whose e-label there is, by their ids; null: not known yet. */
  readonly labelled: readonly number[] | null;
}

/** The block that shows it. */
const shownBy = "product-detail";

/**
 * What the law wants on a page that sells a wine: the warning on alcohol (Code de la santé publique, L3323-4), and before the
 * purchase the alcohol by volume, the volume, where it comes from, allergens, ingredients and nutrition (Regulations (EU)
 * 1169/2011, art. 14, and 2021/2117). What is missing stands in the wine's own record.
 */
export function wineLaw(page: Pick<CheckedPage, "blocks" | "wine" | "warnsOfAlcohol">): readonly Finding[] {
  const warning: readonly Finding[] = page.warnsOfAlcohol ? [] : [{ rule: "alcoholMessage", block: null }];
  if (!page.wine) return warning;
  const block = page.blocks.find(({ node }) => node.slug === shownBy)?.node.id ?? null;
  return [...warning, ...missing(page.wine).map((rule) => ({ ...rule, block }))];
}

type Missing = Pick<Finding, "values"> & { readonly rule: Rule };

function missing({ wine, labelled }: WineFacts): readonly Missing[] {
  const { declinations, name } = wine;
  const values = { name };
  const unlabelled = declinations.filter(({ id }) => labelled !== null && !labelled.includes(id));
  const owed = unlabelled.flatMap(({ year }) => (year !== null && year >= firstHarvest ? [year] : []));
  const saysAllergens = wine.allergens !== "" || unlabelled.length === 0;
  const rules: readonly (readonly [Rule, boolean])[] = [
    ["wineAlcohol", wine.alcohol === null && declinations.some(({ alcohol }) => alcohol === null)],
    ["wineVolume", declinations.some(({ capacity }) => !(capacity > 0))],
    ["wineOrigin", wine.appellation === "" && wine.region === ""],
    ["wineAllergens", !saysAllergens],
  ];
  const years = [...new Set(owed)].join(", ");
  return [
    ...rules.flatMap(([rule, isMissing]) => (isMissing ? [{ rule, values }] : [])),
    ...(owed.length > 0 ? [{ rule: "wineLabel" as const, values: { name, years } }] : []),
  ];
}
