import { transform, type Rule, type StyleSheet } from "lightningcss";

/** The cascade layers of design §5, lowest first. */
export const cascadeLayers = ["reset", "admin", "kit", "blocks", "theme", "custom"];

const viewportUnits = /^[sld]?v(w|h|i|b|min|max)$/;

/** Rules that stand outside of the cascade: a layer would mean nothing to them. */
const unlayered = new Set(["font-face", "keyframes", "property", "layer-statement", "import", "charset", "ignored"]);

/** Every rule stands in one of the cascade layers (design §5). */
export function layerProblems(file: string, css: string): string[] {
  const problems: string[] = [];
  const walk = (rules: readonly Rule[], inLayer: boolean) => {
    for (const rule of rules) {
      if (unlayered.has(rule.type)) continue;
      if (rule.type === "layer-block") {
        const [name = "(anonymous)"] = rule.value.name ?? [];
        if (!inLayer && !cascadeLayers.includes(name)) problems.push(`${file}: unknown cascade layer ${name}`);
        walk(rule.value.rules, true);
      } else if (
        rule.type === "media" ||
        rule.type === "supports" ||
        rule.type === "container" ||
        rule.type === "scope"
      ) {
        walk(rule.value.rules, inLayer);
      } else if (!inLayer) {
        problems.push(`${file}:${lineOf(rule)} a rule outside of every cascade layer`);
      }
    }
  };
  walk(parse(file, css).rules, false);
  return problems;
}

/**
 * What would make a block look different on the editor's canvas, which is not a window of its own (design §5):
 * viewport units, media queries on the window's size, `:root`.
 */
export function canvasProblems(file: string, css: string): string[] {
  const problems: string[] = [];
  transform({
    filename: file,
    code: new TextEncoder().encode(css),
    visitor: {
      Length({ unit }) {
        if (viewportUnits.test(unit)) problems.push(`${file}: the unit ${unit}; use cqi or --page-height`);
      },
      Token: {
        dimension({ unit }) {
          if (viewportUnits.test(unit)) problems.push(`${file}: the unit ${unit}; use cqi or --page-height`);
        },
      },
      Selector(selector) {
        if (selector.some((part) => part.type === "pseudo-class" && part.kind === "root")) {
          problems.push(`${file}: the selector :root; use .page`);
        }
      },
      MediaQuery({ condition }) {
        if (
          /"name":"(device-)?(width|height|aspect-ratio)"|"name":"orientation"/.test(JSON.stringify(condition ?? ""))
        ) {
          problems.push(`${file}: a media query on the window's size; use a container query`);
        }
      },
    },
  });
  return problems;
}

/**
 * Rules that end in nothing but `:has()`, such as `.foot :has(> a)`. Browsers then don't know what may change and style
 * the whole subtree anew of whatever else is asked with `:has()`, at each press: here a thousand elements, four times.
 */
export function unnamedHasProblems(file: string, css: string): string[] {
  const problems: string[] = [];
  transform({
    filename: file,
    code: new TextEncoder().encode(css),
    visitor: {
      Selector(selector) {
        const last = selector.findLastIndex(({ type }) => type === "combinator");
        const subject = selector.slice(last + 1);
        const isUnnamed = subject.every((part) => part.type === "pseudo-class" && part.kind === "has");
        if (last >= 0 && isUnnamed) problems.push(`${file}: a rule ends in nothing but :has(); name what it styles`);
      },
    },
  });
  return problems;
}

/**
 * Rules that ask the whole document with `:has()` and style something below it, such as `body:has(> dialog) > .foot`. Whatever
 * comes or goes then has all that any rule asks with `:has()` looked for in the whole document: a list that is scrolled had every
 * button and word of the panel styled anew, at each line. What is styled is the document itself, or is told by its sibling.
 */
export function documentHasProblems(file: string, css: string): string[] {
  const problems: string[] = [];
  transform({
    filename: file,
    code: new TextEncoder().encode(css),
    visitor: {
      Selector(selector) {
        const first = selector.findIndex(({ type }) => type === "combinator");
        const compound = selector.slice(0, Math.max(first, 0));
        const isDocument = compound.some((part) => part.type === "type" && /^(html|body)$/.test(part.name));
        const asks = compound.some((part) => part.type === "pseudo-class" && part.kind === "has");
        if (isDocument && asks) problems.push(`${file}: a rule asks the document with :has() about what is below it`);
      },
    },
  });
  return problems;
}

function parse(file: string, css: string): StyleSheet {
  let parsed: StyleSheet | undefined;
  transform({
    filename: file,
    code: new TextEncoder().encode(css),
    visitor: {
      StyleSheet(sheet) {
        parsed = sheet;
      },
    },
  });
  if (!parsed) throw new Error(`${file} could not be read`);
  return parsed;
}

function lineOf(rule: Rule): string {
  return "value" in rule && rule.value && "loc" in rule.value ? String(rule.value.loc.line + 1) : "?";
}
