import type { Field } from "#schemas/fields/field.ts";
import { logoTypes } from "#schemas/site/logo.ts";
import { parameters as allParameters } from "#schemas/site/parameters/catalogue.ts";
import type { ParameterDefinition } from "#schemas/site/parameters/define-parameter.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { removeLogo, saveLogo } from "#server/site/logos/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";

import type { Random, Writes } from "./random.ts";

/** A number left may be some orders old where an estate shows it: holding stock drops no page for that (ADR 015). */
const parameters = allParameters.filter(({ type }) => type !== "STOCK_SHOW_REMAINING");

/** Parameters, site info and logos. */
export function siteWrites(random: Random): Writes {
  const ofKind = (...kinds: readonly Field["kind"][]) => parameters.filter(({ field }) => kinds.includes(field.kind));
  const change = async (some: readonly ParameterDefinition[]) => {
    const parameter = random.choose(some);
    return setParameter(parameter.type, random.isLikely(0.2) ? null : valueFor(parameter, random));
  };
  return {
    "a colour": async () => change(ofKind("colour")),
    "a toggle": async () => change(ofKind("toggle")),
    "a number": async () => change(ofKind("number")),
    "a choice": async () => change(ofKind("select")),
    "a text": async () => change(ofKind("text", "rich-text")),
    "any parameter": async () => change(parameters),
    "a parameter of the shop": async () => change(parameters.filter(({ group }) => group === "shop")),
    "a parameter of the company": async () => change(parameters.filter(({ group }) => group === "company")),
    "a legal text": async () => change(parameters.filter(({ group }) => group === "legal")),
    "code of the operator's": async () => change(parameters.filter(({ group }) => group === "custom-code")),
    "what is shown": async () => change(parameters.filter(({ group }) => group === "display")),

    "the site's name": async () => setSiteInfo({ name: random.word() }),
    "the site's addresses": async () =>
      setSiteInfo({
        url: `https://www${random.below(9)}.example.com`,
        devUrl: random.choose(["", "https://dev.example"]),
      }),
    "shop or no shop": async () => setSiteInfo({ isECommerce: random.isLikely(0.7) }),
    "winemaker or not": async () => setSiteInfo({ isWinemaker: random.isLikely(0.7) }),
    "open or closed": async () => setSiteInfo({ isBuilding: random.isLikely(0.1) }),
    "open again": async () => setSiteInfo({ isBuilding: false }),
    "the sheet's model": async () => setSiteInfo({ technicalFileModel: random.choose(["", "DEFAULT", "CONTRAST"]) }),
    "a font": async () =>
      setSiteInfo({
        fonts: [
          {
            type: random.choose(["TITLE", "CONTENT", "MENU"]),
            family: random.choose(["Lato", "Cormorant Garamond"]),
            colour: random.choose([null, "#123456"]),
            size: 14 + random.below(9),
            weight: random.choose([400, 700]),
            style: random.choose(["normal", "italic"]),
          },
        ],
      }),
    "a logo": async () => saveLogo(random.choose(logoTypes), await random.idOf("media")),
    "a logo less": async () => removeLogo(random.choose(logoTypes)),
  };
}

/** A stored text that fits a parameter, or nearly: what doesn't is refused. */
function valueFor({ kind, field }: ParameterDefinition, random: Random): string {
  const described = field.describe();
  if (kind === "LINK") return random.choose(["", "/le-vignoble", "https://example.com/essai"]);
  switch (field.kind) {
    case "toggle":
      return random.choose(["true", "false"]);
    case "colour":
      return random.choose(["#123456", "#ffffff", "#7b2d4380"]);
    case "number": {
      const { min = 0, max = 100, step = 1 } = described as { min?: number; max?: number; step?: number };
      return String(min + step * random.below(Math.floor((Math.min(max, min + 100) - min) / step) + 1));
    }
    case "select":
      return String(random.choose(described["options"] as readonly { readonly value: string | number }[]).value);
    case "rich-text":
      return JSON.stringify(random.both(() => `<p>${random.count()} {{COMPANY_NAME}}</p>`));
    default:
      return field.localized ? JSON.stringify(random.both(() => random.word())) : `essai ${random.count()}`;
  }
}
