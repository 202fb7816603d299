import { under } from "../fields/check.ts";
import type { Problem } from "../refusal.ts";
import { findSetting } from "./catalogue.ts";
import { checkValue } from "./setting.ts";
import { type SiteSettings, valueInForce } from "./site-settings.ts";

/** [SS8] What keeps settings from going public, by key: what a setting can't be, and what would break the law or the shop. */
export function checkSiteSettings(document: SiteSettings): readonly Problem[] {
  const wrong = Object.entries(document.values).flatMap(([key, value]) => {
    const setting = findSetting(key);
    const checked = setting && checkValue(setting, value);
    return checked?.ok === false ? under(key, checked.error) : [];
  });
  return [...wrong, ...rules.flatMap((rule) => rule((key) => valueInForce(document, key)))];
}

type Rule = (valueOf: (key: string) => unknown) => readonly Problem[];

/** Who sells alcohol says that it is dangerous to abuse it (code de la santé publique, L3323-4). */
const alcoholMessage: Rule = (valueOf) =>
  valueOf("SHOW_ALCOHOL_MESSAGE") === false && valueOf("info.isECommerce") === true
    ? [{ key: "SHOW_ALCOHOL_MESSAGE", messageKey: "settings.alcoholMessage" }]
    : [];

/** What can't be fewer than the fewest, or than what is sold at once, could never be delivered. */
const mostBottles: Rule = (valueOf) => {
  const [most, ...least] = [
    valueOf("EXPEDITION_BOTTLES_MAX"),
    valueOf("EXPEDITION_BOTTLES_MIN"),
    valueOf("BOTTLE_MULTIPLE"),
  ].map((value) => (typeof value === "number" ? value : null));
  const min = Math.max(...least.map((value) => value ?? 1));
  return most !== null && most !== undefined && most < min
    ? [{ key: "EXPEDITION_BOTTLES_MAX", messageKey: "key.tooLow", values: { min } }]
    : [];
};

const salesArea: Rule = (valueOf) =>
  valueOf("SELL_ONLY_IN_FRANCE") === true && valueOf("SELL_WORLDWIDE") === true
    ? [{ key: "SELL_WORLDWIDE", messageKey: "settings.salesArea" }]
    : [];

const rules: readonly Rule[] = [alcoholMessage, mostBottles, salesArea];
