import { sameValue } from "../../editing/same-value.ts";
import { isRecord } from "../../fields/check.ts";
import { isLocale, type Locale, locales } from "../../locale.ts";
import type { BlockNode } from "../layout.ts";

/** A prop of a block, or one language of it, that two documents don't have the same; undefined: it isn't set. */
export interface PropDifference {
  readonly prop: string;
  readonly locale?: Locale;
  readonly before: unknown;
  readonly after: unknown;
}

type Props = BlockNode["props"];

/** [PX4] The props that two states of a block don't have the same, each; of what is said in languages each of these. */
export function compareProps(before: Props, after: Props): readonly PropDifference[] {
  const props = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...props].flatMap((prop): readonly PropDifference[] => {
    const [one, other] = [own(before, prop), own(after, prop)];
    if (sameValue(one, other)) return [];
    if (!isInLanguages(one, other)) return [{ prop, before: one, after: other }];
    return locales
      .map((locale) => ({ prop, locale, before: inLanguage(one, locale), after: inLanguage(other, locale) }))
      .filter((difference) => !sameValue(difference.before, difference.after));
  });
}

/** Whether what stands there is texts by their languages, on one side at least, and nothing else on the other. */
function isInLanguages(one: unknown, other: unknown): boolean {
  const keys = [one, other].flatMap((side) => (isRecord(side) ? Object.keys(side) : side === undefined ? [] : [""]));
  return keys.length > 0 && keys.every(isLocale);
}

function own(props: Props, prop: string): unknown {
  return Object.hasOwn(props, prop) ? props[prop] : undefined;
}

function inLanguage(value: unknown, locale: Locale): unknown {
  return isRecord(value) && Object.hasOwn(value, locale) ? value[locale] : undefined;
}
