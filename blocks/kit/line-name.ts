import type { CartProduct } from "#schemas/content/cart.ts";

/** The most of what was answered that a name holds. */
const longest = 80;

/**
 * What a line is called where only its name tells which it is, as on its buttons: its product, which form of it, and how it
 * is made for its buyer, since a cart may have several that differ in nothing else.
 */
export function lineName(
  { name, customizations }: Pick<CartProduct, "name" | "customizations">,
  facts: string,
): string {
  const said = customizations.map(({ formAnswer }) => formAnswer.replaceAll(/\s+/g, " ")).join(", ");
  const signs = Array.from(said);
  const made = signs.length > longest ? `${signs.slice(0, longest - 1).join("")}…` : said;
  return [name, facts, made].filter(Boolean).join(", ");
}
