import { isLabelLanguage, type LabelLanguage } from "#schemas/labels/languages.ts";

/** The language of who asks for none that there is. */
const fallback: LabelLanguage = "en";

/**
 * The language of a label: the one that the address names, else the first of the browser's that the Union has, by its
 * weights; nothing is kept of it.
 */
export function languageOf(asked: string | undefined, accepted: string | undefined): LabelLanguage {
  const named = (asked ?? "").slice(0, 2).toLowerCase();
  if (isLabelLanguage(named)) return named;
  const wanted = (accepted ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [range = "", ...params] = part.trim().split(";");
      const weight = Number(/^q=([\d.]{1,5})$/.exec(params.join(";").trim())?.[1] ?? 1);
      return { code: range.slice(0, range.includes("-") ? range.indexOf("-") : undefined).toLowerCase(), weight };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted.map(({ code }) => code).find(isLabelLanguage) ?? fallback;
}
